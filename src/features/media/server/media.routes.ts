import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Failure, Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import {
  MediumLink,
  MediumFileFields,
  MediumList,
  MediumListQuery,
  MediumUpdate,
  MediumUsage,
  MediumUsageQuery,
  MediumWritten,
} from '#shared/schema/media.ts';
import type { Context } from '#server/context/context.ts';
import { fileUrl } from '#server/media/permanent-files.read.ts';
import { signedAddress } from '#server/media/signed-addresses.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { requireFile, withUpload } from '#server/http/upload.ts';
import { listMedia, readMedium } from './library.read.ts';
import { replaceFile, requireMedium, storeFile } from './media-file.service.ts';
import { updateMediumTexts } from './media-texts.service.ts';
import { listMediumUsage } from './media-usage.read.ts';
import { deleteMedium, restoreMedium } from './media-deletion.service.ts';

const params = z.object({ id });

export function mediaRoutes(app: FastifyInstance, ctx: Context): void {
  app.route({
    method: 'POST',
    url: '/api/admin/media',
    config: { access: 'content', upload: true },
    schema: {
      summary:
        'Upload a picture, a PDF, a video or a CAD file (field `file`); the same bytes again return the existing medium',
      consumes: ['multipart/form-data'],
      response: { 201: MediumWritten, '4xx': Failure },
    },
    handler: async (request, reply) => {
      const medium = await withUpload(ctx, request, (upload) =>
        storeFile(ctx, request.user, requireFile(upload)),
      );
      return reply.status(201).send(succeededWith(await readMedium(ctx, medium)));
    },
  });

  resource(app, '/api/admin/media', {
    GET: verb({
      access: 'read',
      summary: 'The media library, newest first; look-alikes by what they show',
      query: MediumListQuery,
      answer: MediumList,
      handler: ({ query }) => listMedia(ctx, query),
    }),
  });

  registerFile(app, ctx);

  resource(app, '/api/admin/media/:id', {
    PUT: verb({
      access: 'content',
      summary: 'Change the alternative texts and the focal point of a medium',
      params,
      body: MediumUpdate,
      answer: MediumWritten,
      handler: async ({ params: { id: mediumId }, body, actor }) =>
        succeededWith(await readMedium(ctx, await updateMediumTexts(ctx, actor, mediumId, body))),
    }),
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

  resource(app, '/api/admin/media/:id/usage', {
    GET: verb({
      access: 'read',
      summary: 'The places that use a medium, those in deleted records last',
      params,
      query: MediumUsageQuery,
      answer: MediumUsage,
      handler: ({ params: { id: mediumId }, query: { page } }) => listMediumUsage(ctx, mediumId, page),
    }),
  });

  resource(app, '/api/admin/media/:id/link', {
    GET: verb({
      access: 'read',
      summary: 'The address of a medium’s file, signed for an hour, also while no page shows it',
      params,
      answer: MediumLink,
      handler: async ({ params: { id: mediumId } }) => ({
        url: signedAddress(ctx, fileUrl(await requireMedium(ctx, mediumId))),
      }),
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

/**
 * The route that replaces a file: PUT, and POST with `_method`. It reads its body itself, because the body is
 * an upload.
 */
function registerFile(app: FastifyInstance, ctx: Context): void {
  for (const method of ['PUT', 'POST'] as const) {
    app.route<{ Params: z.output<typeof params> }>({
      method,
      url: '/api/admin/media/:id/file',
      config: { access: 'content', upload: true },
      schema: {
        summary: 'Put another file (field `file`) in the place of a medium’s; its id and uses stay',
        hide: method === 'POST',
        consumes: ['multipart/form-data'],
        params,
        response: { 200: MediumWritten, '4xx': Failure },
      },
      handler: async (request, reply) => {
        await requireMedium(ctx, request.params.id);
        const medium = await withUpload(
          ctx,
          request,
          (upload) => {
            const { version } = MediumFileFields.parse(upload.fields);
            return replaceFile(ctx, request.user, request.params.id, { file: requireFile(upload), version });
          },
          { verb: 'PUT' },
        );
        return reply.send(succeededWith(await readMedium(ctx, medium)));
      },
    });
  }
}
