import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Mailbox } from '../message.ts';
import { SearchField } from '#panel/list/search-field.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { useUnreadTotal, useUnreadCounts } from '#panel/session/unread-messages.ts';
import { InboxTools } from './inbox-tools.tsx';
import { MessageList } from './message-list.tsx';
import { rowLinkId } from './message-row.tsx';
import { MessagePane } from './message-pane.tsx';
import { useMessages } from './messages.api.ts';
import { TypeSwitch } from './type-switch.tsx';
import { useInbox } from './use-inbox.ts';
import { openedBy, useNeighbours } from './use-neighbours.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import classes from './inbox-page.module.css';

const mailboxes: { value: Mailbox; label: string }[] = [
  { value: 'mail', label: 'Gelen Kutusu' },
  { value: 'trash', label: 'Çöp Kutusu' },
];

/**
 * The inbox and the trash: the messages of a type beside the opened message. Phones show either the list or
 * the message.
 */
export function InboxPage() {
  const inbox = useInbox();
  const { type, query, opened } = inbox;
  const { data, error, refetch, isPlaceholderData } = useMessages(type, query);
  const page = isPlaceholderData ? undefined : data;
  const neighbours = useNeighbours(inbox, page);
  const unread = useUnreadTotal();
  useFocusOfList(opened);
  return (
    <div className={classes.container}>
      <div
        className={classes.page}
        data-opened={opened !== null || undefined}
        onKeyDown={openedBy(neighbours)}
      >
        <PageHead
          title="İletişim"
          note={unread === 0 ? 'Okunmamış mesaj yok' : `${formatNumber(unread)} okunmamış mesaj`}
          actions={<InboxTools type={type} query={query} />}
        />
        <TypeSwitch inbox={inbox} />
        <div className={classes.filters} role="search">
          <SegmentedControl
            aria-label="Kutu"
            className={classes.boxes}
            data={mailboxes}
            value={query.section}
            onChange={(section) => inbox.setSection(section)}
          />
          <SearchField
            key={`${type} ${query.section}`}
            label="Mesajlarda ara"
            value={query.search}
            onSearch={inbox.setSearch}
          />
        </div>
        <NewMessages type={type} />
        <div className={classes.panes}>
          <MessageList
            inbox={inbox}
            page={data}
            isStale={isPlaceholderData}
            error={error}
            onRetry={() => void refetch()}
          />
          <MessagePane inbox={inbox} neighbours={neighbours} />
        </div>
      </div>
    </div>
  );
}

/** Moves the focus back to the row of a message when the message is closed. */
function useFocusOfList(opened: unknown): void {
  const last = useRef(opened);
  useEffect(() => {
    if (opened === null && typeof last.current === 'number')
      document.getElementById(rowLinkId(last.current))?.focus();
    last.current = opened;
  }, [opened]);
}

/** Announces new messages to screen readers while the inbox is open. */
function NewMessages({ type }: { type: MessageType }) {
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
