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

/**
 * Messages that are marked as read, or being marked. A failed one is removed, so that opening it again tries
 * again.
 */
const marked = new Set<string>();

/** Marks an opened message as read, if the user may change messages. */
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

/** Shows the opened message beside the list, or a hint to open one. */
export function MessagePane({ inbox, neighbours }: MessagePaneProps) {
  const { type, opened, close } = inbox;
  const pane = useRef<HTMLDivElement>(null);
  const last = useRef(opened);
  useLayoutEffect(() => {
    // At the start the address opened the message and not the user, so the focus stays.
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
        // Menus and selects handle Escape themselves. Events of dialogs arrive here through React, but dialogs are
        // not inside the pane in the DOM.
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

/**
 * Moves the focus to the pane, so that keys work while the message loads. Later the focus moves on to the
 * heading.
 */
function focusPane(pane: HTMLElement | null): void {
  if (!pane) return;
  pane.focus({ preventScroll: true });
  // On narrow screens, where only the pane is shown, the page scrolls to its top.
  if (getComputedStyle(pane).position === 'static') window.scrollTo(0, 0);
}

function isOfDropdown(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('[data-mantine-stop-propagation="true"], [aria-expanded="true"]') !== null
  );
}
