import type { FastifyInstance } from 'fastify';
import { Configuration } from '#shared/api/configuration.ts';
import type { Context } from '#server/context.ts';
import { resource, verb } from '#server/http/resource.ts';
import { getConfiguration } from './configuration.service.ts';

export function configurationRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/configuration', {
    GET: verb({
      access: 'read',
      summary: 'Company name, colours and logos',
      answer: Configuration,
      handler: () => getConfiguration(ctx.db),
    }),
  });
}
