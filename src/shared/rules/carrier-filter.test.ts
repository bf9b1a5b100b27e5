import { expect, it } from 'vitest';
import { carrierFilter } from './carrier-filter.ts';

it('writes equal filters in one way', () => {
  expect(carrierFilter('zincir,kordon')).toEqual(['kordon', 'zincir']);
  expect(carrierFilter(' Zincir , KORDON,zincir,')).toEqual(['kordon', 'zincir']);
});

it('drops what cannot be a key', () => {
  expect(carrierFilter('')).toEqual([]);
  expect(carrierFilter('%,kayış,../x')).toEqual([]);
  expect(carrierFilter(Array.from({ length: 50 }, (_, n) => `tur-${n}`).join())).toHaveLength(20);
});
