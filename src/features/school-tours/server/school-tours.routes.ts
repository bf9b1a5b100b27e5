import type { FastifyInstance } from 'fastify';
import { schoolTour, SchoolTourList, SchoolTourListQuery } from '../school-tour.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { recordRoutesBelow } from '#server/records/record-routes.ts';
import { listSchoolTours } from './school-tours.read.ts';
import { schoolTours } from './school-tours.service.ts';

const url = 'school-tours';

export function schoolTourRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, `/api/admin/${url}`, {
    GET: verb({
      access: 'read',
      summary: 'A page of the school tours, in their order',
      query: SchoolTourListQuery,
      answer: SchoolTourList,
      handler: ({ query }) => listSchoolTours(ctx, query),
    }),
    POST: verb({
      access: 'content',
      summary: 'Create a school tour at the top of the list, with its pictures',
      body: schoolTour.create,
      answer: schoolTour.written,
      status: 201,
      handler: async ({ body, actor }) => ({ ...succeeded, ...(await schoolTours.create(ctx, actor, body)) }),
    }),
  });
  recordRoutesBelow(app, ctx, { url, schemas: schoolTour, calls: schoolTours });
}
