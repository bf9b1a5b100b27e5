import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { signedInActor } from '#server/http/access.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { SavedListCreate, SavedLists, SavedListsCompleteness, SavedListWritten } from '../../saved-list.ts';
import {
  createSavedList,
  deleteSavedList,
  listSavedLists,
  listSavedListsCompleteness,
} from './saved-lists.service.ts';

const url = '/api/admin/saved-lists';

export function savedListRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, url, {
    GET: verb({
      access: 'read',
      summary: 'The own lists of products, by name',
      answer: SavedLists,
      handler: ({ actor }) => listSavedLists(ctx.db, signedInActor(actor).id),
    }),
    POST: verb({
      access: 'content',
      summary: 'Keep the filter of the product list as an own list',
      body: SavedListCreate,
      answer: SavedListWritten,
      status: 201,
      handler: async ({ body, actor }) =>
        succeededWith(await createSavedList(ctx, signedInActor(actor).id, body)),
    }),
  });
  resource(app, `${url}/completeness`, {
    GET: verb({
      access: 'read',
      summary: 'How complete the products of the own lists are',
      answer: SavedListsCompleteness,
      handler: ({ actor }) => listSavedListsCompleteness(ctx, signedInActor(actor).id),
    }),
  });
  resource(app, `${url}/:id`, {
    DELETE: verb({
      access: 'content',
      summary: 'Delete an own list; its products stay',
      params: z.object({ id }),
      answer: Success,
      handler: async ({ params, actor }) => {
        await deleteSavedList(ctx, signedInActor(actor).id, params.id);
        return succeeded;
      },
    }),
  });
}
