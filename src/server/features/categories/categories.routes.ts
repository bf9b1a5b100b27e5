import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  Category,
  CategoryListQuery,
  CategoryNode,
  CategoryQueue,
  CategoryWrite,
  CategoryWritten,
} from '#shared/api/category.ts';
import { DeletedRecords, DeletedRecordsQuery } from '#shared/schema/deleted-record.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import { OrderWritten } from '#shared/api/product-order.ts';
import type { Context } from '#server/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { getCategory, listCategories } from './categories.read.ts';
import { createCategory, orderCategories, updateCategory } from './categories.service.ts';
import { deleteCategory, restoreCategory } from './category-deletion.service.ts';
import { listDeletedCategories } from './deleted-categories.read.ts';

const params = z.object({ id });

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
      summary: 'Create a category',
      body: CategoryWrite,
      answer: CategoryWritten,
      status: 201,
      handler: async ({ body, actor }) => succeededWith(await createCategory(ctx, actor, body)),
    }),
  });

  resource(app, '/api/admin/categories/queue', {
    PUT: verb({
      access: 'content',
      summary: 'Order the categories of one level',
      body: CategoryQueue,
      answer: OrderWritten,
      handler: async ({ body, actor }) =>
        succeededWith({ order_version: await orderCategories(ctx, actor, body) }),
    }),
  });

  resource(app, '/api/admin/categories/deleted', {
    GET: verb({
      access: 'read',
      summary: 'Deleted categories that can be restored, the last deleted first',
      query: DeletedRecordsQuery,
      answer: DeletedRecords,
      handler: ({ query }) => listDeletedCategories(ctx, query),
    }),
  });

  resource(app, '/api/admin/categories/:id', {
    GET: verb({
      access: 'read',
      summary: 'One category',
      params,
      answer: Category,
      handler: ({ params: { id: categoryId } }) => getCategory(ctx, categoryId),
    }),
    PUT: verb({
      access: 'content',
      summary: 'Change the sent fields of a category',
      params,
      body: CategoryWrite,
      answer: CategoryWritten,
      handler: async ({ params: { id: categoryId }, body, actor }) =>
        succeededWith(await updateCategory(ctx, actor, categoryId, body)),
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Delete an empty category; it can be restored for 30 days',
      params,
      answer: Success,
      handler: async ({ params: { id: categoryId }, actor }) => {
        await deleteCategory(ctx, actor, categoryId);
        return succeeded;
      },
    }),
  });

  resource(app, '/api/admin/categories/:id/restore', {
    PUT: verb({
      access: 'restore',
      summary: 'Restore a deleted category',
      params,
      answer: CategoryWritten,
      handler: async ({ params: { id: categoryId }, actor }) =>
        succeededWith(await restoreCategory(ctx, actor, categoryId)),
    }),
  });
}
