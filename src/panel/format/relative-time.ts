import { inTimeZone } from './time-zone.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const dateParts = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/**
 * An instant as relative Turkish words, or as a date if it is older than a day (docs/product.md, "Relative
 * time").
 */
export function relativeTime(iso: string, now: Date): string {
  const then = new Date(iso);
  const seconds = Math.max(1, Math.floor((now.getTime() - then.getTime()) / 1000));
  if (seconds < minute) return `${seconds} saniye önce`;
  if (seconds < hour) return `${Math.floor(seconds / minute)} dakika önce`;
  if (seconds < day) return `${Math.floor(seconds / hour)} saat önce`;
  return spelledInstant(iso);
}

/** The form of instants older than a day, for places that show the same instant without relative words. */
export function spelledInstant(iso: string): string {
  const parts = inTimeZone('tr', dateParts).formatToParts(new Date(iso));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.day}.${part.month}.${part.year} - ${part.hour}:${part.minute}`;
}
