import { IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router';
import { messageTypes } from '#shared/rules/message-types.ts';
import { paths } from '#shared/panel-paths.ts';
import { useUnreadCounts } from '#panel/session/unread-messages.ts';
import { UnreadBadge } from './unread-badge.tsx';
import bar from './bar-button.module.css';
import badge from './unread-badge.module.css';

/** A link to the inbox, to the first message type that has unread messages. */
export function InboxLink() {
  const counts = useUnreadCounts();
  const type = messageTypes.find((one) => (counts?.[one] ?? 0) > 0);
  return (
    <Link
      to={type ? `${paths.contact}?type=${type}` : paths.contact}
      className={bar.button}
      style={{ position: 'relative' }}
      title="Gelen Kutusu"
    >
      <IconInbox size={19} stroke={1.7} aria-hidden />
      <span className={badge.words}>Gelen Kutusu</span>
      <UnreadBadge className={badge.inHeader} />
    </Link>
  );
}
