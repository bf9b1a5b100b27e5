import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { CellValue, ColumnDef } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import type { Context } from '#server/context/context.ts';
import { sendCsv } from '#server/texts/csv.ts';
import { localTime } from '#server/texts/local-time.ts';
import { identityColumns } from '../sheet/article.ts';
import { cellText, type Cell } from '../sheet/cells.ts';
import type { Column } from '../sheet/columns.ts';

export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const sheetFormat = z.enum(['xlsx', 'csv']).default('xlsx');
export const sheetAnswer = {
  200: { content: { [xlsx]: { schema: z.string().meta({ format: 'binary' }) } } },
};

/**
 * `@` formats a cell as text, so that Excel keeps leading zeros and runs no formula, even after the cell is
 * edited.
 */
export const numberFormats = { text: '@', number: 'General', date: 'dd.mm.yyyy hh:mm' } as const;

/** The columns of a workbook; `identity` are the titles before the columns with values. */
export function workbookColumns(columns: readonly Column[], identity: readonly string[]): ColumnDef[] {
  return [
    ...identity.map((header) => ({ header, width: 18, numFmt: numberFormats.text })),
    ...columns.map(({ title, width, format }) => ({ header: title, width, numFmt: numberFormats[format] })),
    { header: identityColumns.version, width: 8, numFmt: numberFormats.number },
  ];
}

type SheetFile = {
  /** The name of the file without its date, and the name of the sheet in it. */
  file: string;
  tab: string;
  columns: ColumnDef[];
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>;
};

/** Sends rows as a workbook or CSV, with today's date in the name of the file. */
export async function sendSheet(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  reply: FastifyReply,
  { file, tab, columns, rows, format }: SheetFile & { format: 'xlsx' | 'csv' },
): Promise<FastifyReply> {
  const day = localTime(config.timeZone, clock.now().toISOString()).slice(0, 10);
  const name = `${file}-${day.split('.').reverse().join('-')}.${format}`;
  if (format === 'csv')
    return sendCsv(reply, { name, titles: columns.map(({ header = '' }) => header), rows: csvRows(rows) });
  return reply
    .type(xlsx)
    .header('content-disposition', contentDisposition(name))
    .send(await workbookStream({ tab, columns, rows }));
}

/** Rows as a workbook, written while they are read. */
export async function workbookStream({ tab, columns, rows }: Omit<SheetFile, 'file'>): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const options = { name: tab, columns, freezePane: { rows: 1, columns: 1 } };
  return Readable.fromWeb(writeXlsxStream(workbookRows(rows), options) as ReadableStream);
}

async function* workbookRows(rows: SheetFile['rows']) {
  for await (const row of rows) yield escaped(row);
}

/**
 * The CSV writer puts an apostrophe before text that Excel would run as a formula. A text that starts with an
 * apostrophe gets a second one, so that reading the file removes only the added one.
 */
async function* csvRows(rows: SheetFile['rows']) {
  for await (const row of rows) yield row.map((cell) => cellText(cell).replace(/^'/, "''"));
}

/**
 * Excel reads `_x000D_` as the character with that number, so a text that contains such letters is escaped.
 */
const escaped = (row: Cell[]) =>
  row.map((cell) =>
    typeof cell === 'string' ? cell.replace(/_x(?=[\dA-Fa-f]{4}_)/g, '_x005F_x') : cell,
  ) as CellValue[];
