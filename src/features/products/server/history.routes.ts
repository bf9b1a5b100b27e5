import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { id } from '#shared/schema/fields.ts';
import { HistoryQuery, VersionRestore } from '#shared/schema/history.ts';
import { ProductHistoryPage } from '../product-history.ts';
import { ProductWritten } from '../product.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { listProductHistory } from './history.read.ts';
import { restoreProductVersion } from './version-restore.service.ts';

export function productHistoryRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/products/:id/history', {
    GET: verb({
      access: 'read',
      summary: 'The changes of a product, its galleries and its variants, the latest first',
      params: z.object({ id }),
      query: HistoryQuery,
      answer: ProductHistoryPage,
      handler: ({ params: { id: productId }, query }) => listProductHistory(ctx, { id: productId, ...query }),
    }),
  });

  resource(app, '/api/admin/products/:id/history/:entry', {
    PUT: verb({
      access: 'content',
      summary: 'Restore a product, one of its galleries or its variants to the state after a change',
      params: z.object({ id, entry: id }),
      body: VersionRestore,
      answer: ProductWritten,
      handler: async ({ params: { id: productId, entry }, body, actor }) => ({
        ...succeeded,
        ...(await restoreProductVersion(ctx, actor, productId, { entry, ...body })),
      }),
    }),
  });
}
