import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { FoundRecords, RecordSearchQuery } from '../record-search.ts';
import { Failure } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { signedIn } from '#server/http/access.ts';
import { searchRecords } from './record-search.read.ts';

export function recordSearchRoutes(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/records',
    {
      config: { access: 'read' },
      schema: {
        summary: 'Records of all kinds whose name matches, best first; users only with their permission',
        tags: ['records'],
        querystring: RecordSearchQuery,
        response: { 200: FoundRecords, '4xx': Failure },
      },
    },
    async (request) => {
      const { roleGroup: role } = signedIn(request);
      return { data: await searchRecords(ctx, { search: request.query.search, role }) };
    },
  );
}
