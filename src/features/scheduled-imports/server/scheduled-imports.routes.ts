import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  ScheduledImportCreate,
  ScheduledImportDeleted,
  ScheduledImports,
  ScheduledImportUpdate,
  ScheduledImportWritten,
} from '../scheduled-import.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { requireRecentProof, signedInActor } from '#server/http/access.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import {
  createScheduledImport,
  deleteScheduledImport,
  listScheduledImports,
  runScheduledImport,
  updateScheduledImport,
} from './scheduled-imports.service.ts';

const url = '/api/admin/scheduled-imports';
const access = 'integrations';
const params = z.object({ id });

export function scheduledImportRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, url, {
    GET: verb({
      access,
      summary: 'The sheets that are fetched at fixed times, the newest first; never their passwords',
      answer: ScheduledImports,
      handler: () => listScheduledImports(ctx),
    }),
    POST: verb({
      access,
      summary: 'Add a sheet that is fetched at fixed times (asks for a recent proof of identity)',
      body: ScheduledImportCreate,
      answer: ScheduledImportWritten,
      status: 201,
      handler: async ({ body, actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith(await createScheduledImport(ctx, signedInActor(actor), body));
      },
    }),
  });
  resource(app, `${url}/:id`, {
    PUT: verb({
      access,
      summary:
        'Change the source, the times or the rule (asks for a recent proof of identity); another server needs the password anew',
      params,
      body: ScheduledImportUpdate,
      answer: ScheduledImportWritten,
      handler: async ({ params: { id: one }, body, actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith(await updateScheduledImport(ctx, signedInActor(actor), one, body));
      },
    }),
    DELETE: verb({
      access,
      summary: 'Remove a scheduled import; what it imported stays',
      params,
      answer: ScheduledImportDeleted,
      handler: async ({ params: { id: one }, actor }) => {
        await deleteScheduledImport(ctx, signedInActor(actor), one);
        return succeeded;
      },
    }),
  });
  resource(app, `${url}/:id/run`, {
    PUT: verb({
      access,
      summary: 'Fetch the sheet now, besides its times',
      params,
      body: z.object({}),
      answer: ScheduledImportWritten,
      handler: async ({ params: { id: one } }) => succeededWith(await runScheduledImport(ctx, one)),
    }),
  });
}
