import { dayMs, minuteMs } from '#shared/rules/durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a time zone, like `2026-03-05`. */
export function dayIn(timeZone: string, instant: Date): string {
  return formatIn(timeZone).format(instant);
}

/** A format takes a hundred times as long to make as to use, so it is kept. Swedish dates have the ISO form. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The day `count` days before a day like `2026-03-05`. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) - count * dayMs).toISOString().slice(0, 10);
}

const quarter = 15 * minuteMs;

/**
 * The instant at which a day begins in a time zone. The search steps by 15 minutes, because all offsets are
 * multiples of that.
 */
export function startOfDay(timeZone: string, day: string): string {
  const format = formatIn(timeZone);
  let time = Date.parse(`${day}T00:00Z`) - 14 * 4 * quarter;
  while (format.format(time) < day) time += quarter;
  return new Date(time).toISOString();
}
