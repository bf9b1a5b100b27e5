import { Paper } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useEffect } from 'react';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { MessageToolbar } from './message/message-toolbar.tsx';
import { MessageView } from './message/message-view.tsx';
import { useMessage, type MessageName, checkMessage } from './messages.api.ts';
import type { Inbox } from './use-inbox.ts';
import type { Neighbours } from './use-neighbours.ts';
import type { Message } from '../message.ts';
import { mayUse } from '#panel/session/permission.ts';
import classes from './message-pane.module.css';

/** Messages whose mark is on its way or stored; a failed one is tried at the next opening. */
const marked = new Set<string>();

/** Marks an opened message as read, once. A viewer only looks. */
function useReadMark(message: Message | undefined): void {
  const { type, id, check } = message ?? {};
  useEffect(() => {
    if (type === undefined || id === undefined || check !== 0 || !mayUse('messages')) return;
    const key = `${type} ${id}`;
    if (marked.has(key)) return;
    marked.add(key);
    checkMessage({ type, id }).catch(() => marked.delete(key));
  }, [type, id, check]);
}

type MessagePaneProps = { inbox: Inbox; neighbours: Neighbours };

/** The opened message beside the list, or a hint to open one. */
export function MessagePane({ inbox, neighbours }: MessagePaneProps) {
  const { type, opened, close } = inbox;
  const pane = useRef<HTMLDivElement>(null);
  const last = useRef(opened);
  useLayoutEffect(() => {
    // Not at the start: then the address opened it, not the user.
    if (opened !== null && opened !== last.current) focusPane(pane.current);
    last.current = opened;
  }, [opened]);
  return (
    <Paper
      ref={pane}
      withBorder
      component="section"
      className={classes.pane}
      aria-label="Mesaj"
      tabIndex={-1}
      onKeyDown={({ key, target, currentTarget, defaultPrevented }) => {
        // Menus and selects inside handle Escape themselves; dialogs are children for React only.
        const isInside = currentTarget.contains(target as Node);
        if (key === 'Escape' && isInside && !defaultPrevented && !isOfDropdown(target)) close();
      }}
    >
      {opened === null && (
        <div className={classes.nothing}>
          <EmptyState
            icon={<IconMailOpened size={28} stroke={1.5} aria-hidden />}
            title="Bir mesaj seçin"
            text="Mesaj burada açılır. Sonraki için j, önceki için k tuşuna basın."
          />
        </div>
      )}
      {opened !== null && typeof opened !== 'number' && <Loading />}
      {typeof opened === 'number' && (
        <OpenedMessage key={`${type} ${opened}`} name={{ type, id: opened }} {...{ inbox, neighbours }} />
      )}
    </Paper>
  );
}

function OpenedMessage({ name, inbox, neighbours }: MessagePaneProps & { name: MessageName }) {
  const { data, error, refetch } = useMessage(name);
  useReadMark(data);
  return (
    <>
      <MessageToolbar inbox={inbox} neighbours={neighbours} message={data} />
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data && <MessageView message={data} />}
    </>
  );
}

/** Keys keep working while the message loads; its heading takes the focus over. */
function focusPane(pane: HTMLElement | null): void {
  if (!pane) return;
  pane.focus({ preventScroll: true });
  // The pane alone on the screen begins at its top; beside the list it stays in view.
  if (getComputedStyle(pane).position === 'static') window.scrollTo(0, 0);
}

function isOfDropdown(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('[data-mantine-stop-propagation="true"], [aria-expanded="true"]') !== null
  );
}
