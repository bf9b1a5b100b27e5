import type { FastifyInstance } from 'fastify';
import { written } from '#shared/schema/envelope.ts';
import { PageMeta, PageMetas, PageMetaUpdate } from '../page-meta.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { listPageMetas, updatePageMeta } from './page-metas.service.ts';

export function pageMetaRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/page-meta', {
    GET: verb({
      access: 'read',
      summary: 'Titles and descriptions of all pages',
      answer: PageMetas,
      handler: () => listPageMetas(ctx),
    }),
    PUT: verb({
      access: 'content',
      summary: 'Change the sent texts and languages of a page',
      body: PageMetaUpdate,
      answer: written(PageMeta),
      handler: async ({ body, actor }) => succeededWith(await updatePageMeta(ctx, actor, body)),
    }),
  });
}
