import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Failure, Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import { MediumList, MediumListQuery, MediumWritten } from '#shared/api/media.ts';
import type { Context } from '#server/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { requireFile, withUpload } from '#server/http/upload.ts';
import { isPdf, storeDocument } from './documents.service.ts';
import { listMedia, readMedium } from './library.read.ts';
import { deleteMedium, restoreMedium } from './media-deletion.service.ts';
import { storePicture } from './pictures.service.ts';

const params = z.object({ id });

export function mediaRoutes(app: FastifyInstance, ctx: Context): void {
  app.route({
    method: 'POST',
    url: '/api/admin/media',
    config: { access: 'content', upload: true },
    schema: {
      summary: 'Upload a picture or a PDF (field `file`); the same bytes again return the existing medium',
      consumes: ['multipart/form-data'],
      response: { 201: MediumWritten, '4xx': Failure },
    },
    handler: async (request, reply) => {
      const medium = await withUpload(ctx, request, async (upload) => {
        const file = requireFile(upload);
        const store = (await isPdf(file)) ? storeDocument : storePicture;
        return store(ctx, request.user, file);
      });
      return reply.status(201).send(succeededWith(await readMedium(ctx.db, medium)));
    },
  });

  resource(app, '/api/admin/media', {
    GET: verb({
      access: 'read',
      summary: 'The media library, newest first',
      query: MediumListQuery,
      answer: MediumList,
      handler: ({ query }) => listMedia(ctx.db, query),
    }),
  });

  resource(app, '/api/admin/media/:id', {
    DELETE: verb({
      access: 'content',
      summary: 'Delete an unused medium',
      params,
      answer: Success,
      handler: async ({ params: { id: mediumId }, actor }) => {
        await deleteMedium(ctx, actor, mediumId);
        return succeeded;
      },
    }),
  });

  resource(app, '/api/admin/media/:id/restore', {
    PUT: verb({
      access: 'restore',
      summary: 'Restore a deleted medium',
      params,
      answer: MediumWritten,
      handler: async ({ params: { id: mediumId }, actor }) =>
        succeededWith(await restoreMedium(ctx, actor, mediumId)),
    }),
  });
}
