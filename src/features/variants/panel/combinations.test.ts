import { expect, it } from 'vitest';
import { tick, ticksOf } from './combinations.ts';

let count = 0;
const row = (size: number, finish: number, weight = '') => ({
  key: `r${count++}`,
  cells: { code: `${size}-${finish}`, size_id: `#${size}`, finish_id: `#${finish}`, weight },
});
const order = [1, 2].flatMap((size) => [7, 8].map((finish) => ({ size, finish })));
const options = { order, newKey: () => `n${count++}`, maxRows: 400 };
const placesOf = (rows: ReturnType<typeof tick>) =>
  rows.map(({ cells }) => `${cells.size_id}${cells.finish_id}`);

it('a new combination is placed in the order of sizes and finishes', () => {
  const rows = tick([row(1, 7), row(2, 8)], [{ size: 2, finish: 7 }], true, options);
  expect(placesOf(rows)).toEqual(['#1#7', '#2#7', '#2#8']);
  expect(placesOf(tick(rows, [{ size: 1, finish: 8 }], true, options))).toEqual([
    '#1#7',
    '#1#8',
    '#2#7',
    '#2#8',
  ]);
});

it('a new combination gets the weight that all rows of its size share', () => {
  const weightOf = (rows: ReturnType<typeof row>[]) =>
    tick(rows, [{ size: 1, finish: 8 }], true, options).find(({ cells }) => cells.finish_id === '#8')?.cells
      .weight;
  expect(weightOf([row(1, 7, '12,5'), row(2, 7, '20')])).toBe('12,5');
  expect(weightOf([row(1, 7, '12,5'), row(1, 9, '13')])).toBe('');
});

it('existing rows stay, and those of an unticked size or finish are removed', () => {
  const rows = [row(1, 7), row(2, 8)];
  expect(tick(rows, [{ size: 1, finish: 7 }], true, options)).toEqual(rows);
  expect(placesOf(tick(rows, order.slice(0, 2), false, options))).toEqual(['#2#8']);
});

it('no more rows are added than a product may have', () => {
  expect(tick([row(1, 7)], order, true, { ...options, maxRows: 3 })).toHaveLength(3);
});

it('the table shows which combinations have a row', () => {
  const isTicked = ticksOf([row(1, 7)]);
  expect([isTicked({ size: 1, finish: 7 }), isTicked({ size: 1, finish: 8 })]).toEqual([true, false]);
});
