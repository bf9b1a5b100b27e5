import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxImportRows } from '../redirect.ts';
import { readSheet } from '#features/imports/server/files/sheet-reader.process.ts';
import { readSpool } from '#features/imports/server/files/row-spool.ts';
import { cellText } from '#features/imports/server/sheet/cells.ts';
import type { Context } from '#server/context/context.ts';
import { refused, unsupportedType } from '#server/errors.ts';
import type { UploadedFile } from '#server/http/upload.ts';

/** A row of a sheet; `position` counts from 1, as in Excel. */
export type SheetRedirect = { position: number; source: string; target: string };

/** The time limit for reading a workbook, in milliseconds. */
const readTimeout = 60_000;

/** Reads a workbook or a CSV file: old address in the first column, new one in the second. */
export async function readRedirectFile(
  { log }: Pick<Context, 'log'>,
  { path, folder }: UploadedFile,
): Promise<SheetRedirect[]> {
  const bytes = await readFile(path);
  const head = bytes.toString('latin1', 0, 4);
  if (head === 'PK\x03\x04') {
    const spool = join(folder, 'rows');
    const signal = AbortSignal.timeout(readTimeout);
    await readSheet({ path, spool, kind: 'xlsx', withHidden: true, signal, log });
    const rows: SheetRedirect[] = [];
    for await (const { position, cells } of readSpool(spool)) {
      rows.push({ position, source: cellText(cells[0]), target: cellText(cells[1]) });
      if (rows.length > maxImportRows + 1) throw tooManyRows();
    }
    return checkedRows(rows);
  }
  if (bytes.subarray(0, 4096).includes(0) && !(bytes[0] === 0xff && bytes[1] === 0xfe))
    throw unsupportedType(
      'Excel dosyası (.xlsx) ya da CSV yükleyin; eski .xls dosyasını .xlsx olarak kaydedin.',
    );
  return readRedirectText(textOf(bytes));
}

/** Reads pasted cells or the text of a CSV file. */
export function readRedirectText(text: string): SheetRedirect[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const [first = ''] = clean.split(/\r\n|\r|\n/, 1);
  const delimiter = ['\t', ';', ','].find((one) => first.includes(one)) ?? '\t';
  let records: readonly (readonly string[])[];
  try {
    const options = { delimiter, relax_column_count: true, relax_quotes: true, to: maxImportRows + 2 };
    records = parse(clean, options);
  } catch {
    throw refused('Satırlar okunamadı: tırnak işaretleri eşleşmiyor olabilir. Düzeltip tekrar deneyin.');
  }
  return checkedRows(
    records.map(([source = '', target = ''], index) => ({ position: index + 1, source, target })),
  );
}

/** Removes empty rows and a title row. @throws AppError if no row or too many rows remain */
function checkedRows(rows: readonly SheetRedirect[]): SheetRedirect[] {
  const filled = rows.filter(({ source, target }) => source.trim() !== '' || target.trim() !== '');
  const [first, ...others] = filled;
  const hasTitles = first !== undefined && !/^\s*(?:\/|https?:)/i.test(first.source);
  const found = hasTitles ? others : filled;
  if (found.length === 0)
    throw refused('Okunacak satır yok: birinci sütuna eski adresi, ikinciye yeni adresi yazın.');
  if (found.length > maxImportRows) throw tooManyRows();
  return found;
}

/** Excel writes UTF-8, UTF-16 or the Turkish code page Windows-1254. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

const tooManyRows = () =>
  refused(
    `Bir seferde en çok ${maxImportRows.toLocaleString('tr')} satır eklenebilir. Bölüp tekrar deneyin.`,
  );
