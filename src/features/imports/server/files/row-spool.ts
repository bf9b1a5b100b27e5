import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { refused } from '#server/errors.ts';
import { missingResult, type Cell, type SheetRow } from '../sheet/cells.ts';

/** As in Excel's own limit of what staff can still look through. */
export const maxRows = 100_000;
const linesPerWrite = 500;

type StoredCell = string | number | boolean | null | { date: number } | { formula: true };

/**
 * Copies rows to a local file, so that a slow reader of them needs no memory for the rest: the reader of a workbook
 * does not wait. Returns their number, without the titles.
 * @throws AppError 422 for too many rows.
 */
export async function spoolRows(
  path: string,
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  signal?: AbortSignal,
): Promise<number> {
  const file = await open(path, 'w', 0o600);
  let count = -1;
  let lines: string[] = [];
  const write = async () => {
    signal?.throwIfAborted();
    await file.appendFile(lines.join(''));
    lines = [];
  };
  try {
    for await (const { position, cells } of rows) {
      count += 1;
      if (count > maxRows)
        throw refused(`Dosyada ${maxRows.toLocaleString('tr')} satırdan fazla var. Bölüp tekrar yükleyin.`);
      lines.push(`${lineOf([position, cells.map(storedCell)])}\n`);
      if (lines.length === linesPerWrite) await write();
    }
    await write();
  } finally {
    await file.close();
  }
  return Math.max(count, 0);
}

export async function* readSpool(path: string): AsyncGenerator<SheetRow> {
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    const [position, cells] = JSON.parse(line) as [number, StoredCell[]];
    yield { position, cells: cells.map(cellOf) };
  }
}

/** JSON leaves the two line separators of Unicode as they are, where the reader would end a line. */
const lineOf = (row: unknown) =>
  JSON.stringify(row).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

function storedCell(cell: Cell): StoredCell {
  if (cell instanceof Date) return { date: cell.getTime() };
  return cell === missingResult ? { formula: true } : cell;
}

function cellOf(stored: StoredCell): Cell {
  if (stored === null || typeof stored !== 'object') return stored;
  return 'date' in stored ? new Date(stored.date) : missingResult;
}
