import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { createSiteApi } from '#server/features/site/site-api.ts';
import { csrfToken } from './csrf.ts';
import { internalError, startFailure } from './error-mapping.ts';
import { strictPolicy } from './security-headers.ts';
import { readSiteAddress } from './site-address.ts';
import { redirect, type SiteRenderer } from './site-renderer.ts';

/** Serves the pages of the public site: everything that no other route takes. */
export function registerSite(app: FastifyInstance, ctx: Context, render: SiteRenderer): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: {
      access: 'public',
      cached: ({ request, languages, cookieLang }) => {
        const address = readSiteAddress(request.raw.url ?? '/', languages);
        if (address.kind === 'moved') return redirect(301, address.location);
        if (address.kind === 'unknown') return redirect(302, address.location);
        const { lang, path } = address;
        const main = languages.find((language) => language.is_main)?.abbr;
        if (lang === main && cookieLang !== undefined && cookieLang !== main) {
          return redirect(302, path === '/' ? `/${cookieLang}` : `/${cookieLang}${path}`);
        }
        return {
          key: path,
          render: () =>
            render(path, {
              api: createSiteApi(ctx, lang),
              lang,
              publicUrl: ctx.config.publicUrl,
              csrfToken: csrfToken(ctx),
              year: yearIn(ctx.clock.now(), ctx.config.timeZone),
            }),
        };
      },
    },
    schema: { hide: true },
    errorHandler: (error, request, reply) => {
      const known = error instanceof AppError ? error : undefined;
      if (!known) request.log.error({ err: error }, 'page failed');
      startFailure(reply, known ?? internalError());
      void reply
        .header('content-security-policy', strictPolicy({ scripts: [], styles: [] }))
        .type('text/html; charset=utf-8')
        .send(failurePage);
    },
    handler: async () => {
      throw new Error('Pages are answered by the page cache');
    },
  });
}

function yearIn(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now));
}

/** Stands without the renderer, whose failure it reports. */
const failurePage = `<!doctype html><html lang="tr"><meta charset="utf-8"><title>Sistem hatası</title>
<h1>Sayfa şu anda gösterilemiyor.</h1><p>Lütfen biraz sonra tekrar deneyin.</p></html>`;
