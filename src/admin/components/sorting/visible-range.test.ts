import { expect, it } from 'vitest';
import { visibleRange } from './visible-range.ts';

const list = { count: 5_000, rowHeight: 50 };

it.each([
  ['at the top', 0, { start: 0, end: 18 }],
  ['in the middle', 2_000, { start: 32, end: 58 }],
  ['at the end', 249_500, { start: 4_982, end: 5_000 }],
  ['pulled above the top', -120, { start: 0, end: 16 }],
  ['beyond the end, as when rows were deleted', 400_000, { start: 5_000, end: 5_000 }],
])('a box of ten rows %s draws a few more on each side', (_, scrollTop, range) => {
  expect(visibleRange({ scrollTop, height: 500 }, list)).toEqual(range);
});

it('a list that is shorter than its box is drawn whole', () => {
  expect(visibleRange({ scrollTop: 0, height: 500 }, { count: 3, rowHeight: 50 })).toEqual({
    start: 0,
    end: 3,
  });
  expect(visibleRange({ scrollTop: 0, height: 500 }, { count: 0, rowHeight: 50 })).toEqual({
    start: 0,
    end: 0,
  });
});
