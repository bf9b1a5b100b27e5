import { useEffect, type KeyboardEvent } from 'react';
import type { MessagePage } from '../message.ts';
import type { Inbox } from './use-inbox.ts';

export type Neighbours = {
  /** These functions open the message above or below; they are undefined at the ends of the list. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /**
   * The position of the opened message in the whole list, such as `3 / 48`; undefined if it is not on this
   * page.
   */
  position: { at: number; total: number } | undefined;
};

/** Finds the messages before and after the opened one, even across pages. */
export function useNeighbours({ opened, open }: Inbox, page: MessagePage | undefined): Neighbours {
  const rows = page?.data ?? [];
  const index = rows.findIndex(({ id }) => id === opened);

  // When the neighbouring page has loaded, its first or last message is opened.
  const wanted = opened === 'first' ? rows[0] : opened === 'last' ? rows.at(-1) : undefined;
  useEffect(() => {
    if (wanted) open(wanted.id);
  }, [wanted, open]);

  if (!page || (index === -1 && opened !== null))
    return { previous: undefined, next: undefined, position: undefined };
  const { current_page: number, last_page: last, per_page: size, total } = page;
  const openRow = (row: { id: number } | undefined) => row && (() => open(row.id));
  return {
    previous:
      openRow(rows[index - 1]) ?? (index === 0 && number > 1 ? () => open('last', number - 1) : undefined),
    next:
      openRow(rows[index + 1]) ??
      (index === rows.length - 1 && number < last ? () => open('first', number + 1) : undefined),
    position: index === -1 ? undefined : { at: (number - 1) * size + index + 1, total },
  };
}

/** Handles the keys `j` and `k` while the focus is in the inbox but not in a text field. */
export function openedBy({ previous, next }: Neighbours) {
  return ({ key, ctrlKey, metaKey, altKey, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (ctrlKey || metaKey || altKey || isTyping(target)) return;
    // Events of dialogs arrive here through React, but dialogs are not inside the inbox in the DOM.
    if (!currentTarget.contains(target as Node)) return;
    if (key === 'j') next?.();
    if (key === 'k') previous?.();
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null;
}
