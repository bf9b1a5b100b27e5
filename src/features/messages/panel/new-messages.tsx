import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { MessageType } from '#shared/rules/message-types.ts';
import { formatNumber } from '#panel/format/format.ts';
import { useUnreadCounts } from '#panel/session/unread-messages.ts';

/** Tells screen readers about messages that arrive while the inbox is open. */
export function NewMessages({ type }: { type: MessageType }) {
  const unread = useUnreadCounts()?.[type];
  const [seen, setSeen] = useState({ type, unread });
  const [text, setText] = useState('');
  if (seen.type !== type || seen.unread !== unread) {
    const added = seen.type === type ? (unread ?? 0) - (seen.unread ?? unread ?? 0) : 0;
    setSeen({ type, unread });
    setText(added > 0 ? `${formatNumber(added)} yeni mesaj` : '');
  }
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
