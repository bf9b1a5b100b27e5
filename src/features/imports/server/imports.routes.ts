import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  Import,
  ImportApply,
  ImportCheck,
  ImportCreate,
  ImportProposals,
  ImportRows,
  ImportRowsQuery,
  Imports,
  ImportUndo,
  ImportWritten,
  RepeatedProblems,
} from '../import.ts';
import { ImportColumns, MappingsWritten } from '../column-mapping.ts';
import { maxMegabytes } from '#features/media/upload-limits.rules.ts';
import { Failure } from '#shared/schema/envelope.ts';
import { id, page } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { tooLarge } from '#server/errors.ts';
import { signedIn } from '#server/http/access.ts';
import { parseFields } from '#server/http/error-mapping.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { withUpload } from '#server/http/upload.ts';
import { forgetMapping, getImportColumns } from './mapping/column-mappings.ts';
import { getImport, listImportRows, listImports, listRepeatedProblems, previewUndo } from './imports.read.ts';
import {
  applyImport,
  cancelImport,
  confirmProposals,
  importBody,
  importFile,
  recheckImport,
  undoImport,
} from './imports.service.ts';

const params = z.object({ id });
const noFields = z.object({});
const url = '/api/admin/imports';

/** The limit for a ZIP of pictures; workbooks have a smaller limit. */
const maxUpload = maxMegabytes.pdf;

export function importRoutes(app: FastifyInstance, ctx: Context): void {
  uploadRoute(app, ctx);
  readRoutes(app, ctx);
  changeRoutes(app, ctx);
}

function uploadRoute(app: FastifyInstance, ctx: Context): void {
  app.route({
    method: 'POST',
    url,
    config: { access: 'content', upload: true },
    schema: {
      summary:
        'Check a sheet (.xlsx or CSV), a ZIP of pictures or a picture (field `file`), rows of the grid (`rows`) or pictures of the library (`pictures`); a job checks, nothing is written yet',
      consumes: ['multipart/form-data', 'application/json'],
      response: { 201: ImportWritten, '4xx': Failure },
    },
    handler: async (request, reply) => {
      const user = signedIn(request);
      const created = await withUpload(
        ctx,
        request,
        ({ file, fields }) =>
          file ? importFile(ctx, user, file) : importBody(ctx, user, parseFields(ImportCreate, fields)),
        {
          limit: {
            bytes: maxUpload * 1024 * 1024,
            tooLarge: async () =>
              tooLarge(`Dosya çok büyük: en çok ${maxUpload} MB yüklenebilir. Bölüp tekrar yükleyin.`),
          },
        },
      );
      return reply.status(201).send(succeededWith(created));
    },
  });
}

function readRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, url, {
    GET: verb({
      access: 'content',
      summary: 'The imports of the last 30 days, the newest first',
      query: z.object({ page }),
      answer: Imports,
      handler: ({ query }) => listImports(ctx, query.page),
    }),
  });
  resource(app, `${url}/:id`, {
    GET: verb({
      access: 'content',
      summary: 'One import with its state and progress',
      params,
      answer: Import,
      handler: ({ params: { id: importId } }) => getImport(ctx, importId),
    }),
  });
  resource(app, `${url}/:id/rows`, {
    GET: verb({
      access: 'content',
      summary: 'A page of the rows that change something or have problems, before and after',
      params,
      query: ImportRowsQuery,
      answer: ImportRows,
      handler: ({ params: { id: importId }, query }) => listImportRows(ctx, importId, query),
    }),
  });
  resource(app, `${url}/:id/problems`, {
    GET: verb({
      access: 'content',
      summary: 'The problems that several rows have, the most frequent first',
      params,
      answer: RepeatedProblems,
      handler: ({ params: { id: importId } }) => listRepeatedProblems(ctx, importId),
    }),
  });
  resource(app, `${url}/:id/columns`, {
    GET: verb({
      access: 'content',
      summary: 'The columns of the file, which columns of the sheet they become, and the kept mappings',
      params,
      answer: ImportColumns,
      handler: ({ params: { id: importId } }) => getImportColumns(ctx, importId),
    }),
  });
  resource(app, '/api/admin/import-mappings/:id', {
    DELETE: verb({
      access: 'content',
      summary: 'Forget the mapping of columns of a supplier',
      params,
      answer: MappingsWritten,
      handler: async ({ params: { id: mappingId } }) => succeededWith(await forgetMapping(ctx, mappingId)),
    }),
  });
}

function changeRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, `${url}/:id/check`, {
    PUT: verb({
      access: 'content',
      summary:
        'Compare the file with what is stored now once more, with hidden rows or another mapping of columns',
      params,
      body: ImportCheck,
      answer: ImportWritten,
      handler: async ({ params: { id: importId }, body }) =>
        succeededWith(await recheckImport(ctx, importId, body)),
    }),
  });
  resource(app, `${url}/:id/cancel`, {
    PUT: verb({
      access: 'content',
      summary: 'Give up an import that was not applied',
      params,
      body: noFields,
      answer: ImportWritten,
      handler: async ({ params: { id: importId } }) => succeededWith(await cancelImport(ctx, importId)),
    }),
  });
  resource(app, `${url}/:id/proposals`, {
    PUT: verb({
      access: 'content',
      summary:
        'Confirm pictures whose names leave a doubt, or take that back; only confirmed ones are written',
      params,
      body: ImportProposals,
      answer: ImportWritten,
      handler: async ({ params: { id: importId }, body }) =>
        succeededWith(await confirmProposals(ctx, importId, body)),
    }),
  });
  resource(app, `${url}/:id/apply`, {
    PUT: verb({
      access: 'content',
      summary: 'Write all rows in one transaction; 409 when one changed since the check',
      params,
      body: ImportApply,
      answer: ImportWritten,
      handler: async ({ params: { id: importId }, body, actor }) =>
        succeededWith(
          await applyImport(ctx, actor ?? { id: 0 }, importId, { skipsProblems: body.skip_problems }),
        ),
    }),
  });
  resource(app, `${url}/:id/undo`, {
    GET: verb({
      access: 'content',
      summary: 'What undoing would take back, and which rows it would keep',
      params,
      answer: ImportUndo,
      handler: ({ params: { id: importId } }) => previewUndo(ctx, importId),
    }),
    PUT: verb({
      access: 'content',
      summary: 'Undo an applied import in one transaction; rows that changed since are kept',
      params,
      body: noFields,
      answer: ImportWritten,
      handler: async ({ params: { id: importId }, actor }) =>
        succeededWith(await undoImport(ctx, actor ?? { id: 0 }, importId)),
    }),
  });
}
