import type { FastifyInstance } from 'fastify';
import { Dashboard, ServerWarnings } from '../dashboard.ts';
import type { Context } from '#server/context/context.ts';
import { resource, verb } from '#server/http/resource.ts';
import { Statistics, StatisticsQuery } from '../statistics.ts';
import { getDashboard } from './dashboard.read.ts';
import { listServerWarnings } from './warnings.read.ts';
import { readStatistics } from './statistics.read.ts';

export function dashboardRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/dashboard', {
    GET: verb({
      access: 'read',
      summary: 'Counts, and the products changed last',
      answer: Dashboard,
      handler: () => getDashboard(ctx),
    }),
  });
  // Only admins learn what is wrong with the server, and only they can have it mended.
  resource(app, '/api/admin/dashboard/warnings', {
    GET: verb({
      access: 'configuration',
      summary: 'What is wrong with the set-up of the server, and what to do',
      answer: ServerWarnings,
      handler: () => listServerWarnings(ctx),
    }),
  });
  resource(app, '/api/admin/dashboard/statistics', {
    GET: verb({
      access: 'read',
      summary: 'What visitors did in a range of days, and in as many days before it',
      query: StatisticsQuery,
      answer: Statistics,
      handler: ({ query }) => readStatistics(ctx, query.range),
    }),
  });
}
