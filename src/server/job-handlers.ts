import type { Context } from './context.ts';
import { mediaJobs } from './features/media/media.jobs.ts';
import { privateFileJobs } from './features/private-files/private-files.jobs.ts';
import type { JobHandlers } from './jobs/runner.ts';

/** The handlers of all features; a job of a kind that is missing here waits for ever. */
export function jobHandlers(ctx: Context): JobHandlers {
  return new Map([...mediaJobs(ctx), ...privateFileJobs(ctx)]);
}
