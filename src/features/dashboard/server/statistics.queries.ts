import type { SelectQueryBuilder } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import { monthKinds, productMonth, type Period } from '#features/visits/server/month-sums.ts';

/** More products than the list shows, because some may have been deleted. */
const candidates = 40;
const mostFailedSearches = 8;
const mostSources = 10;

export async function selectFirstVisitDay(db: Reader): Promise<string | null> {
  const first = await db
    .selectFrom('visits')
    .select('day')
    .where('page', '=', 'all')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return first?.day ?? null;
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

/** Selects the most frequent names of a period with their counts; with `only`, these names alone. */
export async function selectSources(
  db: Reader,
  kind: 'host' | 'campaign',
  { months, days }: Period,
  only?: readonly string[],
): Promise<Map<string, number>> {
  const counts = db
    .selectFrom('visit_sources')
    .select(['name', 'count'])
    .$if(only !== undefined, (rows) => rows.where('name', 'in', only ?? []));
  const parts = [
    ...days.map(({ from, before }) =>
      counts.where('kind', '=', kind).where('day', '>=', from).where('day', '<', before),
    ),
    ...(months.length > 0 ? [counts.where('kind', '=', monthKinds[kind]).where('day', 'in', months)] : []),
  ];
  const rows = await db
    .selectFrom(allOf(parts).as('parts'))
    .select(({ fn }) => ['name', fn.sum('count').as('count')])
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(mostSources)
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** The products that were viewed most in a period, by id with their views. Some of them may have been deleted. */
export async function selectMostSeen(db: Reader, { months, days }: Period): Promise<Map<number, number>> {
  const visits = db.selectFrom('visits').select(['record_id', 'count']);
  const parts = [
    ...days.map(({ from, before }) =>
      visits.where('page', '=', 'product').where('day', '>=', from).where('day', '<', before),
    ),
    ...(months.length > 0 ? [visits.where('page', '=', productMonth).where('day', 'in', months)] : []),
  ];
  const rows = await db
    .selectFrom(allOf(parts).as('parts'))
    .select(({ fn }) => ['record_id', fn.sum('count').as('visits')])
    .groupBy('record_id')
    .orderBy('visits', 'desc')
    .orderBy('record_id')
    .limit(candidates)
    .execute();
  return new Map(rows.map(({ record_id: id, visits: seen }) => [id, Number(seen)]));
}

function allOf<Row>(parts: readonly SelectQueryBuilder<Database, never, Row>[]) {
  return parts.reduce((all, part) => all.unionAll(part));
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
 * Selects the clicks since an instant by kind and UTC hour, like `2026-11-23T09`. The caller sums up the hours
 * of each day in the site's time zone.
 */
export function selectLeadsByHour(db: Reader, since: string) {
  return db
    .selectFrom('lead_hours')
    .select(['kind', 'hour', 'count'])
    .where('hour', '>=', since.slice(0, 13))
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
