import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  DataFeedCreate,
  DataFeedCreated,
  DataFeedEnded,
  DataFeeds,
  DataFeedUpdate,
  DataFeedWritten,
} from '../data-feed.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { requireRecentProof } from '#server/http/access.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import {
  createDataFeed,
  endDataFeed,
  listDataFeeds,
  renewDataFeed,
  updateDataFeed,
} from './data-feeds.service.ts';

const url = '/api/admin/data-feeds';
const access = 'integrations';
const params = z.object({ id });

export function dataFeedRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, url, {
    GET: verb({
      access,
      summary: 'The feeds of dealers and marketplaces, the newest first; never their addresses',
      answer: DataFeeds,
      handler: () => listDataFeeds(ctx),
    }),
    POST: verb({
      access,
      summary:
        'Make a feed (asks for a recent proof of identity); the answer is the only one with its address',
      body: DataFeedCreate,
      answer: DataFeedCreated,
      status: 201,
      handler: async ({ body, actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith(await createDataFeed(ctx, actor, body));
      },
    }),
  });
  resource(app, `${url}/:id`, {
    PUT: verb({
      access,
      summary: 'Change the name, the language or the category of a feed; its address stays',
      params,
      body: DataFeedUpdate,
      answer: DataFeedWritten,
      handler: async ({ params: { id: one }, body, actor }) =>
        succeededWith(await updateDataFeed(ctx, actor, one, body)),
    }),
    DELETE: verb({
      access,
      summary: 'End a feed; its address answers 404 from then on',
      params,
      answer: DataFeedEnded,
      handler: async ({ params: { id: one }, actor }) => {
        await endDataFeed(ctx, actor, one);
        return succeeded;
      },
    }),
  });
  resource(app, `${url}/:id/address`, {
    PUT: verb({
      access,
      summary:
        'Give a feed another address (asks for a recent proof of identity); the former one answers 404 from then on',
      params,
      body: z.object({}),
      answer: DataFeedCreated,
      handler: async ({ params: { id: one }, actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith(await renewDataFeed(ctx, actor, one));
      },
    }),
  });
}
