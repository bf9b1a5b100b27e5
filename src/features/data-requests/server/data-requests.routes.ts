import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  DataRequestCreate,
  DataRequestPage,
  DataRequestQuery,
  DataRequestUpdate,
  DataRequestWritten,
} from '../data-request.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import {
  createDataRequest,
  deleteDataRequest,
  listDataRequests,
  updateDataRequest,
} from './data-requests.service.ts';

/** Routes for the applications of persons about their data; whoever may see personal data may use them. */
export function dataRequestRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/data-requests', {
    GET: verb({
      access: 'personal-data',
      summary: 'The applications of persons about their data, open ones first by their last day',
      query: DataRequestQuery,
      answer: DataRequestPage,
      handler: ({ query }) => listDataRequests(ctx, query),
    }),
    POST: verb({
      access: 'personal-data',
      summary: 'Add an application; its term of 30 days begins with the day of its arrival',
      body: DataRequestCreate,
      answer: DataRequestWritten,
      status: 201,
      handler: async ({ body, actor }) => succeededWith(await createDataRequest(ctx, actor, body)),
    }),
  });
  resource(app, '/api/admin/data-requests/:id', {
    PUT: verb({
      access: 'personal-data',
      summary: 'Change, answer, close or reopen an application',
      params: z.object({ id }),
      body: DataRequestUpdate,
      answer: DataRequestWritten,
      handler: async ({ params, body, actor }) =>
        succeededWith(await updateDataRequest(ctx, actor, params.id, body)),
    }),
    DELETE: verb({
      access: 'personal-data',
      summary: 'Delete an application that was entered by mistake or twice',
      params: z.object({ id }),
      answer: Success,
      handler: async ({ params, actor }) => {
        await deleteDataRequest(ctx, actor, params.id);
        return succeeded;
      },
    }),
  });
}
