import type { Cells, SheetRow } from '#panel/sheet/columns.ts';
import { emptyFileCells } from './file-cells.ts';
import { choiceValue } from './variant-rows.ts';

type Rows = readonly SheetRow[];

/** The ids of a size and a finish; null means none. */
export type Combination = { size: number | null; finish: number | null };

const placeOf = ({ size, finish }: Combination) => `${choiceValue(size)} ${choiceValue(finish)}`;
const placeOfRow = ({ cells }: SheetRow) => `${cells.size_id ?? ''} ${cells.finish_id ?? ''}`;

/** Returns a function that tells whether a combination has a row. */
export function ticksOf(rows: Rows) {
  const places = new Set(rows.map(placeOfRow));
  return (combination: Combination) => places.has(placeOf(combination));
}

/**
 * Adds rows for the combinations that have none, placed by `order`, or removes the rows of these combinations. A new
 * row gets the weight and pack quantity that all rows of its size share.
 */
export function tick(
  rows: Rows,
  wanted: readonly Combination[],
  isTicked: boolean,
  { order, newKey, maxRows }: { order: readonly Combination[]; newKey: () => string; maxRows: number },
): Rows {
  const places = new Set(wanted.map(placeOf));
  if (!isTicked) return rows.filter((row) => !places.has(placeOfRow(row)));
  const present = new Set(rows.map(placeOfRow));
  const rank = new Map(order.map((combination, index) => [placeOf(combination), index]));
  return wanted
    .filter((combination) => !present.has(placeOf(combination)))
    .slice(0, Math.max(0, maxRows - rows.length))
    .reduce<Rows>((all, combination) => {
      const own = rank.get(placeOf(combination)) ?? Infinity;
      const before = all.findLastIndex((row) => (rank.get(placeOfRow(row)) ?? Infinity) < own);
      return all.toSpliced(before + 1, 0, { key: newKey(), cells: newCells(rows, combination) });
    }, rows);
}

export function newCells(rows: Rows, { size, finish }: Combination): Cells {
  const alike = size === null ? [] : rows.filter(({ cells }) => cells.size_id === choiceValue(size));
  const common = (name: string) => {
    const values = new Set(alike.map(({ cells }) => cells[name] ?? ''));
    return values.size === 1 ? ([...values][0] ?? '') : '';
  };
  return {
    code: '',
    size_id: choiceValue(size),
    finish_id: choiceValue(finish),
    weight: common('weight'),
    pack_quantity: common('pack_quantity'),
    is_active: '1',
    ...emptyFileCells,
  };
}
