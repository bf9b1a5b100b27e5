import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';

const Health = z.object({ status: z.enum(['ok', 'degraded', 'unavailable']) });

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work; `degraded` while it answers from what it
 * knows, which is no reason to send visitors elsewhere: every process has the same database.
 */
export function registerHealth(app: FastifyInstance, ctx: Context, cache: PageCache): void {
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
    try {
      await ctx.connections.readRevision();
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      if (!cache.hasAnswers()) return reply.status(503).send({ status: 'unavailable' });
      return { status: 'degraded' as const };
    }
    return { status: 'ok' as const };
  });
}
