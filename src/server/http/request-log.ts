import type { FastifyInstance } from 'fastify';

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the answer came from the page cache. */
    isCacheHit: boolean;
    /** Whether it was refused during an overload; `admission.ts` logs how many were. */
    isRefused: boolean;
  }
  interface FastifyContextConfig {
    /** Whether the path contains a secret; the log then has the route in its place. */
    hasSecretInPath?: true;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/** Load balancers ask these every second; their successes tell nobody anything. */
const probes = new Set(['/healthz', '/readyz']);

/** Cache hits that take longer than this are logged too; in milliseconds. */
const slow = 1_000;

/**
 * Logs one line per request, with the id of the signed-in user or of the key, except for fast, successful cache hits
 * and probes. Headers and bodies are not logged, because they contain tokens and passwords.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('isCacheHit', false);
  app.decorateRequest('isRefused', false);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const status = reply.raw.statusCode || statusCode;
    const { url: route = '', config } = request.routeOptions;
    const isUsual = request.isCacheHit || probes.has(route);
    const isNoted = !isUsual || elapsedTime > slow || status >= 500;
    if (isNoted && !request.isRefused) {
      const { method, url, user } = request;
      const who = user && (user.apiKey ? { key: user.apiKey.id } : { user: user.id });
      const path = config.hasSecretInPath ? route : pathOf(url);
      const line = { method, path, status, ms: Math.round(elapsedTime), ...who };
      request.log[status >= 500 ? 'error' : 'info'](line, 'request');
    }
    done();
  });
}

/** Removes the query, which may contain a visitor's search. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
