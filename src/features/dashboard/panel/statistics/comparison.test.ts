import { expect, it } from 'vitest';
import { comparison, hasPreviousPeriod } from './comparison.ts';

const days = Array.from({ length: 56 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 0, 6 + index)).toISOString().slice(0, 10),
  count: 1,
  previous: 1,
}));

it.each([
  ['30', 120, 100, 'önceki 30 güne göre %20 daha çok'],
  ['365', 50, 100, 'önceki yıla göre %50 daha az'],
  ['7', 12_345, 1, 'önceki 7 güne göre %1.234.400 daha çok'],
  ['90', 1001, 1000, 'önceki 90 güne göre değişmedi'],
  ['1', 5, 100, 'dün bütün gün 100'],
  ['30', 5, 0, ''],
] as const)('for %s days, %i visits after %i are described as %j', (range, now, before, words) => {
  expect(comparison(range, now, before)).toBe(words);
});

it('visits are compared only with a whole period before', () => {
  expect(hasPreviousPeriod('2025-11-11', days)).toBe(true);
  expect(hasPreviousPeriod('2025-11-12', days)).toBe(false);
  expect(hasPreviousPeriod(null, days)).toBe(false);
});
