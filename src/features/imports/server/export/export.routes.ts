import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CellValue, ColumnDef } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { ProductSheet } from '../../import.ts';
import { productFilterShape } from '#features/product-lists/product-list.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { sendCsv } from '#server/texts/csv.ts';
import { localTime } from '#server/texts/local-time.ts';
import { signedIn } from '#server/http/access.ts';
import { resource, verb } from '#server/http/resource.ts';
import { cellText, type Cell } from '../sheet/cells.ts';
import { identityColumns } from '../sheet/article.ts';
import { type Sheet } from '../sheet/sheet.read.ts';
import { exportRows, loadExportSheet, readProductSheet, sheetTitles } from './product-export.read.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const filter = z.object(productFilterShape);
const exportQuery = filter.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

/**
 * `@` formats a cell as text, so that Excel keeps leading zeros and runs no formula, even after the cell is
 * edited.
 */
const numberFormats = { text: '@', number: 'General', date: 'dd.mm.yyyy hh:mm' } as const;

/** Serves the filtered product list as a workbook or CSV and, for the panel's grid, as JSON. */
export function productExportRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/products/sheet', {
    GET: verb({
      access: 'content',
      summary: 'The rows of the export as texts, for the grid of many products',
      query: filter,
      answer: ProductSheet,
      handler: ({ query }) => readProductSheet(ctx, query),
    }),
  });

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/products/export',
    {
      config: { access: 'content' },
      exposeHeadRoute: false,
      schema: {
        summary: 'The filtered products and their variants as .xlsx or CSV; the same file can be imported',
        querystring: exportQuery,
        response: { 200: { content: { [xlsx]: { schema: z.string().meta({ format: 'binary' }) } } } },
      },
    },
    async (request, reply) => {
      const { format, ...query } = request.query;
      const sheet = await loadExportSheet(ctx, query);
      const rows = exportRows(ctx, sheet, query);
      // The first row is read before the answer starts, so that a refused search gets an error status.
      const first = await rows.next();
      await inOperationalTransaction(ctx, (tx) =>
        recordAudit(tx, {
          actor: signedIn(request),
          action: 'export',
          entity: 'product',
          details: {
            is_filtered: Object.keys(request.query).some((name) => isNarrowing(name, request.query)),
          },
        }),
      );
      const day = localTime(ctx.config.timeZone, ctx.clock.now().toISOString()).slice(0, 10);
      const name = `urunler-${day.split('.').reverse().join('-')}.${format}`;
      if (format === 'csv')
        return sendCsv(reply, { name, titles: sheetTitles(sheet), rows: csvRows(first, rows) });
      const { writeXlsxStream } = await import('hucre/xlsx');
      return sendWorkbook(
        reply,
        name,
        writeXlsxStream(withFirst(first, rows), workbookOptions(sheet)) as ReadableStream,
      );
    },
  );
}

function sendWorkbook(reply: FastifyReply, name: string, workbook: ReadableStream): FastifyReply {
  return reply
    .type(xlsx)
    .header('content-disposition', contentDisposition(name))
    .send(Readable.fromWeb(workbook));
}

const isNarrowing = (name: string, query: object) => {
  if (name === 'format') return false;
  const value = (query as Record<string, unknown>)[name];
  return name !== 'section' && value !== undefined && value !== '';
};

async function* withFirst(first: IteratorResult<Cell[]>, rows: AsyncIterable<Cell[]>) {
  if (first.done) return;
  yield escaped(first.value);
  for await (const row of rows) yield escaped(row);
}

/**
 * The CSV writer puts an apostrophe before text that Excel would run as a formula. A text that starts with an
 * apostrophe gets a second one, so that reading the file removes only the added one.
 */
async function* csvRows(first: IteratorResult<Cell[]>, rows: AsyncIterable<Cell[]>) {
  const texts = (row: Cell[]) => row.map((cell) => cellText(cell).replace(/^'/, "''"));
  if (first.done) return;
  yield texts(first.value);
  for await (const row of rows) yield texts(row);
}

/**
 * Excel reads `_x000D_` as the character with that number, so a text that contains such letters is escaped.
 */
const escaped = (row: Cell[]) =>
  row.map((cell) =>
    typeof cell === 'string' ? cell.replace(/_x(?=[\dA-Fa-f]{4}_)/g, '_x005F_x') : cell,
  ) as CellValue[];

function workbookOptions({ columns }: Sheet) {
  const text = (header: string, width: number): ColumnDef => ({ header, width, numFmt: numberFormats.text });
  const defs: ColumnDef[] = [
    text(identityColumns.code, 18),
    text(identityColumns.modelCode, 18),
    ...columns.map(({ title, width, format }) => ({ header: title, width, numFmt: numberFormats[format] })),
    { header: identityColumns.version, width: 8, numFmt: numberFormats.number },
  ];
  return { name: 'Ürünler', columns: defs, freezePane: { rows: 1, columns: 1 } };
}
