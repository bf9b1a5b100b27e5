import { refused } from '#server/errors.ts';
import { mergedCell, type Cell, type SheetRow } from './cells.ts';

/** First and last row (counted from 1) and column (counted from 0) of cells that were merged into one. */
export type MergedRange = { rows: [number, number]; columns: [number, number] };

/** The maximum number of columns of a sheet, for its readers and its export. */
export const maxColumns = 500;

/** Marks the covered cells of merged ranges. A file stores the value of a range only in its first cell. */
export async function* withMergedCells(
  rows: AsyncIterable<SheetRow>,
  merged: readonly MergedRange[],
): AsyncGenerator<SheetRow> {
  const waiting = merged.toSorted((a, b) => b.rows[0] - a.rows[0]);
  let open: MergedRange[] = [];
  for await (const row of rows) {
    while ((waiting.at(-1)?.rows[0] ?? Infinity) <= row.position) open.push(waiting.pop() as MergedRange);
    if (open.length === 0) {
      yield row;
      continue;
    }
    open = open.filter(({ rows: [, last] }) => last >= row.position);
    const width = open.reduce((sum, { columns: [first, last] }) => sum + last - first + 1, 0);
    // Ranges overlap only in damaged files. Together they could then be wider than a row may be.
    if (width > maxColumns)
      throw refused('Dosyadaki birleştirilmiş hücreler bozuk. Birleştirmeleri kaldırın.');
    yield { ...row, cells: marked(row, open) };
  }
}

function marked({ position, cells }: SheetRow, open: readonly MergedRange[]): Cell[] {
  const all = [...cells];
  for (const { rows, columns } of open)
    for (let column = columns[0]; column <= columns[1]; column += 1) {
      if (position === rows[0] && column === columns[0]) continue;
      while (all.length <= column) all.push(null);
      all[column] = mergedCell;
    }
  return all;
}
