import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { JobRunner } from './jobs/runner.ts';

/** From the signal on, in milliseconds. What runs a program gives it ten seconds as a rule, then kills it. */
const times = {
  /** Until then uploads get their pictures; those that still wait are told to try again. */
  pictures: 5_000,
  /** Until then requests are answered and bodies arrive. */
  connections: 7_500,
  /** The process ends whatever happens. */
  process: 10_000,
};

/**
 * Ends what serves, in an orderly way: requests that are under way are answered, the running job goes back
 * for others to do at once, and nothing that takes too long is waited for.
 */
export async function drain(ctx: Context, app: FastifyInstance, jobs: JobRunner): Promise<void> {
  const timers = [
    setTimeout(() => void ctx.encoder.close(), times.pictures),
    setTimeout(() => app.server.closeAllConnections(), times.connections),
    setTimeout(() => process.exit(1), times.process),
  ];
  // The last one stays, for what is closed after this; none keeps a process open that has nothing to do.
  for (const timer of timers) timer.unref();
  await Promise.all([app.close(), jobs.stop()]);
  for (const timer of timers.slice(0, 2)) clearTimeout(timer);
}
