import { streamXlsxRows } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import type { Entry, ZipFile } from 'yauzl';
import { AppError, refused } from '#server/errors.ts';
import { cellAddress, missingResult, type Cell, type SheetRow } from '../sheet/cells.ts';
import { findFormulasWithoutResult } from './formulas.ts';
import { allowanceOf, inflate, inflateText, inZip, listEntries, type Allowance } from './zip-parts.ts';

/** Megabytes: of the file, of its inflated worksheet, of the list of its texts, and of the other parts. */
export const maxWorkbookMegabytes = 50;
const inflated = { worksheet: 400, sharedStrings: 64, other: 16 };
const maxEntries = 2_000;

/** The parts that are read; pictures and drawings are not. */
const readParts =
  /^(\[Content_Types\]\.xml|_rels\/|xl\/(_rels\/|workbook\.xml|styles\.xml|sharedStrings\.xml))/;

/**
 * The rows of the first worksheet, the title row first; rows without content are left out.
 * @throws AppError 422 for a file that cannot be read or is too large.
 */
export async function* readWorkbook(path: string): AsyncGenerator<SheetRow> {
  const missing = await inspect(path);
  const bytes = await readFile(path);
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      const position = index + 1;
      const cells = values.map((value, column): Cell =>
        value === null && missing.has(cellAddress(column, position)) ? missingResult : value,
      );
      if (cells.some((cell) => cell !== null && cell !== '')) yield { position, cells };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused('Excel dosyası okunamadı. Dosyayı Excel’de .xlsx olarak yeniden kaydedip tekrar yükleyin.');
  }
}

/** Inflates every part that will be read once against its limit; returns the cells without a result. */
async function inspect(path: string): Promise<Set<string>> {
  return inZip(path, async (zip) => {
    const entries = new Map((await listEntries(zip, maxEntries)).map((entry) => [entry.fileName, entry]));
    const other = allowanceOf(inflated.other);
    for (const entry of entries.values()) {
      if (!readParts.test(entry.fileName)) continue;
      const allowance =
        entry.fileName === 'xl/sharedStrings.xml' ? allowanceOf(inflated.sharedStrings) : other;
      await inflateText(zip, entry, allowance);
    }
    const worksheet = await findWorksheet(zip, entries);
    return scanFormulas(zip, worksheet, allowanceOf(inflated.worksheet));
  });
}

async function findWorksheet(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Entry> {
  const text = async (name: string) => {
    const entry = entries.get(name);
    return entry ? inflateText(zip, entry, allowanceOf(inflated.other)) : '';
  };
  const first = /<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]+)"/.exec(await text('xl/workbook.xml'))?.[1];
  const relations = (await text('xl/_rels/workbook.xml.rels')).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const relation = relations.find((tag) => / Id="([^"]+)"/.exec(tag)?.[1] === first) ?? '';
  const target = / Target="([^"]+)"/.exec(relation)?.[1] ?? '';
  const entry = entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  if (!entry)
    throw refused('Dosyada çalışma sayfası bulunamadı. Excel’de .xlsx olarak kaydedip tekrar yükleyin.');
  return entry;
}

async function scanFormulas(zip: ZipFile, entry: Entry, allowance: Allowance): Promise<Set<string>> {
  const formulas = findFormulasWithoutResult();
  const decoder = new TextDecoder();
  for await (const chunk of inflate(zip, entry, allowance))
    formulas.add(decoder.decode(chunk, { stream: true }));
  return formulas.cells;
}
