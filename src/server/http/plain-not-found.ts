import type { FastifyInstance, FastifyReply } from 'fastify';

/** Addresses at the root that belong to files, never to pages. */
const fileAddresses = [
  ...['/robots.txt', '/sitemap.xml', '/feed.xml', '/favicon.ico', '/metrics', '/.well-known/*'],
  ...['/assets', '/assets/*', '/media', '/dosya', '/dosya/*'],
];

/** A missing file gets a plain 404 instead of the site's page. */
export function sendPlainNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404');
}

/** Register it last: it answers 404 to file addresses that no other route serves. */
export function registerMissingFiles(app: FastifyInstance): void {
  for (const url of fileAddresses) {
    if (app.hasRoute({ method: 'GET', url })) continue;
    app.get(url, { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) =>
      sendPlainNotFound(reply),
    );
  }
}
