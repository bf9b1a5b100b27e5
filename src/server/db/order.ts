import { sql, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { orderConflict, refused } from '#server/errors.ts';
import type { Dialect } from './columns.ts';
import { toJson } from './json.ts';
import type { Database } from './schema/database.ts';

/** A list in the order in which it is shown: by `queue`, highest first. */
export type Ordered = { id: number; queue: number };

/**
 * What to store so that `ids` stand in this order (api.md, "Order lists"): a whole list is numbered
 * n … 1; the ids of a part share out the positions that they held, and the rest stays.
 *
 * @throws AppError 422 for unknown, foreign or doubled ids.
 */
export function orderOf(current: readonly Ordered[], ids: readonly number[]): Ordered[] {
  const wanted = new Set(ids);
  const held = current.filter(({ id }) => wanted.has(id));
  if (wanted.size !== ids.length || held.length !== ids.length) throw foreignIds();
  const isDistinct = new Set(current.map(({ queue }) => queue)).size === current.length;
  if (held.length < current.length && isDistinct) return shareOut(held, ids);
  // Places that two rows share cannot be told apart, so such a list is numbered anew.
  const next = [...ids];
  return current.map(({ id }, index) => ({
    id: wanted.has(id) ? (next.shift() ?? id) : id,
    queue: current.length - index,
  }));
}

/** The places that were held, the highest first, given to the same ids in a new order. */
export function shareOut(held: readonly Ordered[], ids: readonly number[]): Ordered[] {
  return ids.map((id, index) => ({ id, queue: held[index]?.queue ?? 0 }));
}

export const foreignIds = () => refused('Liste bu arada değişmiş ya da eksik. Yenileyip tekrar sıralayın.');

/**
 * The ids between the old and the new place of one item, in their new order: all that a move changes.
 * `position` counts from 1; past the end is the end.
 *
 * @throws AppError 422 when the list does not hold the item.
 */
export function movedPart(ids: readonly number[], id: number, position: number): number[] {
  const from = ids.indexOf(id);
  if (from < 0) throw foreignIds();
  const to = Math.min(position, ids.length) - 1;
  const part = ids.slice(Math.min(from, to), Math.max(from, to) + 1).filter((other) => other !== id);
  return from < to ? [...part, id] : [id, ...part];
}

/** The ids of a `queue` list (`[{ id, queue }]`), the highest `queue` first. */
export function idsInOrder(queue: readonly Ordered[]): number[] {
  return [...queue].sort((a, b) => b.queue - a.queue).map(({ id }) => id);
}

/** `order_version` of a list that is always read whole: another one for other items or another order. */
export function orderVersionOf(list: readonly { id: number }[]): string {
  const ids = list.map(({ id }) => id).join();
  return createHash('sha256').update(ids).digest('base64url').slice(0, 16);
}

/**
 * Refuses an order made from a list that has changed since; without a version there is no check.
 *
 * @throws AppError 409 with the present `order_version`.
 */
export function checkOrderVersion(sent: string | undefined, present: string): void {
  if (sent !== undefined && sent !== present) throw orderConflict(present);
}

type OrderColumn = {
  table: 'categories' | 'products' | 'product_files' | 'transporter_types';
  column: 'queue' | 'featured_queue';
};

/** Stores an order in one statement, which touches the order alone. */
export async function writeOrder(
  db: Transaction<Database>,
  dialect: Dialect,
  { table, column }: OrderColumn,
  order: readonly Ordered[],
): Promise<void> {
  const pairs = toJson(order.map(({ id, queue }) => [id, queue]));
  const rows =
    dialect === 'sqlite'
      ? sql`select json_extract(value, '$[0]') as id, json_extract(value, '$[1]') as queue from json_each(${pairs})`
      : sql`select (value->>0)::integer as id, (value->>1)::integer as queue from jsonb_array_elements(${pairs}::jsonb)`;
  const place = sql.ref(`${table}.${column}`);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = wanted.queue from (${rows}) as wanted
    where ${sql.ref(`${table}.id`)} = wanted.id and ${place} <> wanted.queue`.execute(db);
}
