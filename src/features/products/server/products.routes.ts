import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DeletedRecords, DeletedRecordsQuery } from '#shared/schema/deleted-record.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import {
  Product,
  ProductCreate,
  ProductDuplicate,
  ProductRows,
  ProductUpdate,
  ProductWritten,
} from '../product.ts';
import { ProductCompleteness } from '../product-families.ts';
import { ProductListQuery } from '#features/product-lists/product-list.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { listDeletedProducts } from './deleted-products.read.ts';
import { productsDeletion } from './bulk.routes.ts';
import { getProductCompleteness } from './gaps/completeness.read.ts';
import { deleteProduct, restoreProduct } from './deletion.service.ts';
import { duplicateProduct } from './duplication.service.ts';
import { listProducts } from './panel-list.read.ts';
import { getProduct } from './products.read.ts';
import { createProduct, updateProduct } from './products.service.ts';

const params = z.object({ id });

export function productRoutes(app: FastifyInstance, ctx: Context): void {
  listRoutes(app, ctx);
  recordRoutes(app, ctx);
}

function listRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/products', {
    GET: verb({
      access: 'read',
      summary: 'A page of products',
      query: ProductListQuery,
      answer: ProductRows,
      handler: ({ query }) => listProducts(ctx, query),
    }),
    POST: verb({
      access: 'content',
      summary: 'Create a product, with pictures that were uploaded before',
      body: ProductCreate,
      answer: ProductWritten,
      status: 201,
      handler: async ({ body, actor }) => succeededWith(await createProduct(ctx, actor, body)),
    }),
    DELETE: productsDeletion(ctx),
  });

  resource(app, '/api/admin/products/completeness', {
    GET: verb({
      access: 'read',
      summary: 'How complete products are, by category',
      answer: ProductCompleteness,
      handler: () => getProductCompleteness(ctx),
    }),
  });

  resource(app, '/api/admin/products/deleted', {
    GET: verb({
      access: 'read',
      summary: 'Products that can be restored, the last deleted first',
      query: DeletedRecordsQuery,
      answer: DeletedRecords,
      handler: ({ query }) => listDeletedProducts(ctx, query),
    }),
  });
}

function recordRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/products/:id', {
    GET: verb({
      access: 'read',
      summary: 'One product',
      params,
      answer: Product,
      handler: ({ params: { id: productId } }) => getProduct(ctx, productId),
    }),
    PUT: verb({
      access: 'content',
      summary: 'Change the sent fields of a product',
      params,
      body: ProductUpdate,
      answer: ProductWritten,
      handler: async ({ params: { id: productId }, body, actor }) =>
        succeededWith(await updateProduct(ctx, actor, productId, body)),
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Delete a product; it can be restored for 30 days',
      params,
      answer: Success,
      handler: async ({ params: { id: productId }, actor }) => {
        await deleteProduct(ctx, actor, productId);
        return succeeded;
      },
    }),
  });

  resource(app, '/api/admin/products/:id/duplicate', {
    POST: verb({
      access: 'content',
      summary: 'Make a hidden copy with the same media',
      params,
      body: ProductDuplicate,
      answer: ProductWritten,
      status: 201,
      handler: async ({ params: { id: productId }, body, actor }) =>
        succeededWith(await duplicateProduct(ctx, actor, productId, body)),
    }),
  });

  resource(app, '/api/admin/products/:id/restore', {
    PUT: verb({
      access: 'restore',
      summary: 'Restore a deleted product',
      params,
      answer: ProductWritten,
      handler: async ({ params: { id: productId }, actor }) =>
        succeededWith(await restoreProduct(ctx, actor, productId)),
    }),
  });
}
