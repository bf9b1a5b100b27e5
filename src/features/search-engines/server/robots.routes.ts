import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';

/** What search engines need not read: the panel, the sign-in page and the calls of the pages. */
const closed = ['/admin', '/giris-yap', '/api/'];

/** Serves `robots.txt` and the file that proves the key of IndexNow; without `PUBLIC_URL` both answer 404. */
export function robotsRoutes(app: FastifyInstance, ctx: Context): void {
  const { publicUrl, indexNow } = ctx.config;
  const own = { config: { access: 'public' as const }, schema: { hide: true } };
  if (indexNow)
    app.get(`/${indexNow.key}.txt`, own, async (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(indexNow.key),
    );
  app.get('/robots.txt', own, async (_, reply) => {
    if (!publicUrl) return sendPlainNotFound(reply);
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'));
  });
}
