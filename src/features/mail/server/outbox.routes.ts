import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HeldMailsChoice, HeldMailsQuery, MailStatus, OutboxPage, OutboxQuery } from '../mail.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { dropHeldMails, releaseHeldMails } from './held-mails.service.ts';
import { resendMail } from './outbox.service.ts';
import { getMailStatus, listHeldMails, listOutbox } from './outgoing-mails.read.ts';

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
  resource(app, '/api/admin/outbox/held', {
    GET: verb({
      access: 'personal-data',
      summary: 'A page of the mails that a restore of a backup holds, the oldest first',
      query: HeldMailsQuery,
      answer: OutboxPage,
      handler: ({ query }) => listHeldMails(ctx, query.page),
    }),
    PUT: verb({
      access: 'personal-data',
      summary: 'Send held mails',
      body: HeldMailsChoice,
      answer: Success,
      handler: async ({ body, actor }) => {
        await releaseHeldMails(ctx, actor, body);
        return succeeded;
      },
    }),
    DELETE: verb({
      access: 'personal-data',
      summary: 'Give up held mails, which then count as not sent',
      body: HeldMailsChoice,
      answer: Success,
      handler: async ({ body, actor }) => {
        await dropHeldMails(ctx, actor, body);
        return succeeded;
      },
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
