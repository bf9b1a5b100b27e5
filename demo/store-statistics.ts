import type { SitePageName } from '#shared/site-pages.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import {
  addFailedSearches,
  addSources,
  addVisits,
  type SourceCount,
  type VisitCount,
} from '#features/visits/server/visits.queries.ts';
import { dayIn, daysBefore, startOfDay } from '#server/texts/day.ts';
import {
  arrivalShares,
  countedDays,
  failedSearches,
  leadsOfWeeks,
  pageShares,
  soughtProducts,
  visitsOfDay,
} from './content/statistics.ts';
import { products } from './content/products.ts';
import { isExampleCompany } from './store-company-records.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Adds sixteen weeks of statistics until now, unless they exist or the company has another name. */
export async function storeStatistics(ctx: Context): Promise<void> {
  const { db, clock, config } = ctx;
  if (!(await isExampleCompany(ctx))) return;
  if (await db.selectFrom('visits').select('day').limit(1).executeTakeFirst()) return;
  const now = clock.now();
  const today = dayIn(config.timeZone, now);
  const passed = (now.getTime() - Date.parse(startOfDay(config.timeZone, today))) / day;
  const ids = await selectProductIds(ctx);
  const visits = Array.from({ length: countedDays }, (_, age) =>
    visitsOf(
      daysBefore(today, age),
      Math.round(visitsOfDay(age, weekdayOf(today, age)) * (age === 0 ? passed : 1)),
      ids,
    ),
  );
  await inOperationalTransaction(ctx, async (tx) => {
    await addVisits(tx.db, visits.flat());
    await addSources(tx.db, visits.flatMap(sourcesOf));
    await addFailedSearches(tx.db, searchesUntil(today));
    await tx.db.insertInto('leads').values(leadsUntil(now, ids)).execute();
  });
}

/** The ids of the products, those with most visits first. */
async function selectProductIds({ db }: Context): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('deleted_at', 'is', null)
    .execute();
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const codes = new Set<string>([...soughtProducts, ...products.map(({ code }) => code)]);
  return [...codes].flatMap((code) => ids.get(code) ?? []);
}

/** The visits of a day by page. Each page gets its share, and a few products get most of the rest. */
function visitsOf(on: string, total: number, ids: readonly number[]): VisitCount[] {
  const pages = Object.entries(pageShares) as [SitePageName, number][];
  const others = pages.map(([page, share]) => ({
    day: on,
    page,
    record_id: 0,
    count: Math.round(total * share),
  }));
  const rest = total - others.reduce((sum, { count }) => sum + count, 0);
  const weight = ids.reduce((sum, _, rank) => sum + 1 / (rank + 2), 0);
  const seen = ids.map((id, rank) => ({
    day: on,
    page: 'product',
    record_id: id,
    count: Math.round(rest / (rank + 2) / weight),
  }));
  return [...others, ...seen].filter(({ count }) => count > 0);
}

/**
 * The sources of a day's visitors. A third of the visits are arrivals, most from search engines, some by a
 * link in the newsletter.
 */
function sourcesOf(ofDay: readonly VisitCount[]): SourceCount[] {
  const arrivals = ofDay.reduce((sum, { count }) => sum + count, 0) / 3;
  return arrivalShares.flatMap(({ share, ...source }) => {
    const count = Math.round(arrivals * share);
    return ofDay[0] && count > 0 ? [{ ...source, day: ofDay[0].day, count }] : [];
  });
}

/**
 * Distributes each search over several days: half of its count is on the last day, the rest one every three
 * days before.
 */
function searchesUntil(today: string) {
  return failedSearches.flatMap(({ search, count, age }) => {
    const last = Math.ceil(count / 2);
    const earlier = Array.from({ length: count - last }, (_, index) => ({
      day: daysBefore(today, age + 2 + index * 3),
      search,
      count: 1,
    }));
    return [{ day: daysBefore(today, age), search, count: last }, ...earlier];
  });
}

/** The clicks of each week, distributed over six of its days. */
function leadsUntil(now: Date, ids: readonly number[]) {
  return leadsOfWeeks.flatMap((week, ago) =>
    (['whatsapp', 'phone'] as const).flatMap((kind) =>
      Array.from({ length: week[kind] }, (_, index) => ({
        kind,
        // Most clicks are for the products with most visits.
        product_id: ids[(index % 4) * ((index + ago) % 5)] ?? null,
        page: '/',
        created_at: new Date(
          now.getTime() - ago * 7 * day - (1 + (index % 6) * 24 + (index % 5)) * hour,
        ).toISOString(),
      })),
    ),
  );
}

/** The day of the week; 0 is Monday. */
function weekdayOf(today: string, age: number): number {
  return (new Date(`${daysBefore(today, age)}T00:00Z`).getUTCDay() + 6) % 7;
}
