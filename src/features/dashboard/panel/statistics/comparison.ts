import type { StatisticsRange, VisitDay } from '../../statistics.ts';
import { addDays } from '#panel/format/date-time-text.ts';
import { formatNumber } from '#panel/format/format.ts';

export function sumOf(days: readonly VisitDay[], field: 'count' | 'previous'): number {
  return days.reduce((sum, day) => sum + day[field], 0);
}

/**
 * Whether every day of the previous period was counted. Otherwise a comparison would show growth that is not
 * real.
 */
export function hasPreviousPeriod(since: string | null, days: readonly VisitDay[]): boolean {
  const first = days[0]?.day;
  return since !== null && first !== undefined && since <= addDays(first, -days.length);
}

/** The Turkish words for a range: for its button, for use in a sentence, and for the previous period. */
export const rangeWords: Readonly<
  Record<StatisticsRange, { label: string; when: string; before: string; beforeTo: string }>
> = {
  '1': { label: 'Bugün', when: 'Bugün', before: 'dün', beforeTo: 'düne' },
  '7': { label: '7 gün', when: 'Son 7 günde', before: 'önceki 7 gün', beforeTo: 'önceki 7 güne' },
  '30': { label: '30 gün', when: 'Son 30 günde', before: 'önceki 30 gün', beforeTo: 'önceki 30 güne' },
  '90': { label: '90 gün', when: 'Son 90 günde', before: 'önceki 90 gün', beforeTo: 'önceki 90 güne' },
  '365': { label: 'Yıl', when: 'Son bir yılda', before: 'önceki yıl', beforeTo: 'önceki yıla' },
};

/**
 * Compares a number with the previous period in words, like `önceki 30 güne göre %12 daha çok`. Today is not
 * over, so its text only states yesterday's number. Returns an empty text if the previous number is 0.
 */
export function comparison(range: StatisticsRange, now: number, before: number): string {
  if (before === 0) return '';
  if (range === '1') return `dün bütün gün ${formatNumber(before)}`;
  const change = Math.round(((now - before) / before) * 100);
  const { beforeTo } = rangeWords[range];
  if (change === 0) return `${beforeTo} göre değişmedi`;
  return `${beforeTo} göre %${formatNumber(Math.abs(change))} daha ${change > 0 ? 'çok' : 'az'}`;
}
