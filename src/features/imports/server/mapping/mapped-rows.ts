import type { ColumnMapping } from '../../column-mapping.ts';
import { cellText, type SheetRow } from '../sheet/cells.ts';
import { foldedTitle } from '../sheet/header.ts';

/** The titles of a file, and the first values of each column. */
export type FileHead = { titles: string[]; samples: string[][] };

const sampledRows = 3;
const maxSample = 60;

/** Rows above the titles, such as the name of the supplier, are looked through for this long. */
const searchedRows = 20;

const isFilled = ({ cells }: SheetRow) => cells.filter((cell) => cellText(cell).trim() !== '').length > 1;

/**
 * Reads the titles and some values of a file. The titles are in the first row with two filled cells, because lists of
 * suppliers often begin with a heading. The returned rows begin with the titles.
 */
export async function readHead(
  rows: AsyncIterable<SheetRow>,
): Promise<{ head: FileHead; rows: AsyncGenerator<SheetRow> }> {
  const reader = rows[Symbol.asyncIterator]();
  let first: SheetRow[] = [];
  while (first.length < searchedRows) {
    const next = await reader.next();
    if (next.done) break;
    first.push(next.value);
    const titles = first.findIndex(isFilled);
    if (titles >= 0 && first.length - titles > sampledRows) break;
  }
  first = first.slice(Math.max(first.findIndex(isFilled), 0));
  const [titles, ...values] = first;
  const texts = titles?.cells.map((cell) => cellText(cell).trim()) ?? [];
  const sampleOf = (column: number) =>
    values.slice(0, sampledRows).map(({ cells }) => cellText(cells[column]).trim().slice(0, maxSample));
  return { head: { titles: texts, samples: texts.map((_, column) => sampleOf(column)) }, rows: all() };

  async function* all(): AsyncGenerator<SheetRow> {
    yield* first;
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  }
}

/**
 * Gives the title row the titles of the sheet, and every row the fixed values behind its own cells. `fixedFrom` is the
 * index of the first of them.
 */
export async function* mapRows(
  rows: AsyncIterable<SheetRow>,
  { pairs, fixed }: ColumnMapping,
  fixedFrom: number,
): AsyncGenerator<SheetRow> {
  const columns = new Map(pairs.map(({ title, column }) => [foldedTitle(title), column]));
  let isFirst = true;
  for await (const { position, cells } of rows) {
    const own = Array.from({ length: fixedFrom }, (_, index) => cells[index] ?? null);
    yield isFirst
      ? {
          position,
          cells: [
            ...own.map((cell) => columns.get(foldedTitle(cellText(cell))) ?? cell),
            ...fixed.map(({ column }) => column),
          ],
        }
      : { position, cells: [...own, ...fixed.map(({ text }) => text)] };
    isFirst = false;
  }
}
