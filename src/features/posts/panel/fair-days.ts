const format = new Intl.DateTimeFormat('tr', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The days of a fair: `18–20 Kasım 2026`. */
export function fairDays({
  starts_on: first,
  ends_on: last,
}: Record<'starts_on' | 'ends_on', string | null>): string {
  if (!first) return '';
  return format.formatRange(new Date(first), new Date(last ?? first));
}
