/** A day without its year: `2026-11-23` as `23.11`. */
export function shortDay(day: string): string {
  return day.replace(/^\d{4}-(\d{2})-(\d{2})$/, '$2.$1');
}
