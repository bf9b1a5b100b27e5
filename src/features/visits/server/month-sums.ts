/**
 * The page name and the kinds of the rows that contain the sum of a month; their day is the first of the month. A year
 * then reads twelve sums per name instead of 365 counts.
 */
export const productMonth = 'product-month';
export const monthKinds = { host: 'host-month', campaign: 'campaign-month' } as const;

/** A period as whole months, each by its first day, and the ranges of days around them; `before` is exclusive. */
export type Period = { months: string[]; days: { from: string; before: string }[] };

/** Divides the days from `from` until before `before`. */
export function periodOf(from: string, before: string): Period {
  const months: string[] = [];
  let next = from === firstOfMonth(from) ? from : monthAfter(from);
  const start = next;
  for (; monthAfter(next) <= before; next = monthAfter(next)) months.push(next);
  const days = months.length > 0 ? [range(from, start), range(next, before)] : [range(from, before)];
  return { months, days: days.filter((part) => part.from < part.before) };
}

const range = (from: string, before: string) => ({ from, before });

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

/** The first day of the month after that of a day. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 10);
}
