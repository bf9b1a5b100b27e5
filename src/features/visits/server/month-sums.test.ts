import { expect, it } from 'vitest';
import { daysBefore } from '#server/texts/day.ts';
import { monthAfter, periodOf } from './month-sums.ts';

it.each([
  ['2026-02-10', '2026-05-01', ['2026-03-01', '2026-04-01'], ['2026-02-10–2026-03-01']],
  ['2026-03-01', '2026-05-01', ['2026-03-01', '2026-04-01'], []],
  [
    '2025-11-30',
    '2026-02-03',
    ['2025-12-01', '2026-01-01'],
    ['2025-11-30–2025-12-01', '2026-02-01–2026-02-03'],
  ],
  ['2026-02-10', '2026-03-01', [], ['2026-02-10–2026-03-01']],
  ['2026-02-10', '2026-02-20', [], ['2026-02-10–2026-02-20']],
])(
  'a period is divided into whole months and the days around them: from %s until before %s',
  (from, before, months, days) => {
    const period = periodOf(from, before);
    expect([period.months, period.days.map((part) => `${part.from}–${part.before}`)]).toEqual([months, days]);
  },
);

it('the parts of a period contain every day once', () => {
  for (const length of [1, 7, 30, 31, 90, 365, 366, 730]) {
    const before = '2028-03-01';
    const { months, days } = periodOf(daysBefore(before, length), before);
    const parts = [...days, ...months.map((from) => ({ from, before: monthAfter(from) }))];
    const sum = parts.reduce((total, part) => total + (Date.parse(part.before) - Date.parse(part.from)), 0);
    expect(sum / 86_400_000).toBe(length);
  }
});
