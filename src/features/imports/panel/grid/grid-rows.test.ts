import { beforeEach, expect, it } from 'vitest';
import type { ProductSheet } from '../../import.ts';
import { problemOf, readText, type SheetRow } from '#panel/sheet/columns.ts';
import { changedCells, changedGrid, gridColumns, gridRows, misplaced } from './grid-rows.ts';
import { dropEdits, keepEdits, keptGrid, withKeptEdits } from './kept-edits.ts';

const both = ['model', 'variant'] as const;
const column = (title: string, part: Partial<ProductSheet['columns'][number]> = {}) => ({
  title,
  use: 'edited' as const,
  kinds: [...both],
  width: 10,
  choices: null,
  number: null,
  ...part,
});
const sheet: ProductSheet = {
  columns: [
    column('Kod', { use: 'shown' }),
    column('Model kodu', { use: 'shown' }),
    column('Ad (TR)', { kinds: ['model'] }),
    column('Ölçü', { kinds: ['variant'], choices: ['20 mm', '25 mm'] }),
    column('Paket adedi', { kinds: ['variant'], number: { least: 1, most: 10_000_000, isWhole: true } }),
    column('Sürüm', { use: 'hidden' }),
  ],
  rows: [
    ['TK-1', '', 'Toka', '', '', '3'],
    ['TK-1-20', 'TK-1', '', '20 mm', '', '1'],
    ['TK-2', '', 'Halka', '', '', '5'],
  ],
  has_more: false,
};
const first = gridRows(sheet);
const edited = (index: number, cells: Record<string, string>) =>
  first.map((row, at) => (at === index ? { ...row, cells: { ...row.cells, ...cells } } : row));

function rowAt(rows: readonly SheetRow[], index: number): SheetRow {
  const row = rows[index];
  if (!row) throw new Error(`no row ${index}`);
  return row;
}

beforeEach(dropEdits);

it('the grid shows every column but the version, codes only to read, lists as choices', () => {
  expect(gridColumns(sheet.columns).map(({ title, kind, isReadOnly }) => [title, kind, isReadOnly])).toEqual([
    ['Kod', 'text', true],
    ['Model kodu', 'text', true],
    ['Ad (TR)', 'text', undefined],
    ['Ölçü', 'choice', undefined],
    ['Paket adedi', 'number', undefined],
  ]);
});

it.each([
  ['abc', 'Sayı olmalı'],
  ['-4', 'En az 1 olmalı'],
  ['2,5', 'Tam sayı olmalı'],
  ['250', undefined],
])('%j as the number of pieces in a pack is marked at once: %j', (text, problem) => {
  const pack = gridColumns(sheet.columns).find(({ title }) => title === 'Paket adedi');
  expect(pack && problemOf(pack, readText(pack, text))).toBe(problem);
});

it('only changed rows are sent, whole and with the version that was read', () => {
  expect(changedGrid(sheet.columns, first, edited(2, { 'Ad (TR)': 'Yeni Halka' }))).toEqual({
    columns: ['Kod', 'Model kodu', 'Ad (TR)', 'Ölçü', 'Paket adedi', 'Sürüm'],
    rows: [['TK-2', '', 'Yeni Halka', '', '', '5']],
  });
  const returned = edited(2, { 'Ad (TR)': 'Halka' });
  expect(changedGrid(sheet.columns, first, returned).rows).toEqual([]);
  expect(changedCells(first[0], rowAt(first, 0))).toEqual({});
});

it('a value in a cell that its kind of row does not have is marked', () => {
  const errorOf = misplaced(sheet.columns, ['Kod', 'Model kodu']);
  const model = rowAt(edited(0, { Ölçü: '20 mm' }), 0);
  const variant = rowAt(edited(1, { 'Ad (TR)': 'Toka' }), 1);
  expect(errorOf(model, 'Ölçü')).toContain('ölçü ve kaplama satırlarında');
  expect(errorOf(variant, 'Ölçü')).toBeUndefined();
  expect(errorOf(variant, 'Ad (TR)')).toContain('ürünün kendi satırında');
});

it('kept edits are applied to the rows that are loaded later, but only in a grid with the same filter', () => {
  keepEdits('?mode=grid', 'Kod', first, edited(2, { 'Ad (TR)': 'Yeni Halka' }));
  expect(keptGrid()).toBe('?mode=grid');
  const fresh = gridRows({ ...sheet, rows: [['TK-2', '', 'Halka', '', '', '6'], ...sheet.rows.slice(0, 2)] });
  const [halka, toka] = withKeptEdits('?mode=grid', 'Kod', fresh);
  expect(halka?.cells).toMatchObject({ 'Ad (TR)': 'Yeni Halka', Sürüm: '6' });
  expect(toka).toBe(fresh[1]);
  expect(withKeptEdits('?mode=grid&search=x', 'Kod', fresh)[0]?.cells['Ad (TR)']).toBe('Halka');
  keepEdits('?mode=grid', 'Kod', first, first);
  expect(keptGrid()).toBeUndefined();
});
