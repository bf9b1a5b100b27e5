import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProductSheet, sheetLists } from '../../import.ts';
import { productFilterShape } from '#features/product-lists/product-list.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { signedIn } from '#server/http/access.ts';
import { resource, verb } from '#server/http/resource.ts';
import { listSheets } from '../lists/list-sheet.ts';
import { loadListRecords, loadListSheet } from '../lists/list-records.read.ts';
import type { Cell } from '../sheet/cells.ts';
import { identityColumns } from '../sheet/article.ts';
import {
  exportRows,
  loadExportSheet,
  readProductSheet,
  refuseTooManyRows,
  rowValues,
} from './product-export.read.ts';
import { sendSheet, sheetAnswer, sheetFormat, workbookColumns } from './send-sheet.ts';

const filter = z.object(productFilterShape);
const exportQuery = filter.extend({ format: sheetFormat });

/** Serves the filtered product list and the managed lists as workbooks or CSV, and JSON for the panel's grid. */
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
        response: sheetAnswer,
      },
    },
    async (request, reply) => {
      const { format, ...query } = request.query;
      await refuseTooManyRows(ctx, query);
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
      const { code, modelCode } = identityColumns;
      const columns = workbookColumns(sheet.columns, [code, modelCode]);
      return sendSheet(ctx, reply, {
        file: 'urunler',
        tab: 'Ürünler',
        columns,
        format,
        rows: withFirst(first, rows),
      });
    },
  );
  for (const list of sheetLists) listExportRoute(app, ctx, list);
}

function listExportRoute(app: FastifyInstance, ctx: Context, list: (typeof sheetLists)[number]): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    `/api/admin/${list}/export`,
    {
      config: { access: 'content' },
      exposeHeadRoute: false,
      schema: {
        summary: `The ${list} as .xlsx or CSV; the same file can be imported`,
        querystring: z.object({ format: sheetFormat }),
        response: sheetAnswer,
      },
    },
    async ({ query: { format } }, reply) => {
      const sheet = await loadListSheet(ctx.db, list);
      const records = [...(await loadListRecords(ctx.db, list)).values()];
      const columns = workbookColumns(sheet.columns, [identityColumns.code]);
      const { file, tab } = listSheets[list];
      const rows = records.map((one): Cell[] => [one.code, ...rowValues(one, sheet), one.version]);
      return sendSheet(ctx, reply, { file, tab, columns, rows, format });
    },
  );
}

const isNarrowing = (name: string, query: object) => {
  if (name === 'format') return false;
  const value = (query as Record<string, unknown>)[name];
  return name !== 'section' && value !== undefined && value !== '';
};

async function* withFirst(first: IteratorResult<Cell[]>, rows: AsyncIterable<Cell[]>) {
  if (first.done) return;
  yield first.value;
  yield* rows;
}
