import type { FastifyInstance } from 'fastify';
import { ProductMove, ProductOrder, ProductOrderQuery, ProductQueue } from '../product-order.ts';
import { OrderWritten } from '#shared/schema/record.ts';
import { ProductOrderHistoryPage, ProductOrderHistoryQuery } from '../product-order.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { listProductOrderHistory } from './order-history.read.ts';
import { getProductOrder } from './order.read.ts';
import { moveProduct, orderProducts } from './order.service.ts';

export function productOrderRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/products/queue', {
    GET: verb({
      access: 'read',
      summary: 'A whole list for sorting: id, code, name and a small picture',
      query: ProductOrderQuery,
      answer: ProductOrder,
      handler: ({ query }) => getProductOrder(ctx, query),
    }),
    PUT: verb({
      access: 'content',
      summary: 'Put products in order: the catalogue, a part of it, or the featured ones',
      body: ProductQueue,
      answer: OrderWritten,
      handler: async ({ body, actor }) =>
        succeededWith({ order_version: await orderProducts(ctx, actor, body) }),
    }),
  });

  resource(app, '/api/admin/products/queue/history', {
    GET: verb({
      access: 'read',
      summary: 'The changes of the order of a product list, the latest first',
      query: ProductOrderHistoryQuery,
      answer: ProductOrderHistoryPage,
      handler: ({ query }) => listProductOrderHistory(ctx, query),
    }),
  });

  resource(app, '/api/admin/products/move', {
    PUT: verb({
      access: 'content',
      summary: 'Move one product to a position of a list, counted from 1',
      body: ProductMove,
      answer: OrderWritten,
      handler: async ({ body, actor }) =>
        succeededWith({ order_version: await moveProduct(ctx, actor, body) }),
    }),
  });
}
