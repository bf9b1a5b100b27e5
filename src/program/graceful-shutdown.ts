import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#server/context/context.ts';
import type { JobRunner } from '#server/jobs/runner.ts';

/** After these fractions of the limit, waiting uploads get 503 and open connections are closed. */
const fractions = { encoder: 0.5, connections: 0.75 };

/**
 * Announces the stop by `/readyz` for `delay` milliseconds, then finishes running requests and returns the running job
 * to the queue. The process exits if this takes longer than STOP_LIMIT.
 */
export async function shutDownGracefully(
  ctx: Context,
  app: FastifyInstance,
  jobs: JobRunner,
  delay: number,
): Promise<void> {
  app.announceStop();
  const jobsEnd = jobs.stop();
  await sleep(delay);
  const { limit } = ctx.config.stop;
  const timers = [
    setTimeout(
      () => void Promise.all([ctx.encoder.close(), ctx.typesetter.close()]),
      limit * fractions.encoder,
    ),
    setTimeout(() => app.server.closeAllConnections(), limit * fractions.connections),
    setTimeout(() => process.exit(1), limit),
  ];
  // The last timer must also cover the cleanup after this function; with `unref` the process can exit earlier.
  for (const timer of timers) timer.unref();
  await Promise.all([app.close(), jobsEnd]);
  for (const timer of timers.slice(0, 2)) clearTimeout(timer);
}
