import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Success } from '#shared/api/envelope.ts';
import { id } from '#shared/api/fields.ts';
import { ProductFilesQueue, ProductFileWrite, ProductFileWritten } from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { deleteProductFile, orderProductFiles, updateProductFile } from './product-files.service.ts';

const params = z.object({ id });

export function productFileRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/products/files/:id', {
    PUT: verb({
      access: 'content',
      summary: 'Change the title and alternative text of a picture',
      params,
      body: ProductFileWrite,
      answer: ProductFileWritten,
      handler: async ({ params: { id: fileId }, body, actor }) =>
        succeededWith(await updateProductFile(ctx, actor, fileId, body)),
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Take a picture out of its product',
      params,
      answer: Success,
      handler: async ({ params: { id: fileId }, actor }) => {
        await deleteProductFile(ctx, actor, fileId);
        return succeeded;
      },
    }),
  });

  resource(app, '/api/admin/products/files-queue/:id', {
    PUT: verb({
      access: 'content',
      summary: "Put a product's pictures in order",
      params,
      body: ProductFilesQueue,
      answer: Success,
      handler: async ({ params: { id: productId }, body, actor }) => {
        await orderProductFiles(ctx, actor, productId, body);
        return succeeded;
      },
    }),
  });
}
