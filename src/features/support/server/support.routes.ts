import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  SupportRequestChange,
  SupportRequestCreate,
  SupportRequestPage,
  SupportRequestWritten,
} from '../support.ts';
import { id, page } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { unauthorized } from '#server/errors.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { listSupportRequests } from './support.read.ts';
import { changeSupportRequest, createSupportRequest } from './support.service.ts';

/** Routes for support requests. All signed-in users may create requests and see only their own. */
export function supportRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/support', {
    GET: verb({
      access: 'session',
      summary: 'The own support requests, the latest first',
      query: z.object({ page }),
      answer: SupportRequestPage,
      handler: ({ query, actor }) => listSupportRequests(ctx.db, { userId: userId(actor), page: query.page }),
    }),
    POST: verb({
      access: 'session',
      summary: 'Ask for support',
      body: SupportRequestCreate,
      answer: SupportRequestWritten,
      status: 201,
      handler: async ({ body, actor }) => {
        const request = await createSupportRequest(ctx, userId(actor), body);
        const message = request.mail
          ? 'Talebiniz gönderildi.'
          : 'Talebiniz kaydedildi. Destek adresi ayarlanmadığı için e-posta gönderilmedi.';
        return { ...succeededWith(request), message };
      },
    }),
  });
  resource(app, '/api/admin/support/:id', {
    PUT: verb({
      access: 'session',
      summary: 'Close an own request, or open it again',
      params: z.object({ id }),
      body: SupportRequestChange,
      answer: SupportRequestWritten,
      handler: async ({ params, body, actor }) =>
        succeededWith(await changeSupportRequest(ctx, { id: params.id, userId: userId(actor) }, body)),
    }),
  });
}

function userId(actor: Actor): number {
  if (!actor) throw unauthorized();
  return actor.id;
}
