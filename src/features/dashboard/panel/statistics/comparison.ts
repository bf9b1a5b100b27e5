import type { VisitDay } from '../../dashboard.ts';
import { addDays } from '#panel/format/date-time-text.ts';
import { formatNumber } from '#panel/format/format.ts';

export function sumOf(days: readonly VisitDay[], field: 'count' | 'previous'): number {
  return days.reduce((sum, day) => sum + day[field], 0);
}

/** Whether the previous period was counted completely. Comparing with half a period would look like growth. */
export function hasPreviousPeriod(since: string | null, days: readonly VisitDay[]): boolean {
  const first = days[0]?.day;
  return since !== null && first !== undefined && since <= addDays(first, -days.length);
}

/** A comparison in words: `önceki 8 haftaya göre %12 daha çok`. Empty if there is nothing to compare with. */
export function comparison(now: number, before: number): string {
  if (before === 0) return '';
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0) return 'önceki 8 haftayla aynı';
  return `önceki 8 haftaya göre %${formatNumber(Math.abs(change))} daha ${change > 0 ? 'çok' : 'az'}`;
}
