import type { FastifyInstance } from 'fastify';
import { refusalHeaders, type Cdn } from '#server/cdn/answer-headers.ts';

/**
 * Tells the CDN to store none of the answers that do not come from the page cache, except files that never change.
 * What browsers keep and ask about each time, such as documents, the CDN may keep and has to ask about too.
 */
export function registerCdnRefusals(app: FastifyInstance, cdn: Cdn | undefined): void {
  if (!cdn) return;
  const refused = Object.fromEntries(refusalHeaders(cdn.kind));
  const asked = Object.fromEntries(refusalHeaders(cdn.kind, 'no-cache'));
  app.addHook('onSend', (_, reply, payload, done) => {
    const own = String(reply.getHeader('cache-control'));
    if (!own.includes('immutable')) void reply.headers(own === 'no-cache' ? asked : refused);
    done(null, payload);
  });
}
