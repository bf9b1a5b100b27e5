import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { refused } from '#server/errors.ts';
import { missingResult, type Cell, type SheetRow } from '../sheet/cells.ts';
import { tooBig } from './zip-parts.ts';

/** The maximum number of rows of a sheet; staff could not look through more. */
export const maxRows = 200_000;
/** Limits all cells together, because many cells of a small file can share one long text. */
const maxCharacters = 400 * 1024 * 1024;
/** Limits one row, because many rows are in memory at the same time. */
const maxLine = 256 * 1024;
const charactersPerWrite = 256 * 1024;

type StoredCell = string | number | boolean | null | { date: number } | { formula: true };

/**
 * Writes rows to a local file, so that a slow reader does not keep them in memory. `end` returns the number
 * of rows without the title row.
 *
 * @throws AppError 422 for too many rows or too much text
 */
export function openSpool(path: string): { add: (row: SheetRow) => void; end: () => number } {
  const file = openSync(path, 'w', 0o600);
  let count = -1;
  let characters = 0;
  let waiting = '';
  const write = () => {
    writeSync(file, waiting);
    waiting = '';
  };
  return {
    add: ({ position, cells }) => {
      count += 1;
      if (count > maxRows)
        throw refused(`Dosyada ${maxRows.toLocaleString('tr')} satırdan fazla var. Bölüp tekrar yükleyin.`);
      const line = `${lineOf([position, cells.map(storedCell)])}\n`;
      if (line.length > maxLine)
        throw refused(
          `${position}. satır çok uzun. Sayfada yalnız ürün sütunlarını bırakıp tekrar yükleyin.`,
        );
      characters += line.length;
      if (characters > maxCharacters) throw tooBig();
      waiting += line;
      if (waiting.length > charactersPerWrite) write();
    },
    end: () => {
      write();
      closeSync(file);
      return Math.max(count, 0);
    },
  };
}

export async function* readSpool(path: string): AsyncGenerator<SheetRow> {
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    const [position, cells] = JSON.parse(line) as [number, StoredCell[]];
    yield { position, cells: cells.map(cellOf) };
  }
}

/** JSON does not escape the two line separators of Unicode, at which the reader would split the line. */
const lineOf = (row: unknown) =>
  JSON.stringify(row).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

function storedCell(cell: Cell): StoredCell {
  if (cell instanceof Date) return { date: cell.getTime() };
  return typeof cell === 'symbol' ? { formula: true } : cell;
}

function cellOf(stored: StoredCell): Cell {
  if (stored === null || typeof stored !== 'object') return stored;
  return 'date' in stored ? new Date(stored.date) : missingResult;
}
