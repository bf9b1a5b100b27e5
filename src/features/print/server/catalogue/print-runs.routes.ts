import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PrintPreview, PrintPublished, PrintRuns, PrintStarted } from '../../printed-catalogue.ts';
import { Failure } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { sendFile } from '#server/http/send-file.ts';
import { previewCatalogue } from './preview.service.ts';
import { openPrintedFile, listRuns, startPrinting } from './print-runs.service.ts';
import { publishPrinted } from './publish-printed.service.ts';
import { settingsOf } from './printed-catalogues.ts';

const url = '/api/admin/printed-catalogues';
const access = 'content';
const params = z.object({ id });

/** Making, downloading and publishing printed catalogues. */
export function printRunRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, `${url}/runs`, {
    GET: verb({
      access: 'read',
      summary: 'The last run of each printed catalogue, and whether its products have changed since',
      answer: PrintRuns,
      handler: () => listRuns(ctx),
    }),
  });
  resource(app, `${url}/:id/make`, {
    POST: verb({
      access,
      summary: 'Make the files of a printed catalogue; the work goes on after the answer',
      params,
      body: z.object({}),
      answer: PrintStarted,
      handler: async ({ params: { id: one } }) => {
        await startPrinting(ctx, one);
        return succeeded;
      },
    }),
  });
  resource(app, `${url}/:id/publish`, {
    POST: verb({
      access,
      summary: 'Show the finished files as catalogues of the site, one for each volume',
      params,
      body: z.object({}),
      answer: PrintPublished,
      handler: async ({ params: { id: one }, actor }) =>
        succeededWith({ catalogue_ids: await publishPrinted(ctx, actor, one) }),
    }),
  });
  registerFiles(app, ctx);
}

function registerFiles(app: FastifyInstance, ctx: Context): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'content' as const };
  typed.get(
    `${url}/:id/files/:number`,
    {
      config,
      exposeHeadRoute: false,
      schema: {
        summary: 'A finished PDF of a printed catalogue; its volumes are numbered from 1',
        params: z.object({ id, number: z.coerce.number().int().min(1).max(999) }),
        response: { 200: z.unknown(), '4xx': Failure },
      },
    },
    async (request, reply) => {
      const { name, key, file } = await openPrintedFile(ctx, request.params.id, request.params.number);
      void reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', contentDisposition(name));
      return sendFile(request, reply, { file, tag: `"${key}"`, type: 'application/pdf' });
    },
  );
  typed.post(
    `${url}/preview`,
    {
      config,
      schema: {
        summary: 'Cover, contents and first category of a printed catalogue as a PDF, from unsaved settings',
        body: PrintPreview,
        response: { 200: z.unknown(), '4xx': Failure },
      },
    },
    async (request, reply) => {
      const pdf = await previewCatalogue(ctx, settingsOf(request.body));
      return reply.header('cache-control', 'no-store').type('application/pdf').send(pdf);
    },
  );
}
