import type { FastifyInstance } from 'fastify';
import { DeletedOfAllKindsQuery, DeletedRecordsOfAllKinds } from '#shared/schema/deleted-record.ts';
import type { Context } from '#server/context/context.ts';
import { resource, verb } from '#server/http/resource.ts';
import { listAllDeleted } from './deleted-records.read.ts';

export function deletedRecordRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/deleted', {
    GET: verb({
      access: 'restore',
      summary: 'Deleted records of all kinds that can be restored, the latest deletion first',
      query: DeletedOfAllKindsQuery,
      answer: DeletedRecordsOfAllKinds,
      handler: ({ query }) => listAllDeleted(ctx, query),
    }),
  });
}
