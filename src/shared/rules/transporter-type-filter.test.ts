import { expect, it } from 'vitest';
import { transporterTypeFilter } from './transporter-type-filter.ts';

it('writes equal filters in one way', () => {
  expect(transporterTypeFilter('zincir,kordon')).toEqual(['kordon', 'zincir']);
  expect(transporterTypeFilter(' Zincir , KORDON,zincir,')).toEqual(['kordon', 'zincir']);
});

it('drops what cannot be a key', () => {
  expect(transporterTypeFilter('')).toEqual([]);
  expect(transporterTypeFilter('%,kayış,../x')).toEqual([]);
  expect(transporterTypeFilter(Array.from({ length: 50 }, (_, n) => `tur-${n}`).join())).toHaveLength(20);
});
