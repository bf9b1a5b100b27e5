import { dayMs } from '#shared/rules/durations.ts';
import { dayIn, daysBefore } from '#server/texts/day.ts';
import { backupInstant, type Manifest } from './manifest.ts';

/** The numbers of days, weeks and months whose newest backup is kept. */
const kept = { days: 7, weeks: 4, months: 12 };

export type RetainedBackup = { name: string; reason: Manifest['reason'] };

/**
 * The backups to keep: the newest of each of the last 7 days, 4 weeks and 12 months that have one (in the time zone),
 * and for 7 days all that a person asked for. After a long pause the old ones stay, as empty periods do not count.
 *
 * @param backups the complete backups of a place, in any order
 */
export function backupsToKeep(
  backups: readonly RetainedBackup[],
  { now, timeZone }: { now: Date; timeZone: string },
): Set<string> {
  const dayOf = (name: string) => dayIn(timeZone, backupInstant(name));
  const newestFirst = backups
    .map(({ name }) => name)
    .sort()
    .reverse();
  const oldestOfPeople = now.getTime() - kept.days * dayMs;
  return new Set([
    ...newestOfEach(newestFirst, dayOf, kept.days),
    ...newestOfEach(newestFirst, (name) => mondayOf(dayOf(name)), kept.weeks),
    ...newestOfEach(newestFirst, (name) => dayOf(name).slice(0, 7), kept.months),
    ...backups
      .filter(({ name, reason }) => reason !== 'daily' && backupInstant(name).getTime() > oldestOfPeople)
      .map(({ name }) => name),
  ]);
}

function newestOfEach(
  newestFirst: readonly string[],
  periodOf: (name: string) => string,
  count: number,
): string[] {
  const newest = new Map<string, string>();
  for (const name of newestFirst) {
    const period = periodOf(name);
    if (newest.size < count && !newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()];
}

/** The Monday of the week of a day like `2026-03-05`. */
function mondayOf(day: string): string {
  return daysBefore(day, (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7);
}
