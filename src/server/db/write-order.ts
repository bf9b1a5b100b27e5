import { sql, type Transaction } from 'kysely';
import { dialectOf } from './dialect-of.ts';
import { toJson } from './json.ts';
import type { Database, ListedTable } from './schema/database.ts';

/** A row and its place in a list; the highest `queue` is first. */
export type Ordered = { id: number; queue: number };

type OrderColumn = {
  table: ListedTable | 'product_files' | 'school_tour_files';
  column: 'queue' | 'featured_queue';
};

/** Stores an order in one statement that writes only changed places. */
export async function writeOrder(
  db: Transaction<Database>,
  { table, column }: OrderColumn,
  order: readonly Ordered[],
): Promise<void> {
  const pairs = toJson(order.map(({ id, queue }) => [id, queue]));
  const rows =
    dialectOf(db) === 'sqlite'
      ? sql`select json_extract(value, '$[0]') as id, json_extract(value, '$[1]') as queue from json_each(${pairs})`
      : sql`select (value->>0)::integer as id, (value->>1)::integer as queue from jsonb_array_elements(${pairs}::jsonb)`;
  const place = sql.ref(`${table}.${column}`);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = wanted.queue from (${rows}) as wanted
    where ${sql.ref(`${table}.id`)} = wanted.id and ${place} <> wanted.queue`.execute(db);
}
