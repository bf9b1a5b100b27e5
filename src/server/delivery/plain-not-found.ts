import type { FastifyInstance, FastifyReply } from 'fastify';

/** Addresses at the root that are files and never pages (design.md §2). */
const fileAddresses = [
  ...['/robots.txt', '/sitemap.xml', '/feed.xml', '/favicon.ico', '/metrics', '/assets/*', '/.well-known/*'],
];

/** A missing file is answered plainly, not with a page or a redirect. */
export function sendPlainNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404');
}

/** Registered last: what no feature serves of these addresses does not exist. */
export function registerMissingFiles(app: FastifyInstance): void {
  for (const url of fileAddresses) {
    if (app.hasRoute({ method: 'GET', url })) continue;
    app.get(url, { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) =>
      sendPlainNotFound(reply),
    );
  }
}
