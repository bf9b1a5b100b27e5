import { useEffect } from 'react';
import type { FormKind } from './chosen-record.ts';

/**
 * The loaded part of the list from which a record was opened. Session storage keeps it together with the
 * record's id.
 */
export type OpenedList = {
  /** The query of the list, with `page` and `per_page`. */
  query: Readonly<Record<string, string | number | boolean>> & { per_page: number };
  /** The loaded ids, in the order of the list at the time of loading. */
  ids: readonly number[];
  /** The number of records before and after the loaded ones. */
  before: number;
  after: number;
};

type Page = { data: readonly { id: number }[]; current_page: number; last_page: number; total: number };
type Direction = 'previous' | 'next';

let shown: { kind: FormKind; list: OpenedList } | null = null;

/**
 * Registers the page of a list that is on the screen, so that a record opened from it has a previous and a
 * next one.
 */
export function useOpenedList(kind: FormKind, query: OpenedList['query'], page: Page | undefined): void {
  useEffect(() => {
    shown = page ? { kind, list: listOf(query, page) } : null;
    return () => {
      shown = null;
    };
  });
}

/** The list on the screen, if it contains the record. */
export function shownList(kind: FormKind, id: number): OpenedList | null {
  return shown?.kind === kind && shown.list.ids.includes(id) ? shown.list : null;
}

export function listOf(query: OpenedList['query'], { data, current_page, total }: Page): OpenedList {
  const before = (current_page - 1) * query.per_page;
  return { query, ids: data.map(({ id }) => id), before, after: Math.max(0, total - before - data.length) };
}

/** The position of a loaded record, from 1, and the length of the list. */
export function positionIn({ ids, before, after }: OpenedList, id: number) {
  return { position: before + ids.indexOf(id) + 1, total: before + ids.length + after };
}

/**
 * Loads at least one more record in a direction, if there is one. Edited records may have moved or no longer
 * match the filter, so it looks for unknown ids next to the known ones.
 */
export async function extendList(
  list: OpenedList,
  direction: Direction,
  load: (page: number) => Promise<Page>,
): Promise<OpenedList> {
  const found = await (direction === 'next' ? findAfter(list, load) : findBefore(list, load));
  if (direction === 'next') return { ...list, ids: [...list.ids, ...found], after: rest(list.after, found) };
  return { ...list, ids: [...found, ...list.ids], before: rest(list.before, found) };
}

const rest = (count: number, found: readonly number[]) =>
  found.length === 0 ? 0 : Math.max(0, count - found.length);

async function findAfter({ ids, before, query }: OpenedList, load: (page: number) => Promise<Page>) {
  const first = pageOf(before, query);
  let page = await load(pageOf(before + ids.length - 1, query));
  // If every known record of this page has left the list, the records after them have moved forward by a
  // page.
  while (page.current_page > first && !idsOf(page).some((id) => ids.includes(id)))
    page = await load(Math.min(page.current_page, page.last_page + 1) - 1);
  const last = idsOf(page).findLastIndex((id) => ids.includes(id));
  let found = idsOf(page).slice(last + 1);
  while (found.length === 0 && page.current_page < page.last_page) {
    page = await load(page.current_page + 1);
    found = idsOf(page).filter((id) => !ids.includes(id));
  }
  return found;
}

async function findBefore({ ids, before, query }: OpenedList, load: (page: number) => Promise<Page>) {
  let page = await load(pageOf(before, query));
  const first = idsOf(page).findIndex((id) => ids.includes(id));
  let found = idsOf(page).slice(0, Math.max(0, first));
  while (found.length === 0 && page.current_page > 1) {
    page = await load(page.current_page - 1);
    found = idsOf(page).filter((id) => !ids.includes(id));
  }
  return found;
}

const pageOf = (index: number, { per_page }: OpenedList['query']) => Math.floor(index / per_page) + 1;

const idsOf = ({ data }: Page) => data.map(({ id }) => id);
