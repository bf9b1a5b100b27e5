import type { FastifyInstance } from 'fastify';
import { contactInformation } from '#shared/api/contact-information.ts';
import type { Context } from '#server/context.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { contactEntries } from './contact-information.service.ts';

export function contactInformationRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, {
    url: 'settings/contact-information',
    ids: 'body',
    schemas: contactInformation,
    calls: contactEntries,
  });
}
