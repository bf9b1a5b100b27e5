import { expect, it } from 'vitest';
import { idsInOrder, movedRange, orderOf, orderVersionOf } from './order.ts';

const list = [
  { id: 7, queue: 5 },
  { id: 3, queue: 4 },
  { id: 9, queue: 2 },
  { id: 1, queue: 1 },
];

it('a whole list is numbered from its length down to 1', () => {
  expect(orderOf(list, [1, 3, 7, 9])).toEqual([
    { id: 1, queue: 4 },
    { id: 3, queue: 3 },
    { id: 7, queue: 2 },
    { id: 9, queue: 1 },
  ]);
});

it('the ids of a part share the places that they had', () => {
  expect(orderOf(list, [1, 3])).toEqual([
    { id: 1, queue: 4 },
    { id: 3, queue: 1 },
  ]);
});

it('the whole list is numbered again when two rows have one place', () => {
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
])('an order with %s is refused', (_, ids) => {
  expect(() => orderOf(list, ids)).toThrow('Liste bu arada değişmiş');
});

it('the order of a list is read from the values of its queue', () => {
  expect(
    idsInOrder([
      { id: 1, queue: 1 },
      { id: 2, queue: 3 },
      { id: 3, queue: 2 },
    ]),
  ).toEqual([2, 3, 1]);
});

it.each([
  ['up', 4, 2, [4, 2, 3]],
  ['down', 2, 4, [3, 4, 2]],
  ['to the top', 3, 1, [3, 1, 2]],
  ['past the end, which means the end', 3, 99, [4, 5, 3]],
  ['to its own position', 3, 3, [3]],
])('a move %s changes only the rows between the two positions', (_, id, position, part) => {
  expect(movedRange([1, 2, 3, 4, 5], id, position)).toEqual(part);
});

it('a move of an id that the list does not contain is refused', () => {
  expect(() => movedRange([1, 2], 3, 1)).toThrow('Liste bu arada değişmiş');
});

it('the order version changes with the ids and their order, and with nothing else', () => {
  const version = (...ids: number[]) => orderVersionOf(ids.map((id) => ({ id })));
  expect(version(1, 2, 3)).toBe(version(1, 2, 3));
  expect(new Set([version(1, 2, 3), version(2, 1, 3), version(1, 2), version(12, 3), version()]).size).toBe(
    5,
  );
});
