import type { FastifyInstance } from 'fastify';

/** Slower than this is worth a line even for a cached answer, in milliseconds. */
const slow = 1_000;

/**
 * One line for each request that was not answered from the cache, that was slow, or that failed. It
 * names no header and no body: they hold tokens and passwords.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const status = reply.raw.statusCode || statusCode;
    if (!request.isCacheHit || elapsedTime > slow || status >= 500) {
      const line = { method: request.method, path: pathOf(request.url), status, ms: Math.round(elapsedTime) };
      request.log[status >= 500 ? 'error' : 'info'](line, 'request');
    }
    done();
  });
}

/** Parameters may hold what a person searched for. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
