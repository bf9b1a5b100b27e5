import type { LeadPeriod, SeenProduct, Statistics, StatisticsRange, VisitSource } from '../statistics.ts';
import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { monthAfter, periodOf, type Period } from '#features/visits/server/month-sums.ts';
import { visitCounterOf } from '#features/visits/server/visit-counter.ts';
import { dayIn, daysBefore, startOfDay } from '#server/texts/day.ts';
import {
  selectFailedSearches,
  selectFirstVisitDay,
  selectLeadsByHour,
  selectLeadsByProduct,
  selectLiveProducts,
  selectMostSeen,
  selectSources,
  selectVisitsByDay,
} from './statistics.queries.ts';

const mostSeenProducts = 8;

type Reading = Pick<Context, 'db' | 'connections' | 'clock' | 'config' | 'log'>;

/**
 * Reads what visitors did in the last days up to today, with the numbers of the same number of days before.
 */
export async function readStatistics(ctx: Reading, range: StatisticsRange): Promise<Statistics> {
  const { db, clock, config } = ctx;
  // This writes the visits that this process still holds in memory, so that they are included.
  await visitCounterOf(ctx).flush();
  const length = Number(range);
  const today = dayIn(config.timeZone, clock.now());
  const days = Array.from({ length }, (_, index) => daysBefore(today, length - 1 - index));
  const [from = today] = days;
  const periods = {
    now: periodOf(from, monthAfter(today)),
    previous: periodOf(daysBefore(from, length), from),
  };
  const visits = await selectVisitsByDay(db, [...days, ...days.map((day) => daysBefore(day, length))]);
  return {
    visits: {
      since: await selectFirstVisitDay(db),
      days: days.map((day) => ({
        day,
        count: visits.get(day) ?? 0,
        previous: visits.get(daysBefore(day, length)) ?? 0,
      })),
    },
    hosts: await readSources(db, 'host', periods),
    campaigns: await readSources(db, 'campaign', periods),
    leads: await readLeads(ctx, days),
    seen_products: await readSeenProducts(ctx, from, periods.now),
    failed_searches: await selectFailedSearches(db, from),
  };
}

/** Reads the most frequent sources of the present period, with their counts of the previous one. */
async function readSources(
  db: Reader,
  kind: 'host' | 'campaign',
  { now, previous }: Record<'now' | 'previous', Period>,
): Promise<VisitSource[]> {
  const counts = await selectSources(db, kind, now);
  if (counts.size === 0) return [];
  const before = await selectSources(db, kind, previous, [...counts.keys()]);
  return [...counts].map(([name, count]) => ({ name, count, previous: before.get(name) ?? 0 }));
}

/** Clicks are shown by day in ranges up to this many days, by week in longer ones. */
const mostSingleDays = 30;

async function readLeads({ db, config }: Reading, days: readonly string[]): Promise<LeadPeriod[]> {
  const [from = ''] = days;
  const counted = new Map<string, number>();
  const rows = await selectLeadsByHour(db, startOfDay(config.timeZone, from));
  for (const [hour, ofHour] of Map.groupBy(rows, (row) => row.hour)) {
    const day = dayIn(config.timeZone, new Date(`${hour}:00:00Z`));
    for (const { kind, count } of ofHour)
      counted.set(`${kind} ${day}`, count + (counted.get(`${kind} ${day}`) ?? 0));
  }
  const size = days.length > mostSingleDays ? 7 : 1;
  // Full weeks are counted back from today, so only the first period may be shorter.
  const first = days.length % size;
  const starts = days.map((_, index) => index).filter((index) => index === 0 || (index - first) % size === 0);
  return starts.map((start, index) => {
    const ofPeriod = days.slice(start, starts[index + 1]);
    const sum = (kind: string) =>
      ofPeriod.reduce((total, day) => total + (counted.get(`${kind} ${day}`) ?? 0), 0);
    return {
      from: ofPeriod[0] ?? '',
      to: ofPeriod.at(-1) ?? '',
      whatsapp: sum('whatsapp'),
      phone: sum('phone'),
    };
  });
}

async function readSeenProducts(
  { db, config }: Reading,
  from: string,
  period: Period,
): Promise<SeenProduct[]> {
  const seen = await selectMostSeen(db, period);
  const rows = (await selectLiveProducts(db, [...seen.keys()]))
    .map((row) => ({ ...row, visits: seen.get(row.id) ?? 0 }))
    .sort((one, other) => other.visits - one.visits || one.id - other.id)
    .slice(0, mostSeenProducts);
  const ids = rows.map(({ id }) => id);
  const leads = await selectLeadsByProduct(db, ids, startOfDay(config.timeZone, from));
  const { all, main } = await getLanguageCodes(db);
  return rows.map(({ id, code, name, visits }) => ({
    id,
    code,
    visits,
    name: resolveName(readTexts(name), main, main, all).text,
    leads: leads.get(id) ?? 0,
  }));
}
