/** Formats a day without its year: `2026-11-23` as `23.11`. */
export function shortDay(day: string): string {
  return day.replace(/^\d{4}-(\d{2})-(\d{2})$/, '$2.$1');
}

/** Formats one day or a range: `23.11`, `17.11 – 23.11`. */
export function daysText({ from, to }: Readonly<Record<'from' | 'to', string>>): string {
  return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
}
