import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiKeyCreate, ApiKeyCreated, ApiKeyRevoked, ApiKeys } from '../api-key.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { requireRecentProof, signedInActor } from '#server/http/access.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service.ts';

const url = '/api/admin/api-keys';

export function apiKeyRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, url, {
    GET: verb({
      access: 'integrations',
      summary:
        'The keys of other programs that were not revoked, the newest first; never the keys themselves',
      answer: ApiKeys,
      handler: () => listApiKeys(ctx),
    }),
    POST: verb({
      access: 'integrations',
      summary:
        'Make a key (asks for a recent proof of identity); the answer is the only one that contains it',
      body: ApiKeyCreate,
      answer: ApiKeyCreated,
      status: 201,
      handler: async ({ body, actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith(await createApiKey(ctx, signedInActor(actor), body));
      },
    }),
  });
  resource(app, `${url}/:id`, {
    DELETE: verb({
      access: 'integrations',
      summary: 'Revoke a key; its next call is refused',
      params: z.object({ id }),
      answer: ApiKeyRevoked,
      handler: async ({ params, actor }) => {
        await revokeApiKey(ctx, signedInActor(actor), params.id);
        return succeeded;
      },
    }),
  });
}
