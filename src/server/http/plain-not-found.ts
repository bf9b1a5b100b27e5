import type { FastifyInstance, FastifyReply } from 'fastify';

/** Root addresses that can only be files, never pages. */
const fileAddresses = [
  '/favicon.ico',
  '/metrics',
  '/.well-known/*',
  '/assets',
  '/assets/*',
  '/media',
  '/dosya',
  '/dosya/*',
];

/** Answers a missing file with a plain 404 instead of the site's 404 page. */
export function sendPlainNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404');
}

/** Answers 404 to file addresses that no other route serves. Register it last. */
export function registerMissingFiles(app: FastifyInstance): void {
  for (const url of fileAddresses) {
    if (app.hasRoute({ method: 'GET', url })) continue;
    app.get(url, { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) =>
      sendPlainNotFound(reply),
    );
  }
}
