import { dateLocale } from '#shared/rules/date-locale.ts';

/** `2026-11-22` becomes `22 Kasım 2026`. */
export function longDate(day: string, lang: string): string {
  return format(lang).format(new Date(day));
}

/** A range of days like `5–8 Mart 2027`; a single date when both days are the same. */
export function dayRange(first: string, last: string, lang: string): string {
  const range = format(lang).formatRange(new Date(first), new Date(last));
  // Node and browsers put different spaces around the dash, which would fail the hydration; days get none.
  return range.replace(/\s/g, ' ').replace(/^(\d+) – (?=\d)/, '$1–');
}

function format(lang: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'long', timeZone: 'UTC' });
}
