import { expect, it } from 'vitest';
import { dayRange, longDate } from './dates.ts';

it('dates are in the language of the page, also for days around midnight', () => {
  expect(longDate('2027-03-05', 'tr')).toBe('5 Mart 2027');
  expect(longDate('2027-03-05', 'en')).toBe('5 March 2027');
});

it('a range repeats neither month nor year, and one day is one date', () => {
  expect(dayRange('2027-03-05', '2027-03-08', 'tr')).toBe('5–8 Mart 2027');
  expect(dayRange('2027-03-30', '2027-04-02', 'tr')).toBe('30 Mart – 2 Nisan 2027');
  expect(dayRange('2026-12-30', '2027-01-02', 'tr')).toBe('30 Aralık 2026 – 2 Ocak 2027');
  expect(dayRange('2027-03-05', '2027-03-05', 'tr')).toBe('5 Mart 2027');
  expect(dayRange('2027-03-05', '2027-03-08', 'en')).toBe('5–8 March 2027');
});
