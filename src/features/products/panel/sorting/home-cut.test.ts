import { expect, it } from 'vitest';
import { homeCut } from './home-cut.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

it('the home page ends after the eighth product that visitors see', () => {
  expect(homeCut(rows(8), [])).toBeUndefined();
  expect(homeCut(rows(9), [])).toBe(8);
  expect(homeCut(rows(12), [2, 9])).toBe(10);
  expect(homeCut(rows(9), [9])).toBeUndefined();
});
