import { expect, it } from 'vitest';
import type { SheetColumn, SheetRow } from './columns.ts';
import { clearRange, fillDown, moveRows, pasteTable, textsOf, writeRange } from './edits.ts';
import { at, rangeOf } from './ranges.ts';

const columns: SheetColumn[] = [
  { kind: 'text', name: 'code', title: 'Kod', width: 100 },
  { kind: 'number', name: 'weight', title: 'Ağırlık', width: 80 },
  {
    kind: 'choice',
    name: 'size',
    title: 'Ölçü',
    width: 80,
    choices: [
      { value: '#1', label: '25 mm' },
      { value: '#2', label: 'Işıklı' },
    ],
  },
  { kind: 'flag', name: 'active', title: 'Yayında', width: 80 },
  { kind: 'text', name: 'note', title: 'Not', width: 80, isReadOnly: true },
];
let rowCount = 0;
const row = (code = '', weight = '', size = '', active = '1'): SheetRow => ({
  key: `r${rowCount++}`,
  cells: { code, weight, size, active, note: 'sabit' },
});
const cellsOf = (rows: readonly SheetRow[]) =>
  rows.map(({ cells }) => [cells.code, cells.weight, cells.size, cells.active, cells.note].join('|'));
const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

it('pasted cells are read by their columns, and a text that is not a number stays', () => {
  const { rows } = pasteTable([row()], columns, range(0, 0), [['TK-1', '1.250,5', 'ISIKLI', 'hayır', 'x']]);
  expect(cellsOf(rows)).toEqual(['TK-1|1250,5|#2|0|sabit']);
  expect(cellsOf(pasteTable([row()], columns, range(0, 1), [['on', '30 mm', 'belki']]).rows)).toEqual([
    '|on|30 mm|belki|sabit',
  ]);
});

it('one pasted value fills the selected range', () => {
  const rows = [row('a'), row('b'), row('c')];
  expect(cellsOf(pasteTable(rows, columns, range(0, 1, 1, 1), [['12,5']]).rows)).toEqual([
    'a|12,5||1|sabit',
    'b|12,5||1|sabit',
    'c|||1|sabit',
  ]);
});

it('a pasted table that is longer than the sheet adds rows, up to the limit of rows', () => {
  const table = [['a'], ['b'], ['c'], ['d']];
  const pasted = pasteTable([row()], columns, range(0, 0), table, { newRow: row, maxRows: 3 });
  expect(cellsOf(pasted.rows)).toEqual(['a|||1|sabit', 'b|||1|sabit', 'c|||1|sabit']);
  expect(pasted.range).toEqual(range(0, 0, 2, 0));
});

it('a paste adds no rows to a sheet of fixed rows, and leaves out columns past the last one', () => {
  const pasted = pasteTable([row()], columns, range(0, 3), [['1', 'x', 'y'], ['1']]);
  expect(cellsOf(pasted.rows)).toEqual(['|||1|sabit']);
  expect(pasted.range).toEqual(range(0, 3, 0, 4));
});

it('cells stay as they are where a pasted row is shorter', () => {
  const rows = [row('a', '1'), row('b', '2')];
  expect(cellsOf(pasteTable(rows, columns, range(0, 0), [['x', '9'], ['y']]).rows)).toEqual([
    'x|9||1|sabit',
    'y|2||1|sabit',
  ]);
});

it('a copy contains the shown texts', () => {
  expect(textsOf([row('a', '12,5', '#1', '0')], columns, range(0, 0, 0, 3))).toEqual([
    ['a', '12,5', '25 mm', 'Hayır'],
  ]);
});

it('cells are cleared, but not read-only ones', () => {
  expect(cellsOf(clearRange([row('a', '1', '#1')], columns, range(0, 0, 0, 4)))).toEqual(['|||0|sabit']);
});

it('a row whose values stay the same remains the same object', () => {
  const rows = [row('a'), row('b')];
  const written = writeRange(rows, columns, range(0, 0, 1, 0), (index) => (index === 0 ? 'a' : 'c'));
  expect(written[0]).toBe(rows[0]);
  expect(written[1]?.cells.code).toBe('c');
});

it('the first row of a selection fills the rows below it', () => {
  const rows = [row('a', '5'), row('b'), row('c')];
  expect(cellsOf(fillDown(rows, columns, range(0, 1, 2, 1)))).toEqual([
    'a|5||1|sabit',
    'b|5||1|sabit',
    'c|5||1|sabit',
  ]);
});

it('selected rows move together and stop at the ends', () => {
  const rows = ['a', 'b', 'c', 'd'].map((code) => row(code));
  const codes = (moved: readonly SheetRow[]) => moved.map(({ cells }) => cells.code).join('');
  const selected = rangeOf({ ...at(1, 0), focus: { row: 2, column: 0 } });
  expect(codes(moveRows(rows, selected, 1).rows)).toBe('adbc');
  expect(moveRows(rows, selected, -9)).toMatchObject({ by: -1 });
  expect(codes(moveRows(rows, selected, -9).rows)).toBe('bcad');
});
