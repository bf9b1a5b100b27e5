import { expect, it } from 'vitest';
import { moveByStep, stepOf } from './keyboard-steps.ts';

const press = (codes: readonly string[], columns: number, from = ['a', 'b', 'c', 'd', 'e']) =>
  codes.reduce((order, code) => moveByStep(order, 'b', stepOf(code, columns) ?? 0), from).join('');

it('each arrow key moves an item of a list one place, up to its ends', () => {
  expect(press(['ArrowDown'], 1)).toBe('acbde');
  expect(press(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'], 1)).toBe('acdbe');
  expect(press(['ArrowUp', 'ArrowUp'], 1)).toBe('bacde');
  expect(press(['ArrowLeft', 'ArrowRight'], 1)).toBe('abcde');
});

it('in a grid the arrow keys also move by a row', () => {
  expect(press(['ArrowDown'], 3)).toBe('acdeb');
  expect(press(['ArrowDown', 'ArrowUp', 'ArrowLeft'], 3)).toBe('bacde');
  expect(press(['ArrowUp'], 3)).toBe('abcde');
});
