import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { category, CategoryListQuery, CategoryNode } from '../category.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { recordRoutesBelow } from '#server/records/record-routes.ts';
import { listCategories } from './categories.read.ts';
import { categories } from './categories.service.ts';

export function categoryRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/categories', {
    GET: verb({
      access: 'read',
      summary: 'The category tree, or the part below one category',
      query: CategoryListQuery,
      answer: z.array(CategoryNode),
      handler: ({ query }) => listCategories(ctx, query),
    }),
    POST: verb({
      access: 'content',
      summary: 'Create a category at the top of its level',
      body: category.create,
      answer: category.written,
      status: 201,
      handler: async ({ body, actor }) => ({ ...succeeded, ...(await categories.create(ctx, actor, body)) }),
    }),
  });
  recordRoutesBelow(app, ctx, { url: 'categories', schemas: category, calls: categories });
}
