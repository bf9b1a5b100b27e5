import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { purgeLimits } from '#server/http/limits.ts';
import { purgeSessions } from './sessions.ts';

const interval = 10 * 60_000;

/** Removes sessions and limits that have ended, now and then; they count for nothing before that. */
export function registerExpiry(app: FastifyInstance, ctx: Context): void {
  const timer = setInterval(() => void purgeEnded(ctx), interval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

async function purgeEnded(ctx: Context): Promise<void> {
  try {
    await purgeLimits(ctx);
    await purgeSessions(ctx);
  } catch (error) {
    // The next round removes what this one could not.
    ctx.log.warn({ err: error }, 'ended sessions and limits were not removed');
  }
}
