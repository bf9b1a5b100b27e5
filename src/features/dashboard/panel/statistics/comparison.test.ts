import { expect, it } from 'vitest';
import { comparison, hasPreviousPeriod } from './comparison.ts';

const days = Array.from({ length: 56 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 0, 6 + index)).toISOString().slice(0, 10),
  count: 1,
  previous: 1,
}));

it.each([
  [120, 100, 'önceki 8 haftaya göre %20 daha çok'],
  [50, 100, 'önceki 8 haftaya göre %50 daha az'],
  [12_345, 1, 'önceki 8 haftaya göre %1.234.400 daha çok'],
  [1001, 1000, 'önceki 8 haftayla aynı'],
  [5, 0, ''],
])('%i visits after %i are told as %j', (now, before, words) => {
  expect(comparison(now, before)).toBe(words);
});

it('compares only with a whole period before', () => {
  expect(hasPreviousPeriod('2025-11-11', days)).toBe(true);
  expect(hasPreviousPeriod('2025-11-12', days)).toBe(false);
  expect(hasPreviousPeriod(null, days)).toBe(false);
});
