import { describe, expect, it } from 'vitest';
import type { SheetColumn, SheetRow } from './columns.ts';
import { filterValues, rowsInView, viewOf, wholeView, withEdited, type SheetView } from './sheet-view.ts';

const columns: readonly SheetColumn[] = [
  { name: 'code', title: 'Kod', width: 100, kind: 'text' },
  {
    name: 'size',
    title: 'Ölçü',
    width: 100,
    kind: 'choice',
    choices: [
      { value: '#1', label: '9 mm' },
      { value: '#2', label: '10 mm' },
      { value: '#3', label: '40 mm' },
    ],
  },
  { name: 'weight', title: 'Ağırlık', width: 100, kind: 'number' },
  { name: 'active', title: 'Yayında', width: 80, kind: 'flag' },
];
const row = (key: string, code: string, size: string, weight: string, active = '1'): SheetRow => ({
  key,
  cells: { code, size, weight, active },
});
const all = [
  row('a', 'ÇT-1', '#2', '12,5'),
  row('b', 'CT-2', '#1', '', '0'),
  row('c', 'İĞ-3', '', '3'),
  row('d', 'ÇT-4', '#1', 'çok'),
];
const shown = (view: SheetView, rows: readonly SheetRow[] = all) =>
  rowsInView(rows, view)
    .rows.map(({ key }) => key)
    .join('');
const view = ({ sort = null, filters = {} }: Partial<SheetView>) => viewOf(all, columns, { sort, filters });
const sortedBy = (column: string, isDescending = false) => view({ sort: { column, isDescending } });
const filtered = (column: string, text: string, values: string[] = []) =>
  view({ filters: { [column]: { text, values } } });

describe('the order of a column', () => {
  it('is the Turkish one, counts numbers by value and puts empty cells last both ways', () => {
    expect([shown(sortedBy('code')), shown(sortedBy('code', true))]).toEqual(['badc', 'cdab']);
    expect([shown(sortedBy('size')), shown(sortedBy('size', true))]).toEqual(['bdac', 'abdc']);
    expect([shown(sortedBy('weight')), shown(sortedBy('weight', true))]).toEqual(['cadb', 'acdb']);
  });

  it('stays as it was chosen while cells change', () => {
    const changed = all.map((one) => (one.key === 'c' ? row('c', 'ZZ', '', '99') : one));
    expect(shown(sortedBy('weight'), changed)).toBe('cadb');
  });
});

describe('a filter', () => {
  it('finds text without Turkish letters, chosen values, empty cells, and all columns together', () => {
    expect(shown(filtered('code', 'ct'))).toBe('abd');
    expect(shown(filtered('code', 'ig'))).toBe('c');
    expect(shown(filtered('size', '', ['#1', '']))).toBe('bcd');
    expect(shown(filtered('weight', '', ['']))).toBe('b');
    const two = { size: { text: '', values: ['#1'] }, active: { text: '', values: ['1'] } };
    expect(shown(view({ filters: two }))).toBe('d');
  });

  it('keeps an edited row, adds new rows last and leaves removed ones out', () => {
    const ct = filtered('code', 'ct');
    const changed = [row('n', '', '', ''), ...all.slice(1).map((one) => ({ ...one, cells: { code: 'x' } }))];
    expect(shown(ct, changed)).toBe('bdn');
    expect(rowsInView(changed, ct).positions).toEqual([1, 3, 0]);
  });

  it('offers the values that occur', () => {
    const labels = (at: number) => filterValues(all, columns[at] as SheetColumn).map(({ label }) => label);
    expect([labels(0), labels(1), labels(2), labels(3)]).toEqual([
      [],
      ['9 mm', '10 mm', 'Boş'],
      ['Boş'],
      ['Evet', 'Hayır'],
    ]);
  });
});

it('an edit of shown rows changes these rows alone, in the order of all rows', () => {
  const { rows } = rowsInView(all, filtered('size', '', ['#1']));
  const edited = rows.map((one) => ({ ...one, cells: { ...one.cells, weight: '7' } }));
  const next = withEdited(all, rows, edited);
  expect(next.map(({ key, cells }) => `${key}${cells.weight}`)).toEqual(['a12,5', 'b7', 'c3', 'd7']);
  expect(next[0]).toBe(all[0]);
  expect(withEdited(all, rows, rows)).toBe(all);
  expect(shown(wholeView)).toBe('abcd');
});
