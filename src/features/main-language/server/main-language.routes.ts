import type { FastifyInstance } from 'fastify';
import { LanguageMain, LanguageWritten } from '#features/languages/language.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { chooseMainLanguage } from './main-language.service.ts';

export function mainLanguageRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/languages/main', {
    PUT: verb({
      access: 'languages',
      summary: 'Make an active language the main one; a job rebuilds what is derived from it',
      body: LanguageMain,
      answer: LanguageWritten,
      handler: async ({ body, actor }) => succeededWith(await chooseMainLanguage(ctx, actor, body)),
    }),
  });
}
