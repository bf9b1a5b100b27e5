import { expect, it } from 'vitest';
import { reorderPart } from './record-calls.ts';

const rows = [5, 4, 3, 2, 1].map((id) => ({ id }));
const order = (ids: readonly number[]) => reorderPart(rows, ids).map(({ id }) => id);

it('a whole list gets the new order', () => {
  expect(order([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
});

it('a part of a list shares the positions that it had, and all others stay', () => {
  expect(order([1, 5, 3])).toEqual([1, 4, 5, 2, 3]);
});

it('a row that was removed meanwhile takes no position', () => {
  expect(order([1, 9, 5])).toEqual([1, 4, 3, 2, 5]);
});
