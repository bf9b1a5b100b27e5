import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';

/** More products than the list shows, because some may have been deleted. */
const candidates = 40;
const mostFailedSearches = 8;
const mostSources = 10;

export async function selectFirstVisitDay(db: Reader): Promise<string | null> {
  const { day } = await db
    .selectFrom('visits')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

/** The number of page views by day, over all pages. */
export async function selectVisitsByDay(db: Reader, days: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('visits')
    .select(['day', 'count'])
    .where('day', 'in', days)
    .where('page', '=', 'all')
    .where('record_id', '=', 0)
    .execute();
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/**
 * Selects the most frequent names from the day `from` on. `previous` is their number from `before` until that
 * day.
 */
export async function selectSources(
  db: Reader,
  kind: 'host' | 'campaign',
  { from, before }: { from: string; before: string },
) {
  const now = sql<number | string>`sum(case when day >= ${from} then count else 0 end)`;
  const previous = sql<number | string>`sum(case when day < ${from} then count else 0 end)`;
  const rows = await db
    .selectFrom('visit_sources')
    .select(['name', now.as('now'), previous.as('previous')])
    .where('kind', '=', kind)
    .where('day', '>=', before)
    .groupBy('name')
    .orderBy('now', 'desc')
    .orderBy('name')
    .limit(mostSources)
    .execute();
  return rows
    .map((row) => ({ name: row.name, count: Number(row.now), previous: Number(row.previous) }))
    .filter(({ count }) => count > 0);
}

/**
 * The products that were viewed most since a day, with their views by product id. Some of them may have been
 * deleted.
 */
export async function selectMostSeen(db: Reader, from: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('visits')
    .select(({ fn }) => ['record_id', fn.sum('count').as('visits')])
    .where('page', '=', 'product')
    .where('day', '>=', from)
    .groupBy('record_id')
    .orderBy('visits', 'desc')
    .orderBy('record_id')
    .limit(candidates)
    .execute();
  return new Map(rows.map(({ record_id: id, visits }) => [id, Number(visits)]));
}

export function selectLiveProducts(db: Reader, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'code', 'name'])
    .where('id', 'in', idList(ids))
    .where('deleted_at', 'is', null)
    .execute();
}

/** Counts the clicks on WhatsApp and phone links of these products since an instant. */
export async function selectLeadsByProduct(
  db: Reader,
  ids: readonly number[],
  since: string,
): Promise<Map<number | null, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['product_id', fn.countAll().as('count')])
    .where('created_at', '>=', since)
    .where('product_id', 'in', idList(ids))
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id: id, count }) => [id, Number(count)]));
}

/**
 * Counts the clicks since an instant by kind and UTC hour, like `2026-11-23T09`. The caller sums up the hours
 * of each day in the site's time zone.
 */
export function selectLeadsByHour(db: Reader, since: string) {
  const hour = sql<string>`substr(created_at, 1, 13)`;
  return db
    .selectFrom('leads')
    .select(({ fn }) => ['kind', hour.as('hour'), fn.countAll().as('count')])
    .where('created_at', '>=', since)
    .groupBy(['kind', hour])
    .execute();
}

/** The searches without results since a day, the most frequent first. */
export async function selectFailedSearches(db: Reader, from: string) {
  const rows = await db
    .selectFrom('failed_searches')
    .select(({ fn }) => ['search', fn.sum('count').as('count'), fn.max('day').as('last_day')])
    .where('day', '>=', from)
    .groupBy('search')
    .orderBy('count', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('search')
    .limit(mostFailedSearches)
    .execute();
  return rows.map(({ search, count, last_day }) => ({ search, count: Number(count), last_day }));
}
