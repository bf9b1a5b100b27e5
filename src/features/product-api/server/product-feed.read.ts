import type { ProductFeed, ProductFeedQuery } from '../product-record.ts';
import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import {
  selectDeleted,
  selectEntries,
  selectNaming,
  selectFirstEntrySince,
  selectLastEntry,
  selectProductIdsAfter,
  type Entry,
} from './product-feed.queries.ts';
import { loadProductRecords } from './product-records.read.ts';

/** In milliseconds. A long import carries the time of its start, so a little more than what was asked for is read. */
const overlap = 10 * minuteMs;

/** Entries that are read for a page; several of them may be about the same product. */
const entriesPerProduct = 4;

/**
 * Where a program is: `entry` is the place in the history after which changes are still to come. While `after` is set,
 * it still reads all live products in the order of their ids, now those after this one.
 */
type Cursor = {
  entry: number;
  after?: number;
  /** It still reads the products of the next entry, something renamed that they show, now those after this one. */
  within?: number;
};

/**
 * A page of what a program has not seen yet. A cursor names a place in the history and not a time, so nothing is left
 * out, whatever is written meanwhile (decision 0091).
 */
export async function readProductFeed(
  { db }: Pick<Context, 'db'>,
  { updated_since: since, cursor, limit }: ProductFeedQuery,
): Promise<ProductFeed> {
  const from = cursor === undefined ? await startOf(db, since ?? undefined) : readCursor(cursor);
  return from.after === undefined ? changes(db, from, limit) : all(db, { ...from, after: from.after }, limit);
}

async function startOf(db: Reader, since: string | undefined): Promise<Cursor> {
  const last = await selectLastEntry(db);
  if (since === undefined) return { entry: last, after: 0 };
  const first = await selectFirstEntrySince(db, new Date(Date.parse(since) - overlap).toISOString());
  return { entry: first === undefined ? last : first - 1 };
}

async function all(
  db: Reader,
  { entry, after }: { entry: number; after: number },
  limit: number,
): Promise<ProductFeed> {
  const ids = await selectProductIdsAfter(db, after, limit);
  const data = await loadProductRecords(db, ids);
  const last = ids.at(-1);
  const isEnd = last === undefined || ids.length < limit;
  // What changed since the first page follows, and may be many products.
  const hasChanged = isEnd && (await selectEntries(db, entry, 1)).length > 0;
  const next = isEnd ? { entry } : { entry, after: last };
  return { data, deleted: [], has_more: !isEnd || hasChanged, next_cursor: writeCursor(next) };
}

async function changes(db: Reader, from: Cursor, limit: number): Promise<ProductFeed> {
  const wanted = limit * entriesPerProduct;
  const entries = await selectEntries(db, from.entry, wanted + 1);
  const page: Page = { ids: new Set(), limit };
  let next: Cursor = from;
  let isFull = false;
  for (const entry of entries.slice(0, wanted)) {
    const within = await take(db, page, { entry, after: next.within ?? 0 });
    isFull = within !== undefined;
    next = within === undefined ? { entry: entry.id } : { entry: next.entry, within };
    if (isFull) break;
  }
  const ids = [...page.ids];
  return {
    data: await loadProductRecords(db, ids),
    deleted: await selectDeleted(db, ids),
    has_more: isFull || entries.length > wanted,
    next_cursor: writeCursor(next),
  };
}

type Page = { ids: Set<number>; limit: number };

/** Adds the products of an entry after one. Undefined if all are on the page, else the last one that is. */
async function take(
  db: Reader,
  { ids, limit }: Page,
  { entry, after }: { entry: Entry; after: number },
): Promise<number | undefined> {
  const { named: entity, entity_id } = entry;
  if (!entity) {
    const id = Number(entity_id);
    if (ids.size === limit && !ids.has(id)) return after;
    ids.add(id);
    return undefined;
  }
  if (!isRenamed(entry)) return undefined;
  // One more than the page holds tells whether the entry has others.
  const found = await selectNaming(db, { entity, id: Number(entity_id), after, limit: limit + 1 });
  let last = after;
  for (const id of found) {
    if (ids.size === limit && !ids.has(id)) return last;
    ids.add(id);
    last = id;
  }
  return found.length > limit ? last : undefined;
}

/** Whether an entry changes a name, or the address of a category, which products answer. */
function isRenamed({ before, after }: Entry): boolean {
  if (before === null || after === null) return false;
  type State = { name?: unknown; seo_name?: unknown };
  const shown = ({ name, seo_name }: State) => toJson([name, seo_name]);
  return shown(fromJson<State>(before)) !== shown(fromJson<State>(after));
}

function writeCursor({ entry, after, within }: Cursor): string {
  if (within) return `${entry}-${within}`;
  return after === undefined ? String(entry) : `${entry}.${after}`;
}

function readCursor(cursor: string): Cursor {
  const [entry = 0, place] = cursor.split(/[.-]/).map(Number);
  if (place === undefined) return { entry };
  return cursor.includes('-') ? { entry, within: place } : { entry, after: place };
}
