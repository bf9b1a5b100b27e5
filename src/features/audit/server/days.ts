import { dayMs } from '#shared/rules/durations.ts';

/** Converts a range of days to instants; `from` is inclusive, `before` exclusive. */
export function instantsOf(
  { from, to }: { from: string | undefined; to: string | undefined },
  timeZone: string,
): { from: string | undefined; before: string | undefined } {
  return { from: from && startOfDay(from, timeZone), before: to && startOfDay(dayAfter(to), timeZone) };
}

/**
 * Returns the instant at which a day begins. It is an hour off if the clocks change between that instant and
 * midnight UTC.
 */
function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The Swedish locale formats like ISO 8601, with a space instead of `T`.
  const shown = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offset = Date.parse(`${shown.format(midnight).replace(' ', 'T')}Z`) - midnight;
  return new Date(midnight - offset).toISOString();
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}
