import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Failure, Success } from '#shared/api/envelope.ts';
import { id } from '#shared/api/fields.ts';
import { OrderWritten } from '#shared/api/product-order.ts';
import {
  GalleryFileWritten,
  ProductFileAttach,
  ProductFilesQueue,
  ProductFileWrite,
} from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { withoutExtension } from '#server/features/media/lasting-files.read.ts';
import { isPdf, storeDocument } from '#server/features/media/documents.service.ts';
import { storePicture } from '#server/features/media/media.service.ts';
import { validationError } from '#server/http/error-mapping.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { withUpload, type Upload } from '#server/http/upload.ts';
import { getProductRow } from '#server/features/products/products.read.ts';
import {
  attachFile,
  deleteProductFile,
  orderProductFiles,
  updateProductFile,
} from './galleries.service.ts';

const params = z.object({ id });

export function productFileRoutes(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/admin/products/:id/files',
    {
      config: { access: 'content', upload: ProductFileAttach },
      schema: {
        summary: 'Add a file to a gallery of a product: the file itself, or the id of an uploaded medium',
        consumes: ['multipart/form-data', 'application/json'],
        params,
        response: { 201: GalleryFileWritten, '4xx': Failure },
      },
    },
    async (request, reply) => {
      const { id: productId } = request.params;
      await getProductRow(ctx.db, productId);
      const file = await withUpload(ctx, request, async (upload) => {
        const wanted = readFields(upload);
        const medium = await mediumOf(ctx, request.user, upload, wanted);
        return attachFile(ctx, request.user, productId, { gallery: wanted.gallery_type, ...medium });
      });
      return reply.status(201).send(succeededWith(file));
    },
  );

  resource(app, '/api/admin/products/files/:id', {
    PUT: verb({
      access: 'content',
      summary: 'Change the title and alternative text of a file',
      params,
      body: ProductFileWrite,
      answer: GalleryFileWritten,
      handler: async ({ params: { id: fileId }, body, actor }) =>
        succeededWith(await updateProductFile(ctx, actor, fileId, body)),
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Take a file out of its product',
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
      summary: "Put the files of one of a product's galleries in order",
      params,
      body: ProductFilesQueue,
      answer: OrderWritten,
      handler: async ({ params: { id: productId }, body, actor }) =>
        succeededWith({ order_version: await orderProductFiles(ctx, actor, productId, body) }),
    }),
  });
}

function readFields({ file, fields }: Upload): ProductFileAttach {
  const wanted = ProductFileAttach.safeParse(file ? { ...fields, media_id: 1 } : fields);
  if (!wanted.success) throw validationError(wanted.error.issues, 'body');
  return wanted.data;
}

/**
 * Which kind of file a gallery takes decides how an upload is read. A file whose bytes are known has the
 * name that they first came under; a title keeps the one that it is called here.
 */
async function mediumOf(
  ctx: Context,
  actor: Actor,
  { file }: Upload,
  { gallery_type: gallery, media_id: mediaId }: ProductFileAttach,
): Promise<{ mediaId: number; title?: string }> {
  if (!file) return { mediaId };
  const isDocument = gallery === 'documents' || (gallery === 'drawings' && (await isPdf(file)));
  const { id, file_name: name } = await (isDocument ? storeDocument : storePicture)(ctx, actor, file);
  const isRenamed = gallery !== 'images' && name !== file.name;
  return { mediaId: id, ...(isRenamed && { title: withoutExtension(file.name) }) };
}
