import { sql, type Kysely, type Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { idList, numbersIn } from '#server/db/id-list.ts';
import type { Database, OperationalTables } from '#server/db/schema/database.ts';
import type { MissingAddressTable, RedirectHitTable, RedirectTable } from '#server/db/schema/site.ts';
import type { PageRange } from '#server/paging.ts';
import type { StoredRedirect } from './redirect-index.ts';

export type RedirectRow = Selectable<RedirectTable>;
export type HitCount = Selectable<RedirectHitTable>;
export type MissingCount = Selectable<MissingAddressTable>;

/** Rows per statement, because both databases limit the parameters. */
const batch = 500;

/** All redirects, as visitors are led on by them. */
export function selectRedirects(db: Reader): Promise<StoredRedirect[]> {
  return db.selectFrom('redirects').select(['id', 'source', 'target']).orderBy('id').execute();
}

export function selectRedirectPage(db: Reader, search: string, { limit, offset }: PageRange) {
  return matchingRedirects(db, search)
    .leftJoin('redirect_hits', 'redirect_hits.redirect_id', 'redirects.id')
    .select(['id', 'version', 'source', 'target', 'redirect_hits.count as hits', 'redirect_hits.last_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countRedirects(db: Reader, search = ''): Promise<number> {
  const row = await matchingRedirects(db, search)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function matchingRedirects(db: Reader, search: string) {
  return db
    .selectFrom('redirects')
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`(${contains('source', search)} or ${contains('target', search)})`),
    );
}

export function selectRedirectsById(db: Reader, ids: readonly number[]): Promise<RedirectRow[]> {
  return db.selectFrom('redirects').selectAll().where('id', 'in', numbersIn(db, ids)).orderBy('id').execute();
}

export function insertRedirect(
  db: Kysely<Database>,
  row: Pick<RedirectRow, 'source' | 'target' | 'created_at' | 'updated_at'>,
): Promise<RedirectRow> {
  return db.insertInto('redirects').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateRedirectRow(
  db: Kysely<Database>,
  id: number,
  changes: Pick<RedirectRow, 'source' | 'target' | 'updated_at' | 'version'>,
): Promise<RedirectRow> {
  return db
    .updateTable('redirects')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteRedirectRows(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('redirects').where('id', 'in', idList(ids)).execute();
  await db.deleteFrom('redirect_hits').where('redirect_id', 'in', idList(ids)).execute();
}

/** Adds what was counted; rows are sorted, so that two processes never wait for each other's locks. */
export async function addHits(db: Kysely<OperationalTables>, hits: readonly HitCount[]): Promise<void> {
  for (const rows of inBatches(hits, ({ redirect_id: id }) => String(id).padStart(12, '0')))
    await db
      .insertInto('redirect_hits')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('redirect_id').doUpdateSet({
          count: sql<number>`redirect_hits.count + excluded.count`,
          last_at: sql<string>`excluded.last_at`,
        }),
      )
      .execute();
}

/** Adds what was counted; an address keeps its first time, and its last known link. */
export async function addMissing(
  db: Kysely<OperationalTables>,
  missing: readonly MissingCount[],
): Promise<void> {
  for (const rows of inBatches(missing, ({ address }) => address))
    await db
      .insertInto('missing_addresses')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('address').doUpdateSet({
          count: sql<number>`missing_addresses.count + excluded.count`,
          last_at: sql<string>`excluded.last_at`,
          host: sql<string>`case when excluded.host = '' then missing_addresses.host else excluded.host end`,
        }),
      )
      .execute();
}

/** Deletes the rarest addresses above `most`, of equally rare ones the oldest. */
export async function dropRarest(db: Kysely<OperationalTables>, most: number): Promise<void> {
  const { count } = await db
    .selectFrom('missing_addresses')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const surplus = Number(count) - most;
  if (surplus <= 0) return;
  const rarest = db.selectFrom('missing_addresses').select('address').orderBy('count').orderBy('last_at');
  await db.deleteFrom('missing_addresses').where('address', 'in', rarest.limit(surplus)).execute();
}

export function selectMissingPage(db: Reader, search: string, { limit, offset }: PageRange) {
  return matchingMissing(db, search)
    .selectAll('missing_addresses')
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('address')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countMissing(db: Reader, search: string): Promise<number> {
  const row = await matchingMissing(db, search)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Addresses that are redirected meanwhile are left out. */
function matchingMissing(db: Reader, search: string) {
  return db
    .selectFrom('missing_addresses')
    .where((where) =>
      where.not(where.exists(where.selectFrom('redirects').select('id').whereRef('source', '=', 'address'))),
    )
    .$if(search !== '', (query) => query.where(contains('address', search)));
}

export async function deleteMissing(db: Kysely<OperationalTables>, address: string): Promise<number> {
  const row = await db.deleteFrom('missing_addresses').where('address', '=', address).executeTakeFirst();
  return Number(row.numDeletedRows);
}

export async function deleteMissingBefore(db: Kysely<OperationalTables>, before: string): Promise<void> {
  await db.deleteFrom('missing_addresses').where('last_at', '<', before).execute();
}

function inBatches<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const sorted = [...rows].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return Array.from({ length: Math.ceil(sorted.length / batch) }, (_, index) =>
    sorted.slice(index * batch, (index + 1) * batch),
  );
}
