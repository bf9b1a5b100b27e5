import { expect, it } from 'vitest';
import { idsInOrder, orderOf } from './order.ts';

const list = [
  { id: 7, queue: 5 },
  { id: 3, queue: 4 },
  { id: 9, queue: 2 },
  { id: 1, queue: 1 },
];

it('numbers a whole list from its length down to 1', () => {
  expect(orderOf(list, [1, 3, 7, 9])).toEqual([
    { id: 1, queue: 4 },
    { id: 3, queue: 3 },
    { id: 7, queue: 2 },
    { id: 9, queue: 1 },
  ]);
});

it('lets a part share out the positions that it held', () => {
  expect(orderOf(list, [1, 3])).toEqual([
    { id: 1, queue: 4 },
    { id: 3, queue: 1 },
  ]);
});

it('numbers a list anew whose places cannot be told apart', () => {
  const tied = [
    { id: 1, queue: 1 },
    { id: 2, queue: 1 },
    { id: 3, queue: 1 },
  ];
  expect(orderOf(tied, [3, 2])).toEqual([
    { id: 1, queue: 3 },
    { id: 3, queue: 2 },
    { id: 2, queue: 1 },
  ]);
});

it.each([
  ['an unknown id', [7, 3, 9, 1, 4]],
  ['a doubled id', [7, 7, 3]],
])('refuses %s', (_, ids) => {
  expect(() => orderOf(list, ids)).toThrow('Liste bu arada değişmiş');
});

it('reads the order of a queue list from its values', () => {
  expect(
    idsInOrder([
      { id: 1, queue: 1 },
      { id: 2, queue: 3 },
      { id: 3, queue: 2 },
    ]),
  ).toEqual([2, 3, 1]);
});
