import { minuteMs } from '#shared/rules/durations.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { purgeLimits } from '#server/http/limits.ts';
import { purgePasswordResets } from './password-reset.service.ts';
import { purgeChallenges } from '#features/second-factor/server/passkeys.service.ts';
import { purgeSessions } from '#features/sessions/server/sessions.ts';

const interval = 10 * minuteMs;

/**
 * Deletes expired sessions, limits, reset tokens and challenges at intervals to save space; reads ignore expired
 * rows anyway.
 */
export function registerPurge(app: FastifyInstance, ctx: Context): void {
  const timer = setInterval(() => void purgeExpired(ctx), interval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

async function purgeExpired(ctx: Context): Promise<void> {
  try {
    await purgeLimits(ctx);
    await purgeSessions(ctx);
    await purgePasswordResets(ctx);
    await purgeChallenges(ctx);
  } catch (error) {
    // The next run tries again.
    ctx.log.warn({ err: error }, 'expired sessions, limits, reset tokens and challenges were not removed');
  }
}
