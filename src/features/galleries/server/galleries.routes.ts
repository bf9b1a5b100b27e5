import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Failure, Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import { OrderWritten } from '#shared/schema/record.ts';
import { GalleryFileWritten, type GalleryType } from '../gallery.ts';
import { ProductFileAttach, ProductFilesQueue, ProductFileWrite } from '../gallery.ts';
import type { Context } from '#server/context/context.ts';
import { invalid, unsupportedType } from '#server/errors.ts';
import type { Actor } from '#server/db/transactions.ts';
import { withoutExtension } from '#server/media/permanent-files.read.ts';
import { storeCad } from '#server/media/cad/cad.service.ts';
import { detectMime, storeDocument } from '#server/media/documents.service.ts';
import { kindOfMedium } from '#server/media/media.queries.ts';
import { storePicture } from '#server/media/pictures.service.ts';
import { withTrueEnding } from '#server/media/true-ending.ts';
import { validationError } from '#server/http/error-mapping.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { missingFile, withUpload, type Upload, type UploadedFile } from '#server/http/upload.ts';
import { attachFile } from './attach-media.service.ts';
import { checkOwner } from './galleries.read.ts';
import { deleteFile, orderFiles, updateFile } from './galleries.service.ts';
import { productKind, schoolTourKind, type GalleryKind } from './gallery-owner.ts';

const params = z.object({ id });

export function productFileRoutes(app: FastifyInstance, ctx: Context): void {
  galleryRoutes(app, ctx, { kind: productKind, url: 'products' });
  filesQueueRoute(app, ctx, { kind: productKind, url: 'products' });
}

export function schoolTourFileRoutes(app: FastifyInstance, ctx: Context): void {
  galleryRoutes(app, ctx, { kind: schoolTourKind, url: 'school-tours' });
  // The API offers this address in both spellings (docs/product.md, "School tours").
  for (const url of ['school-tours', 'schoolTours']) filesQueueRoute(app, ctx, { kind: schoolTourKind, url });
}

type Routes = {
  kind: GalleryKind;
  /** The part of the address after `/api/admin/`. */
  url: string;
};

/** Routes that add, change and remove the gallery files of a kind of record. */
function galleryRoutes(app: FastifyInstance, ctx: Context, { kind, url }: Routes): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    `/api/admin/${url}/:id/files`,
    {
      config: { access: 'content', upload: ProductFileAttach },
      schema: {
        summary: 'Add a file to a gallery: the file itself, or the id of an uploaded medium',
        consumes: ['multipart/form-data', 'application/json'],
        params,
        response: { 201: GalleryFileWritten, '4xx': Failure },
      },
    },
    async (request, reply) => {
      const owner = { kind, id: request.params.id };
      await checkOwner(ctx.db, owner);
      const file = await withUpload(ctx, request, async (upload) => {
        const fields = readFields(upload, kind);
        const medium = await storeMedium(ctx, request.user, upload, fields);
        return attachFile(ctx, request.user, owner, { gallery: fields.gallery_type, ...medium });
      });
      return reply.status(201).send(succeededWith(file));
    },
  );

  resource(app, `/api/admin/${url}/files/:id`, {
    PUT: verb({
      access: 'content',
      summary: 'Change the title and alternative text of a file',
      params,
      body: ProductFileWrite,
      answer: GalleryFileWritten,
      handler: async ({ params: { id: fileId }, body, actor }) =>
        succeededWith(await updateFile(ctx, actor, { kind, id: fileId }, body)),
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Remove a file from its gallery',
      params,
      answer: Success,
      handler: async ({ params: { id: fileId }, actor }) => {
        await deleteFile(ctx, actor, { kind, id: fileId });
        return succeeded;
      },
    }),
  });
}

/** This is a separate function, because for school tours this one call has two addresses. */
function filesQueueRoute(app: FastifyInstance, ctx: Context, { kind, url }: Routes): void {
  resource(app, `/api/admin/${url}/files-queue/:id`, {
    PUT: verb({
      access: 'content',
      summary: "Put the files of one of a record's galleries in order",
      params,
      body: ProductFilesQueue,
      answer: OrderWritten,
      handler: async ({ params: { id: ownerId }, body, actor }) =>
        succeededWith({ order_version: await orderFiles(ctx, actor, { kind, id: ownerId }, body) }),
    }),
  });
}

function readFields({ file, fields }: Upload, kind: GalleryKind): ProductFileAttach {
  if (!file && (fields.media_id ?? '') === '') throw missingFile();
  // A sent file replaces `media_id`, so any id satisfies the schema here.
  const parsed = ProductFileAttach.safeParse(file ? { ...fields, media_id: 1 } : fields);
  if (!parsed.success) throw validationError(parsed.error.issues, 'body');
  if (!kind.galleries.includes(parsed.data.gallery_type))
    throw invalid({ gallery_type: ['Bu kayda yalnız resim eklenebilir.'] });
  return parsed.data;
}

/**
 * Stores an uploaded file as the kind of medium that its gallery takes. If the same bytes are
 * already stored, the library keeps the earlier file name; outside `images` the new name becomes the title.
 */
async function storeMedium(
  ctx: Context,
  actor: Actor,
  { file }: Upload,
  { gallery_type: gallery, media_id: mediaId }: ProductFileAttach,
): Promise<{ mediaId: number; title?: string }> {
  if (!file) return { mediaId };
  const { id, mime, file_name: stored } = await (await storeOf(gallery, file))(ctx, actor, file);
  const name = withTrueEnding(file.name, mime);
  const isRenamed = gallery !== 'images' && name !== stored;
  return { mediaId: id, ...(isRenamed && { title: withoutExtension(name) }) };
}

async function storeOf(gallery: GalleryType, file: UploadedFile) {
  if (gallery === 'images') return storePicture;
  const kind = kindOfMedium({ mime: (await detectMime(file)) ?? '' });
  if (gallery === 'drawings') return kind === 'document' ? storeDocument : storePicture;
  if (kind === 'document') return storeDocument;
  if (kind === 'cad') return storeCad;
  throw unsupportedType(
    'Bu dosya bir belge değil. PDF, STEP, DXF ya da GLB olarak kaydedip tekrar yükleyin.',
  );
}
