import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  HomeSectionQueue,
  HomeSectionUpdate,
  HomeSectionWritten,
  ManagedHomeSections,
} from '../home-section.ts';
import { OrderWritten } from '#shared/schema/record.ts';
import { HistoryQuery, OrderHistoryPage } from '#shared/schema/history.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import {
  listHomeSectionOrders,
  listHomeSections,
  orderHomeSections,
  updateHomeSection,
} from './home-sections.service.ts';

export function homeSectionRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/home-sections', {
    GET: verb({
      access: 'read',
      summary: 'The sections of the home page in their order',
      answer: ManagedHomeSections,
      handler: () => listHomeSections(ctx),
    }),
  });
  resource(app, '/api/admin/home-sections/queue', {
    PUT: verb({
      access: 'content',
      summary: 'Order the sections of the home page or a part of them',
      body: HomeSectionQueue,
      answer: OrderWritten,
      handler: async ({ body, actor }) =>
        succeededWith({ order_version: await orderHomeSections(ctx, actor, body) }),
    }),
  });
  resource(app, '/api/admin/home-sections/queue/history', {
    GET: verb({
      access: 'read',
      summary: 'The changes of the order of the home page, the latest first',
      query: HistoryQuery,
      answer: OrderHistoryPage,
      handler: ({ query }) => listHomeSectionOrders(ctx, query),
    }),
  });
  resource(app, '/api/admin/home-sections/:section', {
    PUT: verb({
      access: 'content',
      summary: 'Switch a section of the home page on or off',
      params: z.object({ section: z.string() }),
      body: HomeSectionUpdate,
      answer: HomeSectionWritten,
      handler: async ({ params, body, actor }) =>
        succeededWith(await updateHomeSection(ctx, actor, params.section, body)),
    }),
  });
}
