import { fileSize } from '#shared/rules/file-size.ts';
import { inTimeZone } from './time-zone.ts';

/* These functions write numbers, sizes and times in Turkish notation and in the company's time zone. */

const number = new Intl.NumberFormat('tr');
const wholeDate = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

export const formatNumber = (value: number) => number.format(value);

/**
 * A date like `03.03.2026`. The panel shows only such dates and relative times, and staff type dates in this
 * form.
 */
export const formatDate = (iso: string) => inTimeZone('tr', wholeDate).format(new Date(iso));

/** Date, hour and minute: `03.03.2026 14:05`. */
export const formatInstant = (iso: string) =>
  inTimeZone('tr', { ...wholeDate, hour: '2-digit', minute: '2-digit' }).format(new Date(iso));

export const currentYear = (now: Date) => inTimeZone('en', { year: 'numeric' }).format(now);

/** A size like `816 kB`, in the same notation as on the site. */
export const formatBytes = (bytes: number) => fileSize(bytes, 'tr');

/** An instant as a `datetime-local` value in the company's time zone. */
export function toLocalInput(iso: string): string {
  const parts = inTimeZone('sv', { dateStyle: 'short', timeStyle: 'short' });
  return iso === '' ? '' : parts.format(new Date(iso)).replace(' ', 'T');
}

/** The instant of a `datetime-local` value in the company's time zone, as ISO text in UTC. */
export function fromLocalInput(local: string): string {
  if (local === '') return '';
  const asUtc = Date.parse(`${local}Z`);
  const near = asUtc - offsetAt(asUtc);
  // The offset may differ between the two instants, if the clocks change in between.
  return new Date(asUtc - offsetAt(near)).toISOString();
}

/** The offset of the company's time zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${toLocalInput(new Date(minute).toISOString())}Z`) - minute;
}
