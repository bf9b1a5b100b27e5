import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { content as schemas, ContentListQuery } from '../content.ts';
import { written } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { recordRoutesBelow } from '#server/records/record-routes.ts';
import { contents, listContents } from './contents.ts';

export function contentRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/contents', {
    GET: verb({
      access: 'read',
      summary: 'The content items of a page, of one of its sections, or all',
      query: ContentListQuery,
      answer: z.array(schemas.record),
      handler: ({ query }) => listContents(ctx, query),
    }),
    POST: verb({
      access: 'content',
      summary: 'Create a content item at the top of its section',
      body: schemas.create,
      answer: written(schemas.record),
      status: 201,
      handler: async ({ body, actor }) => ({ ...succeeded, ...(await contents.create(ctx, actor, body)) }),
    }),
  });
  recordRoutesBelow(app, ctx, { url: 'contents', schemas, calls: contents });
}
