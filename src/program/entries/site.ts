import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { siteApiOf } from '#features/site-api/server/create-site-api.ts';
import { sendFailurePage } from './failure-page.ts';
import { renderPage } from './render-page.ts';
import { readSiteAddress } from '#features/site-api/server/site-address.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { createMissingAnswer } from '#features/redirects/server/missing-answer.ts';
import { sitePages, sitePath } from '#shared/site-pages.ts';
import { redirect } from '#server/page-cache/cache-entry.ts';

/** Seconds for which browsers may keep a redirect to the canonical form of an address. */
const keptFor = 600;

/** Serves the public site at all addresses that have no other route. */
export function registerSite(app: FastifyInstance, ctx: Context, render: SiteRenderer): void {
  // The failure page uses the last known main language, because the database that stores it may be down.
  let lastMain: string | undefined;
  const answerMissing = createMissingAnswer(ctx);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: {
      access: 'public',
      cached: ({ request, languages, cookieLang }) => {
        const main = languages.find((language) => language.is_main)?.abbr;
        lastMain = main;
        const address = readSiteAddress(request.raw.url ?? '/', languages);
        if (address.kind === 'redirect')
          return redirect(301, address.location, address.isLasting ? keptFor : undefined);
        if (address.kind === 'unknown')
          return {
            ...redirect(302, address.location),
            instead: (_, epoch) => answerMissing(request, epoch),
          };
        const { lang, path, page } = address;
        if (lang === main && cookieLang !== undefined && cookieLang !== main) {
          return redirect(302, path === '/' ? `/${cookieLang}` : `/${cookieLang}${path}`);
        }
        const notFound = sitePath(lang === main ? '' : `/${lang}`, 'not_found');
        return {
          key: path,
          route: sitePages.find(({ name }) => name === page)?.path ?? '/*',
          // The page is rate-limited like the JSON call, because a search page is never cached and costs more than
          // other pages.
          limit: page === 'search_products' ? 'search' : undefined,
          instead: async (location, epoch) =>
            location === notFound ? answerMissing(request, epoch) : undefined,
          render: async (epoch) => ({
            ...(await renderPage(ctx, render, { path, lang, api: siteApiOf(ctx, epoch, lang) })),
            // The cookie `_lang` would lead from here to another language.
            variesByCookie: ctx.config.cdn !== undefined && lang === main,
          }),
        };
      },
    },
    schema: { hide: true },
    errorHandler: (error, request, reply) => sendFailurePage(error, request, reply, lastMain),
    handler: async () => {
      throw new Error('Pages are answered by the page cache');
    },
  });
}
