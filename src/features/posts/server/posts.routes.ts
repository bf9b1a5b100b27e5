import type { FastifyInstance } from 'fastify';
import { post, PostList, PostListQuery, postSections } from '../post.ts';
import { written } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { recordRoutesBelow } from '#server/records/record-routes.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { listPosts } from './posts.read.ts';
import { postCalls } from './posts.service.ts';

export function postRoutes(app: FastifyInstance, ctx: Context): void {
  calendarRoutes(app, ctx);
  for (const section of postSections) {
    const calls = postCalls(section);
    const url = `posts/${section}`;
    resource(app, `/api/admin/${url}`, {
      GET: verb({
        access: 'read',
        summary: 'A page of the records',
        query: PostListQuery,
        answer: PostList,
        handler: ({ query }) => listPosts(ctx, section, query),
      }),
      POST: verb({
        access: 'content',
        summary: 'Create a record at the top of the list',
        body: post.create,
        answer: written(post.record),
        status: 201,
        handler: async ({ body, actor }) => ({ ...succeeded, ...(await calls.create(ctx, actor, body)) }),
      }),
    });
    recordRoutesBelow(app, ctx, { url, schemas: post, calls });
  }
}
