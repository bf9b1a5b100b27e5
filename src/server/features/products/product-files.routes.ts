import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Failure, Success } from '#shared/api/envelope.ts';
import { id } from '#shared/api/fields.ts';
import {
  ProductFileAttach,
  ProductFilesQueue,
  ProductFileWrite,
  ProductFileWritten,
} from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { storeUpload } from '#server/features/media/media.service.ts';
import { validationError } from '#server/http/error-mapping.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { withUpload, type Upload } from '#server/http/upload.ts';
import { getProductRow } from './products.read.ts';
import {
  attachImage,
  deleteProductFile,
  orderProductFiles,
  updateProductFile,
} from './product-files.service.ts';

const params = z.object({ id });

export function productFileRoutes(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/admin/products/:id/files',
    {
      config: { access: 'content', upload: true },
      schema: {
        summary: 'Add a picture to a product: a file, or the id of an uploaded medium',
        consumes: ['multipart/form-data', 'application/json'],
        params,
        response: { 201: ProductFileWritten, '4xx': Failure },
      },
    },
    async (request, reply) => {
      const { id: productId } = request.params;
      await getProductRow(ctx.db, productId);
      const file = await withUpload(ctx, request, async (upload) => {
        const mediaId = await mediumOf(ctx, request.user, upload);
        return attachImage(ctx, request.user, productId, mediaId);
      });
      return reply.status(201).send(succeededWith(file));
    },
  );

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

async function mediumOf(ctx: Context, actor: Actor, { file, fields }: Upload): Promise<number> {
  const wanted = ProductFileAttach.safeParse(file ? { ...fields, media_id: 1 } : fields);
  if (!wanted.success) throw validationError(wanted.error.issues, 'body');
  return file ? (await storeUpload(ctx, actor, file)).id : wanted.data.media_id;
}
