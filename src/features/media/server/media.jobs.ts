import type { Context } from '#server/context/context.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { avifKind, makeAvifs } from '#server/media/avif.job.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { purgeFiles, purgeKind } from '#server/media/purge.job.ts';

export function mediaJobs(ctx: Context): JobHandlers {
  return new Map([
    avifKind.handledBy((payload, signal) => makeAvifs(ctx, payload, signal)),
    purgeKind.handledBy((payload) => deleteFiles(ctx, () => purgeFiles(ctx, payload))),
  ]);
}
