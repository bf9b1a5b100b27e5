import { expect, it } from 'vitest';
import { idsInOrder, movedPart, orderOf, orderVersionOf } from './order.ts';

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

it.each([
  ['up', 4, 2, [4, 2, 3]],
  ['down', 2, 4, [3, 4, 2]],
  ['to the top', 3, 1, [3, 1, 2]],
  ['past the end, which is the end', 3, 99, [4, 5, 3]],
  ['to where it is', 3, 3, [3]],
])('a move %s changes the part between the two places alone', (_, id, position, part) => {
  expect(movedPart([1, 2, 3, 4, 5], id, position)).toEqual(part);
});

it('a move of what the list does not hold is refused', () => {
  expect(() => movedPart([1, 2], 3, 1)).toThrow('Liste bu arada değişmiş');
});

it('a list has another version for another order or other items, and for nothing else', () => {
  const version = (...ids: number[]) => orderVersionOf(ids.map((id) => ({ id })));
  expect(version(1, 2, 3)).toBe(version(1, 2, 3));
  expect(new Set([version(1, 2, 3), version(2, 1, 3), version(1, 2), version(12, 3), version()]).size).toBe(
    5,
  );
});
