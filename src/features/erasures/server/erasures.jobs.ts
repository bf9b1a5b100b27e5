import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { storeErasuresKind } from '#server/erasures/erasures.service.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import { replaceQueued } from '#server/jobs/enqueue.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import type { BackupPlace } from './erasure-log.ts';
import { purgeErasures, storeErasures } from './store-erasures.service.ts';

/** The kind of the daily job that shows that the erasure log is kept, and removes old rows. */
export const erasureLogKind = 'erasures.daily';

/**
 * Keeps the erasure log. It needs a runner of its own, so that no picture delays it. The place is opened for each
 * write, because the disk of a folder may be missing for a time.
 */
export function erasureJobs(ctx: Context, openPlace: () => BackupPlace): JobHandlers {
  return new Map([
    storeErasuresKind.handledBy(() => store(ctx, openPlace)),
    [
      erasureLogKind,
      async () => {
        await queueTomorrow(ctx, erasureLogKind);
        await store(ctx, openPlace, { always: true });
        await purgeErasures(ctx);
      },
    ],
  ]);
}

async function store(
  ctx: Context,
  openPlace: () => BackupPlace,
  options?: { always: boolean },
): Promise<void> {
  try {
    if (await storeErasures(ctx, openPlace(), options)) return;
  } catch (error) {
    ctx.log.warn({ err: error }, 'the erasure log cannot be written; it will be tried again');
  }
  // This job is tried again, so those that wait would only repeat its attempts.
  const later = new Date(ctx.clock.now().getTime() + minuteMs).toISOString();
  await inOperationalTransaction(ctx, (tx) => replaceQueued(tx, storeErasuresKind, {}, later));
  throw new RetryLater(minuteMs);
}
