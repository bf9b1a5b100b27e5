import { inTimeZone } from './time-zone.ts';

/* Numbers, sizes and times in Turkish notation and in the company's time zone. */

const number = new Intl.NumberFormat('tr');
const oneDecimal = new Intl.NumberFormat('tr', { maximumFractionDigits: 1 });
const wholeDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'];

export const formatNumber = (value: number) => number.format(value);

export const formatDate = (iso: string) => inTimeZone('tr', wholeDate).format(new Date(iso));

/** Date, hour and minute: `3 Mart 2026 14:05`. */
export const formatInstant = (iso: string) =>
  inTimeZone('tr', { ...wholeDate, hour: '2-digit', minute: '2-digit' }).format(new Date(iso));

export const currentYear = (now: Date) => inTimeZone('en', { year: 'numeric' }).format(now);

/** `1536` → `1,5 kB`; units of 1024. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < byteUnits.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${oneDecimal.format(value)} ${byteUnits[unit] ?? ''}`;
}

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
  // The offset changes if the clocks change between the two instants.
  return new Date(asUtc - offsetAt(near)).toISOString();
}

/** The offset of the company's time zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${toLocalInput(new Date(minute).toISOString())}Z`) - minute;
}
