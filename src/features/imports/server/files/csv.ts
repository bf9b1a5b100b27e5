import { parse, type Info } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { createReadStream } from 'node:fs';
import { TextDecoderStream } from 'node:stream/web';
import { Readable } from 'node:stream';
import { AppError, refused } from '#server/errors.ts';
import { readFileHead } from '#server/ports/file-head.ts';
import { lowerTurkish } from '#shared/turkish.ts';
import { cellAddress, type SheetRow } from '../sheet/cells.ts';
import { identityColumns } from '../sheet/article.ts';
import { maxColumns } from '../sheet/merged-cells.ts';
import { cellTooLong, maxCellLength, maxPosition, tooManyColumns } from './workbook-parts.ts';

/** The title row ends within this many bytes. */
const headBytes = 64 * 1024;
/** The maximum number of characters in a row; an exported row has a few thousand. */
const maxRow = 1024 * 1024;

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1254';
type Delimiter = ';' | ',' | '\t';
export type CsvForm = { delimiter: Delimiter; startsWithHint: boolean };

/**
 * Detects the delimiter of a text file. Excel may write `sep=;` above the titles. Without the title “Kod”, a text is
 * only a sheet if its first two lines have the same number of cells; otherwise it returns undefined.
 */
export async function findCsvForm(path: string): Promise<CsvForm | undefined> {
  const head = await readFileHead(path, headBytes);
  const encoding = isUtf8(head, true) ? 'utf-8' : encodingOf(head);
  const text = new TextDecoder(encoding).decode(head);
  // Other encodings contain no NUL characters, and UTF-16 was decoded above.
  if (text.includes('\0')) return undefined;
  const [first = '', second = '', third = ''] = text.split(/\r\n|\r|\n/, 3);
  const startsWithHint = /^sep=.$/i.test(first);
  const [titles, values] = startsWithHint ? [second, third] : [first, second];
  const forms = ([';', ',', '\t'] as const)
    .map((delimiter) => ({ delimiter, cells: titles.split(delimiter).map(titleOf) }))
    .sort((one, other) => other.cells.length - one.cells.length);
  const best =
    forms.find(({ cells }) => cells.includes(titleOf(identityColumns.code))) ??
    forms.find(({ delimiter }) => isTable(cellsOf(titles, delimiter), cellsOf(values, delimiter)));
  return best && { delimiter: best.delimiter, startsWithHint };
}

/** Whether these are the titles of a table: at least two, none empty, above a row of the same length. */
const isTable = (titles: readonly string[], values: readonly string[]) =>
  titles.length > 1 &&
  titles.length === values.length &&
  titles.every((title) => title.trim() !== '' && !/^[<{[]/.test(title));

/** The cells of one line, whose quoted ones may contain the delimiter. */
function cellsOf(line: string, delimiter: Delimiter): string[] {
  try {
    const [cells = []] = parseText(line, { delimiter, relax_quotes: true, relax_column_count: true });
    return cells;
  } catch {
    // A quoted cell that continues on the next line.
    return [];
  }
}

const titleOf = (text: string) => lowerTurkish(text.replace(/^"|"$/g, '')).trim();

type CsvRecord = { record: string[]; info: Pick<Info, 'records' | 'empty_lines'> };

/**
 * Reads the rows of a CSV file, the titles first. Excel writes UTF-8 or the Turkish code page Windows-1254.
 * @throws AppError 422 for a file that cannot be read
 */
export async function readCsv(path: string, take: (row: SheetRow) => void): Promise<void> {
  const form = await findCsvForm(path);
  if (!form) throw refused('Dosyanın ilk satırında sütun başlıkları yok.');
  const decoded = Readable.toWeb(createReadStream(path)).pipeThrough(
    new TextDecoderStream(await findEncoding(path)) as never,
  );
  const rows = Readable.fromWeb(decoded as never).pipe(
    parse({
      delimiter: form.delimiter,
      relax_column_count: true,
      // Many empty lines would take minutes as rows; `info` counts them.
      skip_empty_lines: true,
      info: true,
      max_record_size: maxRow,
      from_line: form.startsWithHint ? 2 : 1,
    }),
  );
  let position = 0;
  let isTitleRow = true;
  try {
    for await (const { record: texts, info } of rows as AsyncIterable<CsvRecord>) {
      position = info.records + info.empty_lines;
      if (position > maxPosition)
        throw refused(
          `Dosyada ${maxPosition.toLocaleString('tr')} satırdan fazla var. Bölüp tekrar yükleyin.`,
        );
      if (texts.every((text) => text === '')) continue;
      if (isTitleRow && texts.slice(maxColumns).some((text) => text !== '')) throw tooManyColumns();
      isTitleRow = false;
      take({ position, cells: texts.map((text, column) => cellOf(text, cellAddress(column, position))) });
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(
      `CSV dosyası ${position + 1}. satırda okunamadı: tırnak işaretleri eşleşmiyor olabilir. Düzeltip tekrar yükleyin.`,
    );
  }
}

/**
 * These patterns find what the export adds to cells: an apostrophe before a character that starts a formula,
 * and `="007"` around codes, with which Excel keeps the zeros.
 */
const escapedFormula = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r'])/;
const quotedText = /^="((?:[^"]|"")*)"$/;

function cellOf(text: string, address: string): string {
  if (text.length > maxCellLength) throw cellTooLong(address);
  const [, quoted] = quotedText.exec(text) ?? [];
  return quoted === undefined ? text.replace(escapedFormula, '') : quoted.replaceAll('""', '"');
}

async function findEncoding(path: string): Promise<Encoding> {
  const head = await readFileHead(path, headBytes);
  if (encodingOf(head) === 'utf-16le') return 'utf-16le';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path)) decoder.decode(piece as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1254';
  }
}

const encodingOf = (head: Buffer): Encoding =>
  head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : 'windows-1254';

/** `isCut` means that the last character may be incomplete. */
function isUtf8(bytes: Buffer, isCut: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return true;
  } catch {
    return false;
  }
}
