import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PersonalDataErased, PersonalDataQuery, StoredPersonalData } from '../../personal-data.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { countStored, erasePersonalData, exportPersonalData } from './personal-data.service.ts';

/**
 * Routes that count, export and delete what is stored about an e-mail address (docs/product.md, "Personal
 * data").
 */
export function personalDataRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/personal-data', {
    GET: verb({
      access: 'personal-data',
      summary: 'How much is stored about an e-mail address',
      query: PersonalDataQuery,
      answer: StoredPersonalData,
      handler: ({ query }) => countStored(ctx, query.email),
    }),
    DELETE: verb({
      access: 'personal-data',
      summary: 'Delete everything about an e-mail address for good',
      body: PersonalDataQuery,
      answer: PersonalDataErased,
      handler: async ({ body, actor }) => succeededWith(await erasePersonalData(ctx, actor, body.email)),
    }),
  });
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/personal-data/export',
    {
      config: { access: 'personal-data' },
      exposeHeadRoute: false,
      schema: {
        summary: 'Everything about an e-mail address as a JSON file; every call is written to the audit',
        querystring: PersonalDataQuery,
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (request, reply) => {
      const stored = await exportPersonalData(ctx, request.user, request.query.email);
      return reply
        .header('content-disposition', contentDisposition('kisisel-veriler.json'))
        .type('application/json; charset=utf-8')
        .serializer((content: unknown) => JSON.stringify(content, null, 2))
        .send(stored);
    },
  );
}
