import { minuteMs } from '#shared/rules/durations.ts';
import type { LeadPeriod, SeenProduct, Statistics, StatisticsRange } from '../statistics.ts';
import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
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
  const period = { from, before: daysBefore(from, length), isLong: length > mostSingleDays };
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
    hosts: await readSources(ctx, 'host', period),
    campaigns: await readSources(ctx, 'campaign', period),
    leads: await readLeads(ctx, days),
    seen_products: await readSeenProducts(ctx, from),
    failed_searches: await selectFailedSearches(db, from),
  };
}

type Period = { from: string; before: string; isLong: boolean };

function readSources(ctx: Reading, kind: 'host' | 'campaign', { isLong, ...period }: Period) {
  const read = () => selectSources(ctx.db, kind, period);
  return isLong ? keep(ctx, `${kind} ${period.from} ${period.before}`, read) : read();
}

/** Clicks are shown by day in ranges up to this many days, by week in longer ones. */
const mostSingleDays = 30;

async function readLeads({ db, config }: Reading, days: readonly string[]): Promise<LeadPeriod[]> {
  const [from = ''] = days;
  const counted = new Map<string, number>();
  for (const { kind, hour, count } of await selectLeadsByHour(db, startOfDay(config.timeZone, from))) {
    const key = `${kind} ${dayIn(config.timeZone, new Date(`${hour}:00:00Z`))}`;
    counted.set(key, Number(count) + (counted.get(key) ?? 0));
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

async function readSeenProducts(ctx: Reading, from: string): Promise<SeenProduct[]> {
  const { db, config } = ctx;
  const seen = await keep(ctx, `seen ${from}`, () => selectMostSeen(db, from));
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

type Kept = { until: number; value: Promise<unknown> };

/** Sums over many days are cached this long, because adding them up is slow. */
const keptFor = 10 * minuteMs;
const kept = new WeakMap<Context['connections'], Map<string, Kept>>();

/** Returns the value of a key from the cache, else reads it and keeps it for a while. */
function keep<Value>(
  { connections, clock }: Pick<Reading, 'connections' | 'clock'>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const now = clock.now().getTime();
  const values = kept.get(connections) ?? new Map<string, Kept>();
  kept.set(connections, values);
  for (const [other, { until }] of values) if (until <= now) values.delete(other);
  const known = values.get(key);
  if (known) return known.value as Promise<Value>;
  const value = read();
  values.set(key, { until: now + keptFor, value });
  value.catch(() => values.delete(key));
  return value;
}
