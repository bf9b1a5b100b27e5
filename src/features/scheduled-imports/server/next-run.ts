import { aroundNow } from '#features/backups/server/runs/schedule.ts';
import { hourMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import type { ScheduledImportRow } from './scheduled-imports.queries.ts';

/** When a sheet is fetched next: at the full hour, or at its time of day in the company's time zone. */
export function nextRun(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { every, at }: Pick<ScheduledImportRow, 'every' | 'at'>,
): Date {
  const now = clock.now();
  if (every === 'day') return aroundNow({ timeZone: config.timeZone, at }, now).next;
  return new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
}
