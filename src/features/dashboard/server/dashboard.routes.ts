import type { FastifyInstance } from 'fastify';
import { Dashboard } from '../dashboard.ts';
import type { Context } from '#server/context/context.ts';
import { resource, verb } from '#server/http/resource.ts';
import { getDashboard } from './dashboard.read.ts';

export function dashboardRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/dashboard', {
    GET: verb({
      access: 'read',
      summary: 'Counts, and the products changed last',
      answer: Dashboard,
      handler: () => getDashboard(ctx),
    }),
  });
}
