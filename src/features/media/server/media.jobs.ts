import type { Context } from '#server/context/context.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { avifKind, makeAvifs } from '#server/media/avif.job.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { makePagePicture, pagePictureKind } from '#server/media/page-picture.job.ts';
import { purgeFiles, purgeKind } from '#server/media/purge.job.ts';

export function mediaJobs(ctx: Context): JobHandlers {
  return new Map([
    avifKind.handledBy((payload, signal) => makeAvifs(ctx, payload, signal)),
    pagePictureKind.handledBy((payload) => makePagePicture(ctx, payload)),
    purgeKind.handledBy((payload) => deleteFiles(ctx, () => purgeFiles(ctx, payload))),
  ]);
}
