import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  Deliveries,
  DeliveryWritten,
  WebhookCreated,
  Webhooks,
  WebhookUpdate,
  WebhookWrite,
  WebhookWritten,
} from '../webhook.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { requireRecentProof } from '#server/http/access.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  renewSecret,
  replayDelivery,
  resumeWebhook,
  testWebhook,
  updateWebhook,
} from './webhooks.service.ts';

const url = '/api/admin/webhooks';
const access = 'integrations';
const params = z.object({ id });
const noFields = z.object({});

export function webhookRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, url, {
    GET: verb({
      access,
      summary: 'The addresses that are told what happens here, the newest first',
      answer: Webhooks,
      handler: () => listWebhooks(ctx),
    }),
    POST: verb({
      access,
      summary:
        'Add an address (asks for a recent proof of identity); only this answer has the secret of its signatures',
      body: WebhookWrite,
      answer: WebhookCreated,
      status: 201,
      handler: async ({ body, actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith(await createWebhook(ctx, actor, body));
      },
    }),
  });
  resource(app, `${url}/:id`, {
    PUT: verb({
      access,
      summary: 'Change the name, the address or the events of a webhook',
      params,
      body: WebhookUpdate,
      answer: WebhookWritten,
      handler: async ({ params: { id: one }, body, actor }) =>
        succeededWith(await updateWebhook(ctx, actor, one, body)),
    }),
    DELETE: verb({
      access,
      summary: 'Remove an address and its log',
      params,
      answer: Success,
      handler: async ({ params: { id: one }, actor }) => {
        await deleteWebhook(ctx, actor, one);
        return succeeded;
      },
    }),
  });
  sendingRoutes(app, ctx);
}

function sendingRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, `${url}/:id/resume`, {
    PUT: verb({
      access,
      summary: 'Go on with a paused address; what waits is sent in its order',
      params,
      body: noFields,
      answer: WebhookWritten,
      handler: async ({ params: { id: one } }) => succeededWith(await resumeWebhook(ctx, one)),
    }),
  });
  resource(app, `${url}/:id/secret`, {
    PUT: verb({
      access,
      summary:
        'Give an address another secret (asks for a recent proof of identity); only this answer has it, and the former one ends at once',
      params,
      body: noFields,
      answer: WebhookCreated,
      handler: async ({ params: { id: one }, actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith(await renewSecret(ctx, actor, one));
      },
    }),
  });
  resource(app, `${url}/:id/test`, {
    POST: verb({
      access,
      summary: 'Send a test event and tell what became of it',
      params,
      body: noFields,
      answer: DeliveryWritten,
      handler: async ({ params: { id: one } }) => succeededWith(await testWebhook(ctx, one)),
    }),
  });
  resource(app, `${url}/:id/deliveries`, {
    GET: verb({
      access,
      summary: 'The last 100 attempts of an address, of at most 30 days',
      params,
      answer: Deliveries,
      handler: ({ params: { id: one } }) => listDeliveries(ctx, one),
    }),
  });
  resource(app, `${url}/:id/deliveries/:delivery/replay`, {
    POST: verb({
      access,
      summary: 'Send the event of an attempt again',
      params: z.object({ id, delivery: id }),
      body: noFields,
      answer: DeliveryWritten,
      handler: async ({ params: { id: one, delivery } }) =>
        succeededWith(await replayDelivery(ctx, one, delivery)),
    }),
  });
}
