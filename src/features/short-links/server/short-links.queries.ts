import { sql, type Kysely, type Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { ShortLinkScanTable, ShortLinkTable } from '#server/db/schema/site.ts';
import type { ShortLinkKind } from '../short-code.rules.ts';

type Writer = Kysely<OperationalTables>;
export type ShortLinkRow = Selectable<ShortLinkTable>;
export type ScanCount = Selectable<ShortLinkScanTable>;

/** The number of rows per statement, because both databases limit the parameters. */
const batch = 500;

export function selectShortLink(db: Reader, short: string): Promise<ShortLinkRow | undefined> {
  return db.selectFrom('short_links').selectAll().where('short', '=', short).executeTakeFirst();
}

export function selectShortLinksOf(
  db: Reader | Writer,
  kind: ShortLinkKind,
  ids: readonly number[],
): Promise<Pick<ShortLinkRow, 'short' | 'record_id'>[]> {
  // The cast is safe, because both kinds of connection contain this table. Kysely's types cannot express this.
  return (db as Writer)
    .selectFrom('short_links')
    .select(['short', 'record_id'])
    .where('kind', '=', kind)
    .where('record_id', 'in', numbersIn(db, ids))
    .execute();
}

/** Inserts links; one whose code or record is taken meanwhile is left out. */
export async function insertShortLinks(db: Writer, rows: readonly ShortLinkRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch)
    await db
      .insertInto('short_links')
      .values(rows.slice(start, start + batch))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Adds scans; rows are sorted, so that two processes never wait for each other's locks. */
export async function addScans(db: Writer, scans: readonly ScanCount[]): Promise<void> {
  const keyOf = ({ kind, record_id: id, day }: ScanCount) => `${kind} ${String(id).padStart(12, '0')} ${day}`;
  const sorted = scans.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (let start = 0; start < sorted.length; start += batch)
    await db
      .insertInto('short_link_scans')
      .values(sorted.slice(start, start + batch))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'record_id', 'day'])
          .doUpdateSet({ count: sql<number>`short_link_scans.count + excluded.count` }),
      )
      .execute();
}

export function selectScans(db: Reader, kind: ShortLinkKind, id: number, since: string) {
  return db
    .selectFrom('short_link_scans')
    .select(['day', 'count'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('day', '>=', since)
    .orderBy('day')
    .execute();
}

export async function deleteScansBefore(db: Writer, day: string): Promise<void> {
  await db.deleteFrom('short_link_scans').where('day', '<', day).execute();
}

/** Live variants by id, with their products. */
export function selectLiveVariants(db: Reader, ids: readonly number[]) {
  return db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select(['product_variants.id', 'product_variants.product_id', 'product_variants.code'])
    .where('product_variants.id', 'in', numbersIn(db, ids))
    .where('products.deleted_at', 'is', null)
    .execute();
}

/** The ids of those records of a table that are not deleted; of categories and posts only those of a section. */
export async function selectLiveIds(
  db: Reader,
  table: 'products' | 'categories' | 'catalogues' | 'posts',
  { ids, section }: { ids: readonly number[]; section?: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is', null)
    .$if(section !== undefined, (query) => query.where(sql.ref('section'), '=', section ?? ''))
    .execute();
  return rows.map(({ id }) => id);
}
