import type { FastifyInstance } from 'fastify';
import type { SiteApi } from '#shared/site-api.ts';
import type { Context } from '#server/context.ts';
import { isDatabaseUnavailable } from '#server/db/connection-errors.ts';
import type { Rendered } from '#server/page-cache/cache-entry.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { siteApiOf } from '#server/features/site/create-site-api.ts';
import { sendFailurePage } from './failure-page.ts';
import { readSiteAddress } from './site-address.ts';
import { redirect, type SiteRenderer } from './site-renderer.ts';

/** Seconds for which browsers may keep a redirect to the canonical form of an address. */
const keptFor = 600;

/** Serves the pages of the public site: all addresses without another route. */
export function registerSite(app: FastifyInstance, ctx: Context, render: SiteRenderer): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: {
      access: 'public',
      cached: ({ request, languages, cookieLang }) => {
        const address = readSiteAddress(request.raw.url ?? '/', languages);
        if (address.kind === 'redirect')
          return redirect(301, address.location, address.isLasting ? keptFor : undefined);
        if (address.kind === 'unknown') return redirect(302, address.location);
        const { lang, path, page } = address;
        const main = languages.find((language) => language.is_main)?.abbr;
        if (lang === main && cookieLang !== undefined && cookieLang !== main) {
          return redirect(302, path === '/' ? `/${cookieLang}` : `/${cookieLang}${path}`);
        }
        return {
          key: path,
          // Limited like the JSON call: a search is never stored and costs more than a page.
          limit: page === 'search_products' ? 'search' : undefined,
          render: (epoch) =>
            renderOrThrow(siteApiOf(ctx, epoch, lang), (api) =>
              render(path, {
                api,
                lang,
                publicUrl: ctx.config.publicUrl,
                csrfToken: csrfToken(ctx),
                year: yearIn(ctx.clock.now(), ctx.config.timeZone),
              }),
            ),
        };
      },
    },
    schema: { hide: true },
    errorHandler: sendFailurePage,
    handler: async () => {
      throw new Error('Pages are answered by the page cache');
    },
  });
}

function yearIn(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now));
}

/**
 * Throws when the database was lost during the render. The renderer alone would answer with its own error page, with
 * status 500 and without `Retry-After`.
 */
async function renderOrThrow(api: SiteApi, render: (api: SiteApi) => Promise<Rendered>): Promise<Rendered> {
  let databaseError: Error | undefined;
  const observed = new Proxy(api, {
    get(target, name) {
      const read = Reflect.get(target, name) as (...input: unknown[]) => Promise<unknown>;
      return (...input: unknown[]) =>
        read(...input).catch((error: unknown) => {
          if (isDatabaseUnavailable(error)) databaseError = error;
          throw error;
        });
    },
  });
  const rendered = await render(observed);
  if (databaseError) throw databaseError;
  return rendered;
}
