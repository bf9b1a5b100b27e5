import {
  statisticsDays,
  type Dashboard,
  type LeadWeek,
  type SeenProduct,
} from '#shared/api/statistics/dashboard.ts';
import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getLanguageCodes } from '#server/features/languages/languages.service.ts';
import { dayIn, daysBefore, startOfDay } from '#server/texts/day.ts';
import {
  selectFailedSearches,
  selectFirstVisitDay,
  selectLeadsByHour,
  selectLeadsByProduct,
  selectSeenProducts,
  selectVisitsByDay,
} from './statistics.queries.ts';

const mostSeenProducts = 8;
const week = 7;

type Statistics = Pick<Dashboard, 'visits' | 'lead_weeks' | 'seen_products' | 'failed_searches'>;
type Reading = Pick<Context, 'db' | 'clock' | 'config'>;

/** What visitors did in the last eight weeks, and how many they were in the eight weeks before. */
export async function readStatistics(ctx: Reading): Promise<Statistics> {
  const { db, clock, config } = ctx;
  const today = dayIn(config.timeZone, clock.now());
  const days = Array.from({ length: statisticsDays }, (_, index) =>
    daysBefore(today, statisticsDays - 1 - index),
  );
  const [from = today] = days;
  const visits = await selectVisitsByDay(db, daysBefore(from, statisticsDays));
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

async function readSeenProducts({ db, config }: Reading, from: string): Promise<SeenProduct[]> {
  const rows = await selectSeenProducts(db, from, mostSeenProducts);
  const ids = rows.map(({ id }) => id);
  const leads = await selectLeadsByProduct(db, ids, startOfDay(config.timeZone, from));
  const { all, main } = await getLanguageCodes(db);
  return rows.map(({ id, code, name, visits }) => ({
    ...{ id, code },
    name: resolveName(readTexts(name), main, main, all).text,
    visits: Number(visits),
    leads: leads.get(id) ?? 0,
  }));
}
