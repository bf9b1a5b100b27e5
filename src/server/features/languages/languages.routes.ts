import type { FastifyInstance } from 'fastify';
import { Languages } from '#shared/api/language.ts';
import type { Context } from '#server/context.ts';
import { resource, verb } from '#server/http/resource.ts';
import { listLanguages } from './languages.service.ts';

export function languageRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/languages', {
    GET: verb({
      access: 'read',
      summary: 'All languages with their interface texts',
      answer: Languages,
      handler: () => listLanguages(ctx),
    }),
  });
}
