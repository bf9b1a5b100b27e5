import { dayMs } from '#shared/rules/durations.ts';

/** The time in which a deleted record can be restored, in milliseconds (docs/product.md, "Deleting"). */
const restorePeriod = 30 * dayMs;

/** Records deleted since this instant can be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - restorePeriod).toISOString();
}

/** The last instant at which a record that was deleted at `deletedAt` can be restored. */
export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + restorePeriod).toISOString();
}
