import { expect, it } from 'vitest';
import type { Variant } from '../variant.ts';
import { noOrderingData } from '#features/ordering-data/ordering-data.ts';
import { mergeRows, rowDifferences } from './merge-rows.ts';
import { createRepeatCheck, createRowKeys, inputsOf, rowsOf } from './variant-rows.ts';

const variant = (id: number, code: string, more: Partial<Variant> = {}): Variant => ({
  id,
  code,
  version: 1,
  size_id: id,
  finish_id: null,
  weight: 12.5,
  pack_quantity: 100,
  image: null,
  pictures: [],
  drawings: [],
  documents: [],
  is_active: true,
  queue: 0,
  ordering: noOrderingData,
  ...more,
});
const keys = createRowKeys(['tr']);
const rows = (...variants: Variant[]) => rowsOf({ variants }, keys);
type Row = ReturnType<typeof rows>[number];
type Rows = [Row, Row, Row];
const rowOf = (one: Variant) => rows(one)[0] as Row;
const changed = (row: ReturnType<typeof rows>[number], cells: Record<string, string>) => ({
  ...row,
  cells: { ...row.cells, ...cells },
});
const codes = (all: ReturnType<typeof rows>) => all.map(({ cells }) => cells.code).join(' ');

it('unchanged rows are sent as they were read', () => {
  const stored = [variant(1, 'A'), variant(2, 'B', { weight: null, is_active: false, finish_id: 7 })];
  expect(inputsOf(rows(...stored), stored, keys)).toMatchObject([
    { id: 1, version: 1, code: 'A', size_id: 1, weight: 12.5, pack_quantity: 100, is_active: true },
    { id: 2, code: 'B', weight: null, finish_id: 7, is_active: false },
  ]);
});

it('a variant that was removed and entered again with its code keeps its id', () => {
  const stored = [variant(1, 'A'), variant(2, 'B')];
  const entered = { ...changed(rowOf(variant(9, 'A')), {}), key: keys.next() };
  expect(inputsOf([entered, rowOf(variant(2, 'B'))], stored, keys)).toMatchObject([{ id: 1 }, { id: 2 }]);
});

it('no two rows get the same variant', () => {
  const stored = [variant(1, 'A')];
  const copies = [1, 2].map(() => ({ ...rowOf(variant(9, 'A')), key: keys.next() }));
  expect(inputsOf(copies, stored, keys).map(({ id }) => id)).toEqual([1, undefined]);
});

it('a new row keeps its key when it is saved', () => {
  const own = createRowKeys(['tr']);
  const row = { key: own.next(), cells: {} };
  own.takeSaved([row], [variant(41, 'A')]);
  expect(own.keyOf(41)).toBe(row.key);
  expect(own.keyOf(42)).toBe('v42');
});

it('a code or a combination that two rows have is marked, as is the code of the product', () => {
  const all = rows(variant(1, 'A'), variant(2, 'A'), variant(3, 'C', { size_id: 1 }), variant(4, 'TK'));
  const check = createRepeatCheck(all, 'TK');
  expect(all.map((row) => check(row, 'code') !== undefined)).toEqual([true, true, false, true]);
  expect(all.map((row) => check(row, 'size_id') !== undefined)).toEqual([true, false, true, false]);
  expect(check(changed(all[2] as Row, { code: 'A' }), 'code')).toBe('“A” kodu iki kez yazılmış.');
});

it('when two people edit, my rows keep my changes, and other rows take over theirs', () => {
  const [a, b, c] = rows(variant(1, 'A'), variant(2, 'B'), variant(3, 'C')) as Rows;
  const mine = [changed(a, { code: 'A2' }), b, c];
  const theirs = [changed(a, { weight: '1' }), changed(b, { code: 'B2' }), ...rows(variant(4, 'D'))];
  const merged = mergeRows([a, b, c], mine, theirs);
  expect(codes(merged)).toBe('A2 B2 D');
  const { differing, changedThere } = rowDifferences([a, b, c], merged, theirs);
  expect(differing.map(({ key, isContested }) => [key, isContested])).toEqual([['v1', true]]);
  expect(codes(changedThere)).toBe('B2 D C');
});

it('when two people edit, a row that both added becomes one, and a row that I removed stays removed', () => {
  const [a, b] = rows(variant(1, 'A'), variant(2, 'B')) as Rows;
  const added = { key: keys.next(), cells: rowOf(variant(5, 'X')).cells };
  const merged = mergeRows([a, b], [a, added], [a, changed(b, { weight: '3' }), ...rows(variant(5, 'Y'))]);
  expect(merged.map(({ key, cells }) => `${key}:${cells.code}`)).toEqual(['v1:A', 'v5:X']);
});
