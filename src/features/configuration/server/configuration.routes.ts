import type { FastifyInstance } from 'fastify';
import { Configuration, ConfigurationUpdate, ConfigurationWritten } from '../configuration.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { getConfiguration } from './configuration.read.ts';
import { updateConfiguration } from './configuration.service.ts';

export function configurationRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/configuration', {
    GET: verb({
      access: 'read',
      summary: 'Branding, company data and the recipients of messages',
      answer: Configuration,
      handler: () => getConfiguration(ctx.db),
    }),
    PUT: verb({
      access: 'configuration',
      summary: 'Change the settings that the body has',
      body: ConfigurationUpdate,
      answer: ConfigurationWritten,
      handler: async ({ body, actor }) => succeededWith(await updateConfiguration(ctx, actor, body)),
    }),
  });
}
