const format = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day without its year: `2026-11-23` as `23 Kas`. */
export function shortDay(day: string): string {
  return format.format(Date.parse(`${day}T00:00Z`));
}
