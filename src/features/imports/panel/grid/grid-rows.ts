import type { GridRows, ProductSheet, SheetColumn as SentColumn } from '../../import.ts';
import type { Cells, SheetColumn, SheetRow } from '#panel/sheet/columns.ts';

/** The columns that the grid shows: all but the hidden ones. */
export function gridColumns(columns: readonly SentColumn[]): SheetColumn[] {
  return columns
    .filter(({ use }) => use !== 'hidden')
    .map(({ title, use, width, choices, number }) => ({
      name: title,
      title,
      width: widthOf(title, width),
      ...(use === 'shown' && { isReadOnly: true }),
      ...(choices
        ? { kind: 'choice', choices: choices.map((text) => ({ value: text, label: text })) }
        : number
          ? { kind: 'number', ...number }
          : { kind: 'text' }),
    }));
}

/** Converts a width in characters to pixels; titles are never cut off. */
const widthOf = (title: string, characters: number) => Math.max(title.length + 4, characters) * 7;

/** Converts the rows of the answer to rows of the grid, with their cells by column title. */
export function gridRows({ columns, rows }: ProductSheet): SheetRow[] {
  return rows.map((cells, position) => ({
    key: String(position),
    cells: Object.fromEntries(columns.map(({ title }, index) => [title, cells[index] ?? ''])),
  }));
}

/** The cells of a row that differ from the values that were loaded. */
export function changedCells(first: SheetRow | undefined, row: SheetRow): Cells {
  if (first === row) return {};
  return Object.fromEntries(
    Object.entries(row.cells).filter(([title, text]) => text !== (first?.cells[title] ?? '')),
  );
}

/** The changed rows in the form of a sheet. Each has all its cells, including the version that was loaded. */
export function changedGrid(
  columns: readonly SentColumn[],
  first: readonly SheetRow[],
  rows: readonly SheetRow[],
): GridRows {
  const titles = columns.map(({ title }) => title);
  const changed = rows.filter((row, index) => Object.keys(changedCells(first[index], row)).length > 0);
  return {
    columns: titles,
    rows: changed.map(({ cells }) => titles.map((title) => cells[title] ?? '')),
  };
}

/**
 * Returns a function that explains why a filled cell must be empty in its kind of row, for example a size in
 * the row of a product.
 */
export function misplaced(columns: readonly SentColumn[], [codeTitle, modelTitle]: [string, string]) {
  const kindsOf = new Map(columns.map(({ title, kinds }) => [title, kinds]));
  return ({ cells }: SheetRow, title: string): string | undefined => {
    if (title === codeTitle || title === modelTitle || (cells[title] ?? '') === '') return undefined;
    const kind = (cells[modelTitle] ?? '') === '' ? 'model' : 'variant';
    if (kindsOf.get(title)?.includes(kind) !== false) return undefined;
    return kind === 'model'
      ? 'Bu sütun yalnız ölçü ve kaplama satırlarında dolar'
      : 'Bu sütun yalnız ürünün kendi satırında dolar';
  };
}
