import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { redirect, type Rendered } from '#server/page-cache/cache-entry.ts';
import { loadFeed } from './feed.read.ts';

const missing: Rendered = {
  status: 404,
  headers: [
    ['content-type', 'text/plain; charset=utf-8'],
    ['cache-control', 'no-store'],
  ],
  body: '404',
  isStored: false,
};

/** Serves the newest blog posts of each language as an Atom feed; the page cache answers it as it does pages. */
export function feedRoutes(app: FastifyInstance, ctx: Context): void {
  for (const url of ['/feed.xml', '/:lang/feed.xml'])
    app.get(url, {
      config: {
        access: 'public',
        cached: ({ request, languages }) => {
          if (!ctx.config.publicUrl) return missing;
          const { lang } = request.params as { lang?: string };
          const language = languages.find(({ abbr, is_main }) =>
            lang === undefined ? is_main : abbr === lang,
          );
          if (!language) return missing;
          if (language.is_main && lang !== undefined) return redirect(301, '/feed.xml');
          return {
            key: `${language.is_main ? '' : `/${language.abbr}`}/feed.xml`,
            render: async () => ({
              status: 200,
              headers: [
                ['content-type', 'application/atom+xml; charset=utf-8'],
                ['cache-control', 'public, max-age=0, must-revalidate'],
              ],
              body: await loadFeed(ctx, language),
              isStored: true,
            }),
          };
        },
      },
      schema: { hide: true },
      handler: async () => {
        throw new Error('Feeds are answered by the page cache');
      },
    });
}
