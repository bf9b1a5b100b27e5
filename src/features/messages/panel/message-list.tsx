import { Button, Paper, Skeleton, Text } from '@mantine/core';
import { IconInbox, IconSearchOff, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ListedMessage, MessagePage } from '../message.ts';
import { EmptyState, LoadError } from '#panel/feedback/load-states.tsx';
import { ListPaging } from '#panel/list/list-paging.tsx';
import {
  SelectAll,
  SelectionBar,
  useChoose,
  useRowKeys,
  type RowSelection,
} from '#panel/list/list-selection.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { mayUse } from '#panel/session/permission.ts';
import { MailboxActions } from './mailbox-actions.tsx';
import { nameOf } from './message-names.ts';
import { MessageRow } from './message-row.tsx';
import type { Inbox } from './use-inbox.ts';
import classes from './message-list.module.css';

type MessageListProps = {
  inbox: Inbox;
  page: MessagePage | undefined;
  isStale: boolean;
  error: unknown;
  onRetry: () => void;
};

/** The messages of one type and mailbox, with selection and paging. */
export function MessageList({ inbox, page, isStale, error, onRetry }: MessageListProps) {
  const { type, query, opened, close, setPage } = inbox;
  const rows = page?.data;
  const ids = rows?.map(({ id }) => id) ?? [];
  const chosen = useRowKeys(JSON.stringify([type, query]), ids);
  const selected = ids.filter((id) => chosen.keys.has(id));
  const closeMoved = () => {
    if (typeof opened === 'number' && selected.includes(opened)) close();
  };
  const selection: RowSelection<ListedMessage> = {
    keys: chosen.keys,
    onChange: chosen.setKeys,
    label: ({ name, email }) => name || email,
    note: (count) => `${formatNumber(count)} mesaj seçildi`,
    // Messages stay selected if the action fails.
    actions: <MailboxActions type={type} ids={selected} section={query.section} onDone={closeMoved} />,
  };
  return (
    <section
      {...useKeptFocus(rows)}
      className={classes.list}
      aria-label={query.section === 'trash' ? 'Çöp Kutusu' : 'Gelen Kutusu'}
    >
      <Paper withBorder className={classes.card} data-stale={isStale || undefined}>
        {error && !rows ? (
          <LoadError error={error} onRetry={onRetry} />
        ) : (
          <Rows inbox={inbox} page={page} ids={ids} selection={selection} />
        )}
      </Paper>
      <SelectionBar selection={selection} />
      <ListPaging page={query.page} lastPage={page?.last_page ?? 1} onPage={setPage} />
    </section>
  );
}

/** Moves the focus to the list if the focused row disappears from the list. */
function useKeptFocus(rows: readonly ListedMessage[] | undefined) {
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, [rows]);
  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = () => {
    // If a focused row is removed, no other element has the focus yet, so the active element is the body.
    hadFocus.current = document.activeElement === document.body;
  };
  return { ref, onFocus, onBlur, tabIndex: -1 };
}

type RowsProps = {
  inbox: Inbox;
  page: MessagePage | undefined;
  ids: readonly number[];
  selection: RowSelection<ListedMessage>;
};

function Rows({ inbox, page, ids, selection }: RowsProps) {
  const choose = useChoose(ids, selection);
  const mayChange = mayUse('messages');
  if (!page) return <SkeletonRows />;
  if (page.total === 0) return <Nothing inbox={inbox} />;
  return (
    <>
      <div className={classes.top}>
        {mayChange && <SelectAll all={ids} selection={selection} />}
        <Text size="sm" c="dimmed">
          {formatNumber(page.total)} mesaj
        </Text>
      </div>
      <ul className={classes.rows}>
        {page.data.map((row) => (
          <MessageRow
            key={row.id}
            row={row}
            address={inbox.addressOf(row.id)}
            isOpened={inbox.opened === row.id}
            isChosen={selection.keys.has(row.id)}
            onChoose={mayChange ? choose : undefined}
            onOpen={inbox.open}
          />
        ))}
      </ul>
    </>
  );
}

function Nothing({ inbox: { type, query, isSearch, setSearch } }: { inbox: Inbox }) {
  if (isSearch)
    return (
      <EmptyState
        icon={<IconSearchOff size={28} stroke={1.5} aria-hidden />}
        title="Eşleşen mesaj yok"
        text="Adın, adresin ya da metnin başka bir parçasını arayın."
        action={
          <Button variant="default" onClick={() => setSearch('')}>
            Aramayı Temizle
          </Button>
        }
      />
    );
  if (query.section === 'trash')
    return (
      <EmptyState
        icon={<IconTrash size={28} stroke={1.5} aria-hidden />}
        title="Çöp kutusu boş"
        text="Çöpe taşıdığınız mesajlar burada durur; geri alabilir ya da kalıcı olarak silebilirsiniz."
      />
    );
  return (
    <EmptyState
      icon={<IconInbox size={28} stroke={1.5} aria-hidden />}
      title={`${nameOf(type).one} yok`}
      text="Siteden gelen mesajlar burada kendiliğinden görünür."
    />
  );
}

function SkeletonRows() {
  return (
    <ul className={classes.rows} aria-busy aria-label="Yükleniyor">
      {Array.from({ length: 8 }, (_, row) => (
        <li key={row} className={classes.skeleton}>
          <Skeleton height={14} width={`${45 + ((row * 17) % 30)}%`} />
          <Skeleton height={12} width={`${65 + ((row * 13) % 30)}%`} />
        </li>
      ))}
    </ul>
  );
}
