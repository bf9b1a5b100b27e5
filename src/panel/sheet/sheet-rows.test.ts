import { expect, it } from 'vitest';
import { changedRows, createSheetRows } from './sheet-rows.ts';

const row = (key: string) => ({ key, cells: {} });
const a = row('a');
const b = row('b');
const c = row('c');
const keys = (rows: ReturnType<typeof createSheetRows>) =>
  rows
    .get()
    .map(({ key }) => key)
    .join('');

it('undo and redo go back and forth through the changes', () => {
  const rows = createSheetRows([a]);
  rows.change((all) => [...all, b]);
  rows.change((all) => [...all, c]);
  rows.undo();
  expect(keys(rows)).toBe('ab');
  rows.undo();
  rows.undo();
  expect(keys(rows)).toBe('a');
  rows.redo();
  rows.redo();
  rows.redo();
  expect(keys(rows)).toBe('abc');
});

it('undone changes are forgotten after another change', () => {
  const rows = createSheetRows([a]);
  rows.change(() => [a, b]);
  rows.undo();
  rows.change(() => [a, c]);
  expect(rows.canRedo()).toBe(false);
  rows.redo();
  expect(keys(rows)).toBe('ac');
});

it('a change that leaves all rows as they are is no step', () => {
  const rows = createSheetRows([a, b]);
  rows.change((all) => [...all]);
  expect(rows.canUndo()).toBe(false);
});

it('undo takes back only what was changed here, even after others changed the rows', () => {
  const rows = createSheetRows([a]);
  rows.change((all) => [...all, b]);
  rows.rebase((all) => [c, ...all]);
  expect(keys(rows)).toBe('cab');
  rows.undo();
  expect(keys(rows)).toBe('ca');
});

it('a step names the rows that it changed', () => {
  expect(changedRows([a, b, c], [a, row('b2'), c])).toEqual({ top: 1, bottom: 1 });
  expect(changedRows([a, b], [a, b, c])).toEqual({ top: 2, bottom: 2 });
  expect(changedRows([a, b, c], [a, c])).toEqual({ top: 1, bottom: 1 });
  expect(changedRows([a, b], [a, b])).toBeUndefined();
});
