import { expect, it } from 'vitest';
import { filterKeys } from './category-filter.ts';

it('equal filters get the same keys in the same order', () => {
  expect(filterKeys('zincir,kordon')).toEqual(['kordon', 'zincir']);
  expect(filterKeys(' Zincir , KORDON,zincir,')).toEqual(['kordon', 'zincir']);
});

it('texts that cannot be keys are dropped, and at most 20 keys are kept', () => {
  expect(filterKeys('')).toEqual([]);
  expect(filterKeys('%,kayış,../x')).toEqual([]);
  expect(filterKeys(Array.from({ length: 50 }, (_, n) => `tur-${n}`).join())).toHaveLength(20);
});
