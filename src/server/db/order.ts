import { sql, type Transaction } from 'kysely';
import { refused } from '#server/errors.ts';
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
  if (wanted.size !== ids.length || held.length !== ids.length) {
    throw refused('Liste bu arada değişmiş ya da eksik. Yenileyip tekrar sıralayın.');
  }
  const next = [...ids];
  const whole = current.map(({ id }) => (wanted.has(id) ? (next.shift() ?? id) : id));
  const isDistinct = new Set(current.map(({ queue }) => queue)).size === current.length;
  // Places that two rows share cannot be told apart, so such a list is numbered anew.
  const positions =
    held.length < current.length && isDistinct
      ? current.map(({ queue }) => queue)
      : current.map((_, index) => current.length - index);
  return whole
    .map((id, index) => ({ id, queue: positions[index] ?? 0 }))
    .filter(({ id }) => held.length === current.length || !isDistinct || wanted.has(id));
}

/** The ids of a `queue` list (`[{ id, queue }]`), the highest `queue` first. */
export function idsInOrder(queue: readonly Ordered[]): number[] {
  return [...queue].sort((a, b) => b.queue - a.queue).map(({ id }) => id);
}

type OrderColumn = { table: 'categories' | 'products' | 'product_files'; column: 'queue' | 'featured_queue' };

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
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = wanted.queue from (${rows}) as wanted
    where ${sql.table(table)}.id = wanted.id`.execute(db);
}
