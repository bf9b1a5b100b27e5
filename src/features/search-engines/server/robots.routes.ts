import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';

/** What search engines need not read: the panel, the sign-in page and the calls of the pages. */
const closed = ['/admin', '/giris-yap', '/api/'];

/** Serves `robots.txt`, which names the sitemap by its full address; without `PUBLIC_URL` it answers 404. */
export function robotsRoutes(app: FastifyInstance, ctx: Context): void {
  const { publicUrl } = ctx.config;
  app.get('/robots.txt', { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) => {
    if (!publicUrl) return sendPlainNotFound(reply);
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'));
  });
}
