import type { FastifyInstance } from 'fastify';
import {
  LanguageActive,
  LanguageCreate,
  Languages,
  LanguageUpdate,
  LanguageWritten,
  PageTexts,
} from '../language.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import {
  activateLanguage,
  createLanguage,
  listLanguages,
  renameLanguage,
} from './language-changes.service.ts';
import { updatePageTexts } from './page-texts.service.ts';

export function languageRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/languages', {
    GET: verb({
      access: 'read',
      summary: 'All languages with their interface texts',
      answer: Languages,
      handler: () => listLanguages(ctx),
    }),
    POST: verb({
      access: 'languages',
      summary: 'Add a language, which visitors do not see yet',
      body: LanguageCreate,
      answer: LanguageWritten,
      status: 201,
      handler: async ({ body, actor }) => succeededWith(await createLanguage(ctx, actor, body)),
    }),
    PUT: verb({
      access: 'languages',
      summary: 'Rename a language',
      body: LanguageUpdate,
      answer: LanguageWritten,
      handler: async ({ body, actor }) => succeededWith(await renameLanguage(ctx, actor, body)),
    }),
  });
  resource(app, '/api/admin/languages/page-lang', {
    PUT: verb({
      access: 'languages',
      summary: 'Change the sent interface texts of a language; an empty text returns to the shipped one',
      body: PageTexts,
      answer: LanguageWritten,
      handler: async ({ body, actor }) => succeededWith(await updatePageTexts(ctx, actor, body)),
    }),
  });
  resource(app, '/api/admin/languages/active', {
    PUT: verb({
      access: 'languages',
      summary: 'Show a language to visitors or hide it; without `active` it is switched',
      body: LanguageActive,
      answer: LanguageWritten,
      handler: async ({ body, actor }) => succeededWith(await activateLanguage(ctx, actor, body)),
    }),
  });
}
