import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '#server/context/context.ts';

const Health = z.object({ status: z.enum(['ok', 'degraded', 'unavailable', 'stopping']) });

/**
 * Registers `/healthz` (the process runs) and `/readyz` (it can serve, and will not stop soon). `degraded`: only cached
 * pages work; load balancers should treat it as ready, because all processes share the same database.
 */
export function registerHealth(app: FastifyInstance, ctx: Context, hasCachedPages: () => boolean): void {
  const options = {
    config: { access: 'public' as const },
    schema: { hide: true, response: { 200: Health, 503: Health } },
  };
  app.get('/healthz', options, async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
  app.get('/readyz', options, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (app.isStopAnnounced()) return reply.status(503).send({ status: 'stopping' });
    try {
      await ctx.connections.readRevision();
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      if (!hasCachedPages()) return reply.status(503).send({ status: 'unavailable' });
      return { status: 'degraded' as const };
    }
    return { status: 'ok' as const };
  });
}
