import type { Cells, SheetRow } from '#panel/sheet/columns.ts';
import { changedCells } from './grid-rows.ts';

/**
 * What somebody entered in a grid, for coming back to it from the difference. It is laid over rows that are read anew,
 * so that only the entered cells are theirs.
 */
type Kept = { address: string; cells: ReadonlyMap<string, Cells> };

let kept: Kept | null = null;

/** The address of the grid with kept edits. */
export const keptGrid = (): string | undefined => kept?.address;

export function dropEdits(): void {
  kept = null;
}

/** `codeOf`: the column that names a row. */
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

/** The rows with the edits that were kept for this grid. */
export function withKeptEdits(address: string, code: string, rows: readonly SheetRow[]): SheetRow[] {
  if (kept?.address !== address) return [...rows];
  const { cells } = kept;
  return rows.map((row) => {
    const edits = cells.get(row.cells[code] ?? '');
    return edits ? { ...row, cells: { ...row.cells, ...edits } } : row;
  });
}
