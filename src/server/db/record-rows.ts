import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Reader } from './connect.ts';
import { numbersIn } from './id-list.ts';
import type { SimpleRow } from './schema/content.ts';
import type { Database, ListedTable } from './schema/database.ts';

/** The columns that the tables of all simple records share. */
export type AnyRow = Selectable<SimpleRow>;

export type ColumnValue = string | number | null;
type Values = Readonly<Record<string, ColumnValue>>;

/** The live rows of a table in order. */
export function selectRows<Row extends AnyRow>(db: Reader, table: ListedTable): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`select * from ${sql.table(table)} where deleted_at is null order by queue desc, id desc`,
  );
}

/** The ids and places of a list's live rows in order; `list` contains the columns that name the list. */
export function selectPlaces(
  db: Reader,
  table: ListedTable,
  list: Values = {},
): Promise<Pick<AnyRow, 'id' | 'queue'>[]> {
  const isListed = Object.entries(list).map(
    ([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`,
  );
  return rowsOf(
    db,
    sql`select id, queue from ${sql.table(table)}
      where ${sql.join([sql`deleted_at is null`, ...isListed], sql` and `)} order by queue desc, id desc`,
  );
}

/** The live rows of a table in order, with the columns that name their list. */
export function selectListMembers(
  db: Reader,
  table: ListedTable,
  listBy: readonly string[],
): Promise<{ id: number }[]> {
  const columns = ['id', ...listBy].map((column) => sql.ref(column));
  return rowsOf(
    db,
    sql`select ${sql.join(columns)} from ${sql.table(table)}
      where deleted_at is null order by queue desc, id desc`,
  );
}

export async function findRow<Row extends AnyRow>(
  db: Reader,
  table: ListedTable,
  id: number,
): Promise<Row | undefined> {
  const [row] = await selectRowsById<Row>(db, table, [id]);
  return row?.deleted_at === null ? row : undefined;
}

/** The rows with these ids, including deleted ones. */
export function selectRowsById<Row>(db: Reader, table: ListedTable, ids: readonly number[]): Promise<Row[]> {
  return rowsOf<Row>(db, sql`select * from ${sql.table(table)} where id in ${numbersIn(db, ids)}`);
}

export async function insertRow<Row extends AnyRow>(
  db: Transaction<Database>,
  table: ListedTable,
  values: Values,
): Promise<Row> {
  const columns = Object.keys(values).map((column) => sql.ref(column));
  const [row] = await rowsOf<Row>(
    db,
    sql`insert into ${sql.table(table)} (${sql.join(columns)})
      values (${sql.join(Object.values(values))}) returning *`,
  );
  return required(row);
}

export async function updateRow<Row extends AnyRow>(
  db: Transaction<Database>,
  table: ListedTable,
  id: number,
  values: Values,
): Promise<Row> {
  const settings = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const [row] = await rowsOf<Row>(
    db,
    sql`update ${sql.table(table)} set ${sql.join(settings)} where id = ${id} returning *`,
  );
  return required(row);
}

type Deleted = { table: ListedTable; id: number };

/** A page of the rows of several tables that were deleted after an instant, the latest deletion first. */
export async function selectDeletedPage(
  db: Reader,
  sources: readonly { table: ListedTable; section?: string | undefined }[],
  { since, limit, offset }: { since: string; limit: number; offset: number },
): Promise<{ deleted: Deleted[]; total: number }> {
  const parts = sources.map(
    ({ table, section }) => sql`select ${sql.lit(table)} as "table", id, deleted_at from ${sql.table(table)}
      where deleted_at is not null and deleted_at >= ${since}
      ${section === undefined ? sql`` : sql`and section = ${section}`}`,
  );
  const all = sql`(${sql.join(parts, sql` union all `)}) as deleted`;
  const deleted = await rowsOf<Deleted>(
    db,
    sql`select "table", id from ${all} order by deleted_at desc, "table", id desc limit ${limit} offset ${offset}`,
  );
  const [count] = await rowsOf<{ total: number | string }>(db, sql`select count(*) as total from ${all}`);
  return { deleted, total: Number(count?.total) };
}

async function rowsOf<Row>(db: Reader, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`${query}`.execute(db);
  return rows;
}

function required<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('The row that was written is missing');
  return row;
}
