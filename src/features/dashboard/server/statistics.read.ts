import { minuteMs } from '#shared/rules/durations.ts';
import { statisticsDays, type Dashboard, type LeadWeek, type SeenProduct } from '../dashboard.ts';
import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { dayIn, daysBefore, startOfDay } from '#server/texts/day.ts';
import {
  selectFailedSearches,
  selectFirstVisitDay,
  selectLeadsByHour,
  selectLeadsByProduct,
  selectLiveProducts,
  selectMostSeen,
  selectVisitsByDay,
} from './statistics.queries.ts';

const mostSeenProducts = 8;
const week = 7;

type Statistics = Pick<Dashboard, 'visits' | 'lead_weeks' | 'seen_products' | 'failed_searches'>;
type Reading = Pick<Context, 'db' | 'connections' | 'clock' | 'config'>;

/** What visitors did in the last eight weeks, and how many they were in the eight weeks before. */
export async function readStatistics(ctx: Reading): Promise<Statistics> {
  const { db, clock, config } = ctx;
  const today = dayIn(config.timeZone, clock.now());
  const days = Array.from({ length: statisticsDays }, (_, index) =>
    daysBefore(today, statisticsDays - 1 - index),
  );
  const [from = today] = days;
  const visits = await selectVisitsByDay(db, [
    ...days,
    ...days.map((day) => daysBefore(day, statisticsDays)),
  ]);
  return {
    visits: {
      since: await selectFirstVisitDay(db),
      days: days.map((day) => ({
        day,
        count: visits.get(day) ?? 0,
        previous: visits.get(daysBefore(day, statisticsDays)) ?? 0,
      })),
    },
    lead_weeks: await readLeadWeeks(ctx, days),
    seen_products: await readSeenProducts(ctx, from),
    failed_searches: await selectFailedSearches(db, from),
  };
}

async function readLeadWeeks({ db, config }: Reading, days: readonly string[]): Promise<LeadWeek[]> {
  const [from = ''] = days;
  const rows = await selectLeadsByHour(db, startOfDay(config.timeZone, from));
  const counted = rows.map(({ kind, hour, count }) => ({
    kind,
    day: dayIn(config.timeZone, new Date(`${hour}:00:00Z`)),
    count: Number(count),
  }));
  return Array.from({ length: days.length / week }, (_, index) => {
    const ofWeek = days.slice(index * week, (index + 1) * week);
    const sum = (wanted: string) =>
      counted
        .filter(({ kind, day }) => kind === wanted && ofWeek.includes(day))
        .reduce((total, { count }) => total + count, 0);
    return {
      from: ofWeek[0] ?? '',
      to: ofWeek.at(-1) ?? '',
      whatsapp: sum('whatsapp'),
      phone: sum('phone'),
    };
  });
}

async function readSeenProducts(ctx: Reading, from: string): Promise<SeenProduct[]> {
  const { db, config } = ctx;
  const seen = await readMostSeen(ctx, from);
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

type MostSeen = { from: string; until: number; visits: Promise<Map<number, number>> };

/** For this long, in milliseconds, the order of eight weeks stays as it is: many seen products take long to add up. */
const mostSeenAge = 10 * minuteMs;
const mostSeen = new WeakMap<Context['connections'], MostSeen>();

function readMostSeen({ db, connections, clock }: Reading, from: string): MostSeen['visits'] {
  const now = clock.now().getTime();
  const known = mostSeen.get(connections);
  if (known?.from === from && now < known.until) return known.visits;
  const visits = selectMostSeen(db, from);
  mostSeen.set(connections, { from, until: now + mostSeenAge, visits });
  visits.catch(() => mostSeen.delete(connections));
  return visits;
}
