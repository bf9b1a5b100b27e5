import type { FastifyInstance } from 'fastify';
import {
  GapPage,
  GapsQuery,
  LanguagesCompleteness,
  TranslationConfirm,
} from '#features/languages/language.ts';
import { Success } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { getCompleteness, listGaps } from './completeness.read.ts';
import { confirmTranslations } from './confirm.service.ts';

export function translationRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/languages/completeness', {
    GET: verb({
      access: 'read',
      summary: 'How complete each language is, by kind of record',
      answer: LanguagesCompleteness,
      handler: () => getCompleteness(ctx),
    }),
  });
  resource(app, '/api/admin/languages/gaps', {
    GET: verb({
      access: 'read',
      summary: 'Records of a kind that lack texts in a language, or have outdated ones',
      query: GapsQuery,
      answer: GapPage,
      handler: ({ query }) => listGaps(ctx, query),
    }),
  });
  resource(app, '/api/admin/languages/confirm', {
    PUT: verb({
      access: 'content',
      summary: 'State that the translations of a record fit its main texts',
      body: TranslationConfirm,
      answer: Success,
      handler: async ({ body, actor }) => {
        await confirmTranslations(ctx, actor, body);
        return succeeded;
      },
    }),
  });
}
