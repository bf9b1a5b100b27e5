import type { FastifyInstance } from 'fastify';
import {
  HiddenGaps,
  HiddenGapsQuery,
  ProductsActivation,
  ProductsChanged,
  ProductsDeletion,
  ProductsMove,
} from '../product-bulk.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { findHiddenGaps } from './gaps/hidden-gaps.read.ts';
import { activateProducts, deleteProducts, moveProducts } from './bulk.service.ts';

export function productBulkRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/products/hidden-gaps', {
    GET: verb({
      access: 'content',
      summary: 'What the hidden ones among many products lack',
      query: HiddenGapsQuery,
      answer: HiddenGaps,
      handler: ({ query }) => findHiddenGaps(ctx, query),
    }),
  });

  resource(app, '/api/admin/products/active', {
    PUT: verb({
      access: 'content',
      summary: 'Show or hide many products: all or none',
      body: ProductsActivation,
      answer: ProductsChanged,
      handler: async ({ body, actor }) =>
        succeededWith({ changed: await activateProducts(ctx, actor, body) }),
    }),
  });

  resource(app, '/api/admin/products/category', {
    PUT: verb({
      access: 'content',
      summary: 'Move many products to a category: all or none',
      body: ProductsMove,
      answer: ProductsChanged,
      handler: async ({ body, actor }) => succeededWith({ changed: await moveProducts(ctx, actor, body) }),
    }),
  });
}

/** DELETE `/products` with `delete_list`. The other calls of this address are in `products.routes.ts`. */
export const productsDeletion = (ctx: Context) =>
  verb({
    access: 'content',
    summary: 'Delete many products: all or none; each can be restored for 30 days',
    body: ProductsDeletion,
    answer: ProductsChanged,
    handler: async ({ body, actor }) => succeededWith({ changed: await deleteProducts(ctx, actor, body) }),
  });
