import type { Cells, SheetRow } from '#panel/sheet/columns.ts';
import { changedCells } from './grid-rows.ts';

/**
 * The cells that were edited in a grid, so that staff can return to the grid from the comparison. They are
 * applied to newly loaded rows, so all other cells are up to date.
 */
type Kept = { address: string; cells: ReadonlyMap<string, Cells> };

let kept: Kept | null = null;

export const keptGrid = (): string | undefined => kept?.address;

export function dropEdits(): void {
  kept = null;
}

/** Stores the edited cells of a grid. `code` is the title of the column that identifies a row. */
export function keepEdits(
  address: string,
  code: string,
  first: readonly SheetRow[],
  rows: readonly SheetRow[],
): void {
  const cells = new Map(
    rows.flatMap((row, index) => {
      const changed = changedCells(first[index], row);
      return Object.keys(changed).length > 0 ? [[row.cells[code] ?? '', changed] as const] : [];
    }),
  );
  kept = cells.size > 0 ? { address, cells } : null;
}

/** Applies the edits that were stored for this grid to its rows. */
export function withKeptEdits(address: string, code: string, rows: readonly SheetRow[]): SheetRow[] {
  if (kept?.address !== address) return [...rows];
  const { cells } = kept;
  return rows.map((row) => {
    const edits = cells.get(row.cells[code] ?? '');
    return edits ? { ...row, cells: { ...row.cells, ...edits } } : row;
  });
}
