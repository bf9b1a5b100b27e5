import { expect, it } from 'vitest';
import { transporterTypeFilter } from './transporter-type-filter.ts';

it('equal filters get the same keys in the same order', () => {
  expect(transporterTypeFilter('zincir,kordon')).toEqual(['kordon', 'zincir']);
  expect(transporterTypeFilter(' Zincir , KORDON,zincir,')).toEqual(['kordon', 'zincir']);
});

it('texts that cannot be keys are dropped, and at most 20 keys are kept', () => {
  expect(transporterTypeFilter('')).toEqual([]);
  expect(transporterTypeFilter('%,kayış,../x')).toEqual([]);
  expect(transporterTypeFilter(Array.from({ length: 50 }, (_, n) => `tur-${n}`).join())).toHaveLength(20);
});
