import type { BlockedSources } from '../blocked.ts';
import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { dayIn } from '#server/texts/day.ts';
import { otherNames } from './visit-source.ts';

const shownDays = 30;
const mostRows = 50;

/**
 * Lists the blocked content of the last 30 days, the most frequent first. `blockedName` documents the stored
 * form.
 */
export async function listBlockedSources({ db, clock, config }: Context): Promise<BlockedSources> {
  const since = dayIn(config.timeZone, new Date(clock.now().getTime() - (shownDays - 1) * dayMs));
  const rows = await db
    .selectFrom('visit_sources')
    .select(({ fn }) => ['name', fn.sum<number | string>('count').as('count'), fn.max('day').as('last_day')])
    .where('kind', '=', 'blocked')
    .where('day', '>=', since)
    .where('name', '<>', otherNames)
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(mostRows)
    .execute();
  return rows.map(({ name, count, last_day }) => {
    const [area, directive = '', source = ''] = name.split(' ');
    return { area: area === 'panel' ? 'panel' : 'site', directive, source, count: Number(count), last_day };
  });
}
