import { sql, type Kysely, type Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { FailedSearchTable, VisitSourceTable, VisitTable } from '#server/db/schema/operation.ts';
import { firstOfMonth, monthKinds, productMonth } from './month-sums.ts';
import { mostNamesOfDay, otherNames } from './visit-source.ts';

type Writer = Kysely<OperationalTables>;
export type VisitCount = Selectable<VisitTable>;
export type SourceCount = Selectable<VisitSourceTable>;
export type FailedSearchCount = Selectable<FailedSearchTable>;

/** The number of rows per statement, because both databases limit the parameters. */
const batch = 500;

/** The page name of the rows that contain the sum of a day, so that a chart reads only one row per day. */
export const allPages = 'all';

/**
 * Adds to the counts of other processes, and to the sums of days and months. Rows are written in a fixed order, so
 * that two processes never wait for each other's locks.
 */
export async function addVisits(db: Writer, counts: readonly VisitCount[]): Promise<void> {
  const keyOf = ({ day, page, record_id }: VisitCount) => `${day} ${page} ${record_id}`;
  for (const rows of inBatches([...counts, ...daySums(counts), ...monthSums(counts)], keyOf)) {
    await db
      .insertInto('visits')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page', 'record_id'])
          .doUpdateSet({ count: sql<number>`visits.count + excluded.count` }),
      )
      .execute();
  }
}

export async function addFailedSearches(db: Writer, counts: readonly FailedSearchCount[]): Promise<void> {
  for (const rows of inBatches(counts, ({ day, search }) => `${day} ${search}`)) {
    await db
      .insertInto('failed_searches')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'search'])
          .doUpdateSet({ count: sql<number>`failed_searches.count + excluded.count` }),
      )
      .execute();
  }
}

/** Adds the counts to those of the same name, day and month. Names above the daily limit are counted together. */
export async function addSources(db: Writer, counts: readonly SourceCount[]): Promise<void> {
  const sums = new Map<string, SourceCount>();
  const add = (one: SourceCount) => {
    const key = sourceKey(one);
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  };
  for (const ofDay of Map.groupBy(counts, ({ kind, day }) => `${kind} ${day}`).values()) {
    const [{ kind, day }] = ofDay as [SourceCount];
    const rows = await db
      .selectFrom('visit_sources')
      .select('name')
      .where('kind', '=', kind)
      .where('day', '=', day)
      .execute();
    const known = new Set(rows.map(({ name }) => name));
    for (const one of ofDay) {
      if (known.size < mostNamesOfDay) known.add(one.name);
      const named = { ...one, name: known.has(one.name) ? one.name : otherNames };
      add(named);
      if (kind === 'host' || kind === 'campaign')
        add({ ...named, kind: monthKinds[kind], day: firstOfMonth(day) });
    }
  }
  for (const rows of inBatches([...sums.values()], sourceKey))
    await db
      .insertInto('visit_sources')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'day', 'name'])
          .doUpdateSet({ count: sql<number>`visit_sources.count + excluded.count` }),
      )
      .execute();
}

const sourceKey = ({ kind, day, name }: SourceCount) => `${kind} ${day} ${name}`;

/** The ids of those records that are live, so that visitors may have seen them. */
export async function selectLiveIds(
  db: Reader,
  table: 'products' | 'posts',
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function deleteBefore(
  db: Writer,
  { visitsBefore, searchesBefore }: Readonly<Record<'visitsBefore' | 'searchesBefore', string>>,
): Promise<void> {
  await db.deleteFrom('visits').where('day', '<', visitsBefore).execute();
  await db.deleteFrom('visit_sources').where('day', '<', visitsBefore).execute();
  await db.deleteFrom('failed_searches').where('day', '<', searchesBefore).execute();
}

function daySums(counts: readonly VisitCount[]): VisitCount[] {
  return [...Map.groupBy(counts, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    page: allPages,
    record_id: 0,
    count: ofDay.reduce((sum, { count }) => sum + count, 0),
  }));
}

/** The sums of the products by month. */
function monthSums(counts: readonly VisitCount[]): VisitCount[] {
  const sums = new Map<string, VisitCount>();
  for (const { day, page, record_id, count } of counts) {
    if (page !== 'product') continue;
    const month = { day: firstOfMonth(day), page: productMonth, record_id, count };
    const key = `${month.day} ${record_id}`;
    sums.set(key, { ...month, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

function inBatches<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const sorted = rows
    .map((row) => [keyOf(row), row] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
  return Array.from({ length: Math.ceil(sorted.length / batch) }, (_, index) =>
    sorted.slice(index * batch, (index + 1) * batch),
  );
}
