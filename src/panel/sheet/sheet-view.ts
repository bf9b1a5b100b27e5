import { parseNumber } from '#shared/rules/written-number.ts';
import { searchFold, sortKey } from '#shared/turkish.ts';
import { clearedValue, shownText, type SheetColumn, type SheetRow } from './columns.ts';

type Rows = readonly SheetRow[];
type Columns = readonly SheetColumn[];

/** A row matches if its shown text contains `text` and, unless `values` is empty, its value is one of them. */
export type ColumnFilter = { text: string; values: readonly string[] };

export type SheetSort = { column: string; isDescending: boolean };

/**
 * The chosen filters and order of a sheet; they never change the rows. `keys` is the result of the last choice,
 * so that an edited row stays in its place until staff choose again.
 */
export type SheetView = {
  sort: SheetSort | null;
  filters: Readonly<Record<string, ColumnFilter>>;
  keys: { shown: readonly string[]; hidden: ReadonlySet<string> } | null;
};

/** The rows that are shown, each with its position among all rows. */
export type ShownRows = { rows: Rows; positions: readonly number[] };

export const wholeView: SheetView = { sort: null, filters: {}, keys: null };
export const noFilter: ColumnFilter = { text: '', values: [] };

/** Applies a choice of order and filters to the rows as they are now. */
export function viewOf(
  all: Rows,
  columns: Columns,
  { sort, filters }: Pick<SheetView, 'sort' | 'filters'>,
): SheetView {
  const matches = columns.flatMap((column) => matcher(column, filters[column.name]));
  const sorted = columns.find(({ name }) => name === sort?.column);
  if (!sorted && matches.length === 0) return { sort, filters, keys: null };
  const shown = [] as SheetRow[];
  const hidden = new Set<string>();
  for (const row of all) {
    if (matches.every((match) => match(row))) shown.push(row);
    else hidden.add(row.key);
  }
  const ordered = sorted ? inOrder(shown, sorted, sort?.isDescending === true) : shown;
  return { sort, filters, keys: { shown: ordered.map(({ key }) => key), hidden } };
}

/** Rows that were added after the choice come last. */
export function rowsInView(all: Rows, { keys }: SheetView): ShownRows {
  if (keys === null) return { rows: all, positions: all.map((_, index) => index) };
  const positionOf = new Map(all.map(({ key }, index) => [key, index]));
  const positions = keys.shown.flatMap((key) => positionOf.get(key) ?? []);
  const known = new Set(keys.shown);
  all.forEach(({ key }, index) => {
    if (!known.has(key) && !keys.hidden.has(key)) positions.push(index);
  });
  return { rows: positions.flatMap((index) => all[index] ?? []), positions };
}

/** Replaces rows by the edited ones with the same keys. */
export function withEdited(all: Rows, shown: Rows, edited: Rows): Rows {
  if (shown === all) return edited;
  const changed = new Map(edited.filter((row, index) => row !== shown[index]).map((row) => [row.key, row]));
  return changed.size === 0 ? all : all.map((row) => changed.get(row.key) ?? row);
}

export const isFiltered = ({ filters }: SheetView) => Object.values(filters).some(isFilter);

export const isFilter = (filter: ColumnFilter | undefined) =>
  filter !== undefined && (filter.values.length > 0 || searchFold(filter.text) !== '');

function matcher(column: SheetColumn, filter = noFilter): ((row: SheetRow) => boolean)[] {
  if (!isFilter(filter)) return [];
  const text = searchFold(filter.text);
  const values = new Set(filter.values);
  return [
    ({ cells }) => {
      const value = cells[column.name] || clearedValue(column);
      return (
        (values.size === 0 || values.has(value)) &&
        (text === '' || searchFold(shownText(column, value)).includes(text))
      );
    },
  ];
}

/** Sorts by the numbers or texts that staff see. Empty cells come last, and equal ones keep their order. */
function inOrder(rows: Rows, column: SheetColumn, isDescending: boolean): Rows {
  const keyOf = ({ cells }: SheetRow) => {
    const text = shownText(column, cells[column.name] ?? '');
    const number = column.kind === 'number' ? parseNumber(text) : undefined;
    return number ?? (text === '' ? null : sortKey(text));
  };
  const direction = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort(({ key: one }, { key: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      // A text in a column of numbers is invalid; such texts come after all numbers.
      if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
      return one === other ? 0 : one < other ? -direction : direction;
    })
    .map(({ row }) => row);
}

/** The values by which a column can be filtered: its choices that occur, and “empty” if there are empty cells. */
export function filterValues(all: Rows, column: SheetColumn): { value: string; label: string }[] {
  const present = new Set(all.map(({ cells }) => cells[column.name] || clearedValue(column)));
  const choices =
    column.kind === 'choice'
      ? column.choices
      : column.kind === 'flag'
        ? ['1', '0'].map((value) => ({ value, label: shownText(column, value) }))
        : [];
  return [
    ...choices.filter(({ value }) => present.has(value)),
    ...(present.has('') ? [{ value: '', label: 'Boş' }] : []),
  ];
}
