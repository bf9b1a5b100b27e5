import type { Context } from '#server/context/context.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { avifKind, makeAvifs, type AvifPayload } from '#server/media/avif.job.ts';
import { purgeFiles, purgeKind, type PurgePayload } from '#server/media/purge.job.ts';

export function mediaJobs(ctx: Context): JobHandlers {
  return new Map([
    [avifKind, (payload, signal) => makeAvifs(ctx, payload as AvifPayload, signal)],
    [purgeKind, (payload) => purgeFiles(ctx, payload as PurgePayload)],
  ]);
}
