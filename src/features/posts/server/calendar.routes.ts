import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { createLocaliser } from '#server/texts/localiser.ts';
import { fairEvent } from './fair-event.ts';
import { selectVisiblePost } from './posts.queries.ts';

/** Serves `/dosya/fuar-{id}.ics`: a visible fair as a calendar file, in the language `lang`. */
export function calendarRoutes(app: FastifyInstance, ctx: Context): void {
  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
    '/dosya/fuar-:id.ics',
    { config: { access: 'public' }, schema: { hide: true } },
    async ({ params: { id }, query }, reply) => {
      if (!/^[1-9]\d{0,8}$/.test(id)) return sendPlainNotFound(reply);
      const now = ctx.clock.now().toISOString();
      const row = await selectVisiblePost(ctx.db, { section: 'fairs', now, id: Number(id) });
      if (!row) return sendPlainNotFound(reply);
      const languages = await listActiveLanguages(ctx.db);
      const langs = languages.map(({ abbr }) => abbr);
      const main = languages.find((language) => language.is_main)?.abbr ?? 'tr';
      const lang = langs.find((abbr) => abbr === query.lang) ?? main;
      const localiser = createLocaliser(lang, main, langs);
      return reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', contentDisposition(`${row.seo_name}.ics`))
        .type('text/calendar; charset=utf-8')
        .send(await fairEvent(row, { localiser, publicUrl: ctx.config.publicUrl }));
    },
  );
}
