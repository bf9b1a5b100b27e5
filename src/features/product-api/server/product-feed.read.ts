import type { ProductFeed, ProductFeedQuery } from '../product-record.ts';
import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import {
  selectDeleted,
  selectFirstEntrySince,
  selectLastEntry,
  selectProductEntries,
  selectProductIdsAfter,
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
type Cursor = { entry: number; after?: number };

/**
 * A page of what a program has not seen yet. A cursor names a place in the history and not a time, so nothing is left
 * out, whatever is written meanwhile (decision 0091).
 */
export async function readProductFeed(
  { db }: Pick<Context, 'db'>,
  { updated_since: since, cursor, limit }: ProductFeedQuery,
): Promise<ProductFeed> {
  const from = cursor === undefined ? await startOf(db, since ?? undefined) : readCursor(cursor);
  return from.after === undefined
    ? changes(db, from.entry, limit)
    : all(db, { ...from, after: from.after }, limit);
}

async function startOf(db: Reader, since: string | undefined): Promise<Cursor> {
  const last = await selectLastEntry(db);
  if (since === undefined) return { entry: last, after: 0 };
  const first = await selectFirstEntrySince(db, new Date(Date.parse(since) - overlap).toISOString());
  return { entry: first === undefined ? last : first - 1 };
}

async function all(db: Reader, { entry, after }: Required<Cursor>, limit: number): Promise<ProductFeed> {
  const ids = await selectProductIdsAfter(db, after, limit);
  const data = await loadProductRecords(db, ids);
  const last = ids.at(-1);
  const isEnd = last === undefined || ids.length < limit;
  // What changed since the first page follows, and may be many products.
  const hasChanged = isEnd && (await selectProductEntries(db, entry, 1)).length > 0;
  const next = isEnd ? { entry } : { entry, after: last };
  return { data, deleted: [], has_more: !isEnd || hasChanged, next_cursor: writeCursor(next) };
}

async function changes(db: Reader, entry: number, limit: number): Promise<ProductFeed> {
  const wanted = limit * entriesPerProduct;
  const entries = await selectProductEntries(db, entry, wanted + 1);
  const ids = new Set<number>();
  let last = entry;
  let isFull = false;
  for (const { id, entity_id } of entries.slice(0, wanted)) {
    const product = Number(entity_id);
    isFull = ids.size === limit && !ids.has(product);
    if (isFull) break;
    ids.add(product);
    last = id;
  }
  return {
    data: await loadProductRecords(db, [...ids]),
    deleted: await selectDeleted(db, [...ids]),
    has_more: isFull || entries.length > wanted,
    next_cursor: writeCursor({ entry: last }),
  };
}

function writeCursor({ entry, after }: Cursor): string {
  return after === undefined ? String(entry) : `${entry}.${after}`;
}

function readCursor(cursor: string): Cursor {
  const [entry, after] = cursor.split('.').map(Number);
  return { entry: entry ?? 0, ...(after !== undefined && { after }) };
}
