import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Context } from '#server/context/context.ts';
import { openMetricsType, type Metrics } from '#server/metrics/metrics.ts';
import { sendPlainNotFound } from './plain-not-found.ts';

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether an answer goes on until the visitor leaves, so that its time says nothing. */
    isEndless?: true;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/** Measures the requests of a server. Register it before all hooks; without metrics it adds none. */
export function registerRequestMetrics(app: FastifyInstance, { metrics }: Pick<Context, 'metrics'>): void {
  if (!metrics) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { url = 'unknown', config } = request.routeOptions;
    metrics.nameRequest(reply.raw, url, config.isEndless);
    done();
  });
}

/**
 * Serves `/metrics` to callers with the token. Without a token the address does not exist, because behind a proxy every
 * visitor seems to be on this machine.
 */
export function registerMetricsPage(
  app: FastifyInstance,
  { config, metrics }: Pick<Context, 'config' | 'metrics'>,
): void {
  const token = config.metrics?.token;
  if (!metrics || token === undefined) return;
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (!hasToken(request, token)) return sendPlainNotFound(reply);
    return reply
      .header('cache-control', 'no-store')
      .type(openMetricsType)
      .send(await metrics.print());
  });
}

/** Compares hashes, so that the time depends neither on the content nor on the length of the token. */
function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}

/** Serves `/metrics` without a token on a port of its own, which only programs on this machine reach. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404');
      return;
    }
    void metrics.print().then(
      (text) => response.writeHead(200, { 'content-type': openMetricsType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // It must not keep a process alive whose start failed.
  server.unref();
  return server;
}
