import { expect, it } from 'vitest';
import { orderMoves } from './order-moves.ts';

const list = (letters: string) => Array.from(letters, (name) => ({ id: name.charCodeAt(0), name }));
const moves = (before: string, after: string) =>
  orderMoves(list(before), list(after)).map(({ item, from, to }) => `${item.name} ${from + 1}→${to + 1}`);

it('the history names the one record that was moved, not those that made room for it', () => {
  expect(moves('ABCDEF', 'AEBCDF')).toEqual(['E 5→2']);
  expect(moves('ABCDEF', 'BCDEFA')).toEqual(['A 1→6']);
});

it('the history names each of several moves', () => {
  expect(moves('ABCDEF', 'FABDEC')).toEqual(['F 6→1', 'C 3→6']);
});

it('the history names no move when the sequence is the same', () => {
  expect(moves('ABC', 'ABC')).toEqual([]);
});
