import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MailStatus, OutboxPage, OutboxQuery } from '../mail.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { resendMail } from './outbox.service.ts';
import { getMailStatus, listOutbox } from './outgoing-mails.read.ts';

export function outboxRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/outbox', {
    GET: verb({
      access: 'read',
      summary: 'A page of the mails that wait, were sent or failed, the latest first',
      query: OutboxQuery,
      answer: OutboxPage,
      handler: ({ query }) => listOutbox(ctx, query),
    }),
  });
  resource(app, '/api/admin/outbox/status', {
    GET: verb({
      access: 'read',
      summary: 'Whether mails can be sent, and how many wait or failed',
      answer: MailStatus,
      handler: () => getMailStatus(ctx),
    }),
  });
  resource(app, '/api/admin/outbox/:id/resend', {
    PUT: verb({
      access: 'messages',
      summary: 'Send a failed or sent mail again',
      params: z.object({ id }),
      body: z.object({}),
      answer: Success,
      handler: async ({ params }) => {
        await resendMail(ctx, params.id);
        return succeeded;
      },
    }),
  });
}
