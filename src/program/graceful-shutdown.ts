import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import type { JobRunner } from '#server/jobs/runner.ts';

/** Milliseconds after the signal; process managers usually kill a process after ten seconds. */
const times = {
  /** When this time is over, waiting uploads get 503. */
  pictures: 5_000,
  /** When this time is over, open connections are closed. */
  connections: 7_500,
  /** When this time is over, the process exits in any case. */
  process: 10_000,
};

/** Finishes running requests and returns the running job to the queue; after fixed times it stops waiting. */
export async function shutDownGracefully(ctx: Context, app: FastifyInstance, jobs: JobRunner): Promise<void> {
  const timers = [
    setTimeout(() => void ctx.encoder.close(), times.pictures),
    setTimeout(() => app.server.closeAllConnections(), times.connections),
    setTimeout(() => process.exit(1), times.process),
  ];
  // The timer `process` must also cover the cleanup after this function; with `unref` the process can exit
  // earlier.
  for (const timer of timers) timer.unref();
  await Promise.all([app.close(), jobs.stop()]);
  for (const timer of timers.slice(0, 2)) clearTimeout(timer);
}
