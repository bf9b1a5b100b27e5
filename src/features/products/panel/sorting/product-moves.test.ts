import { expect, it } from 'vitest';
import { productMoves } from './product-moves.ts';

const products = (...ids: number[]) => ids.map((id) => ({ id, code: `K-${id}`, name: `Ürün ${id}` }));
const moves = (before: number[], after: number[], total = after.length) =>
  productMoves(products(...before), products(...after), total)?.map(
    ({ item, from, to }) => `${item.name}: ${from - to}`,
  );

it('a moved product is named with its code, and by how many positions it moved', () => {
  expect(moves([1, 2, 3, 4], [4, 1, 2, 3])).toEqual(['Ürün 4 (K-4): 3']);
});

it('a product is named even if it moved over more products than the answer shows', () => {
  expect(moves([1, 2, 3], [900, 1, 2], 700)).toEqual(['Ürün 900 (K-900): 699']);
  expect(moves([1, 2, 3], [2, 3, 4], 700)).toEqual(['Ürün 1 (K-1): -699']);
});

it('no product is named when the shown part does not explain the change', () => {
  expect(moves([1, 2, 3], [8, 9, 7], 700)).toBeUndefined();
  // Two products moved, which cannot be explained by a single move.
  expect(moves([1, 2, 3, 4], [900, 2, 1, 901], 700)).toBeUndefined();
});
