import { conflict } from '#server/errors.ts';

/** How long a deleted record can be restored, in milliseconds (design.md §3, "Nothing is lost"). */
const restorable = 30 * 86_400_000;

/** Records deleted since this instant can be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - restorable).toISOString();
}

/** The last instant at which a record that was deleted then can be restored. */
export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + restorable).toISOString();
}

/**
 * Refuses a save over someone else's newer one; without a version there is no check.
 *
 * @throws AppError 409 with the record as it is now.
 */
export async function checkVersion(
  sent: number | undefined,
  present: number,
  show: () => Promise<unknown>,
): Promise<void> {
  if (sent !== undefined && sent !== present) throw conflict(await show());
}
