import { expect, it } from 'vitest';
import { at, edgeFrom, nextCell, pasteRange, rangeOf, within, type Position } from './ranges.ts';

const size = { rows: 4, columns: 3 };

it('a selection has the same range wherever it began', () => {
  const range = { top: 1, bottom: 3, left: 0, right: 2 };
  expect(rangeOf({ anchor: { row: 1, column: 2 }, focus: { row: 3, column: 0 } })).toEqual(range);
  expect(rangeOf({ anchor: { row: 3, column: 0 }, focus: { row: 1, column: 2 } })).toEqual(range);
});

it('a position stays inside of a sheet that became smaller', () => {
  expect(within(at(9, 1), size)).toEqual(at(3, 1));
  expect(within(at(2, 1), { rows: 0, columns: 3 })).toEqual(at(0, 1));
});

it.each([
  [{ row: 0, column: 0 }, false, { row: 0, column: 1 }],
  [{ row: 0, column: 2 }, false, { row: 1, column: 0 }],
  [{ row: 1, column: 0 }, true, { row: 0, column: 2 }],
  [{ row: 3, column: 2 }, false, undefined],
  [{ row: 0, column: 0 }, true, undefined],
])('Tab goes to the next cell in reading order, with Shift back: from %o, back %o', (from, isBack, to) => {
  expect(nextCell(from, isBack, size)).toEqual(to);
});

const column = (filled: string) => (at: Position) => filled[at.row] === 'x';
it.each([
  ['xxx..', 0, 1, 2],
  ['x..x.', 0, 1, 3],
  ['.....', 0, 1, 4],
  ['xxxxx', 4, 1, 4],
  ['x.xx.', 3, -1, 2],
  ['x..xx', 2, -1, 0],
])(
  'Ctrl and an arrow key jump to the edge of filled cells: over “%s” from %i by %i to %i',
  (cells, from, step, to) => {
    const sheet = { rows: 5, columns: 1 };
    const start = { row: from, column: 0 };
    expect(edgeFrom(start, { row: step, column: 0 }, sheet, column(cells))).toEqual({ row: to, column: 0 });
  },
);

const selected = { top: 1, bottom: 4, left: 0, right: 1 };
it.each([
  ['one value fills the selection', { rows: 1, columns: 1 }, selected],
  ['a table that fits is repeated', { rows: 2, columns: 2 }, selected],
  ['a larger table goes on', { rows: 6, columns: 3 }, { top: 1, bottom: 6, left: 0, right: 2 }],
  [
    'a table that does not fit is pasted once',
    { rows: 3, columns: 2 },
    { top: 1, bottom: 3, left: 0, right: 1 },
  ],
])('a pasted table covers cells of the selection: %s', (_, table, range) => {
  expect(pasteRange(selected, table)).toEqual(range);
});
