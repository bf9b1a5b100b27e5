import { dayMs, minuteMs, secondMs } from '#shared/rules/durations.ts';
import type { BackupRunState } from '../../backup.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import type { Progress } from '../make-backup.ts';
import { deleteRunsBefore, endCutOffRuns, insertRun, updateRun } from './runs.queries.ts';
import { BackupFailed, type BackupTask, type BackupWorker } from './worker.ts';

type Running = Pick<Context, 'connections' | 'clock' | 'log'>;

const renewEvery = secondMs;
/** A run that was not renewed for so long has been cut off by a crash. */
const cutOffAfter = 2 * minuteMs;
const keptFor = 400 * dayMs;
const stopped = 'Sunucu durduğu için yarıda kaldı.';

/** The runs of this process, so that it stops them at once; other processes see it at their next renewal. */
const running = new Map<number, AbortController>();

/** The instant since which a run that still lasts was renewed. */
export const renewedSince = ({ clock }: Pick<Context, 'clock'>) =>
  new Date(clock.now().getTime() - cutOffAfter).toISOString();

/** Does a task and records its progress and its end. @returns how it ended @throws the signal's reason */
export async function recordRun(
  ctx: Running,
  { task, worker, signal }: { task: BackupTask; worker: BackupWorker; signal: AbortSignal },
): Promise<Exclude<BackupRunState, 'running'>> {
  const id = await startRun(ctx, task);
  const cancelling = new AbortController();
  running.set(id, cancelling);
  const progress = renewing(ctx, id, () => cancelling.abort());
  try {
    const watch = { signal: AbortSignal.any([signal, cancelling.signal]), onProgress: progress.note };
    await endRun(ctx, id, { state: 'done', ...(await worker(task, watch)) });
    return 'done';
  } catch (error) {
    if (signal.aborted) {
      await endRun(ctx, id, { state: 'failed', error: stopped });
      throw error;
    }
    if (cancelling.signal.aborted) return 'cancelled';
    if (!(error instanceof BackupFailed)) ctx.log.error({ err: error }, `a ${task.kind} failed`);
    await endRun(ctx, id, { state: 'failed', error: textOf(error) });
    return 'failed';
  } finally {
    running.delete(id);
    await progress.stop();
  }
}

function startRun(ctx: Running, task: BackupTask): Promise<number> {
  return inOperationalTransaction(ctx, async ({ db, now }) => {
    await endCutOffRuns(db, { before: renewedSince(ctx), now, error: stopped });
    await deleteRunsBefore(db, new Date(ctx.clock.now().getTime() - keptFor).toISOString());
    return insertRun(db, { kind: task.kind, reason: task.kind === 'backup' ? task.reason : null, now });
  });
}

function textOf(error: unknown): string {
  if (error instanceof BackupFailed) return error.message;
  return 'Beklenmeyen bir sistem hatası; ayrıntısı sunucunun kayıtlarında.';
}

async function endRun(
  ctx: Running,
  id: number,
  end: { state: BackupRunState; name?: string; rows?: number; files?: number; error?: string },
): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) =>
    updateRun(db, id, { ...end, updated_at: now, finished_at: now }),
  );
}

/** Stores the latest progress at intervals; `onEnded` is called when the run has been ended by somebody else. */
function renewing(ctx: Running, id: number, onEnded: () => void) {
  let latest: Partial<Progress> = {};
  let storing: Promise<void> | undefined;
  const store = async () => {
    try {
      const isRunning = await inOperationalTransaction(ctx, ({ db, now }) =>
        updateRun(db, id, { ...latest, updated_at: now }),
      );
      if (!isRunning) onEnded();
    } catch (error) {
      ctx.log.warn({ err: error }, 'the progress of a backup cannot be stored');
    }
  };
  const timer = setInterval(() => {
    storing ??= store().finally(() => (storing = undefined));
  }, renewEvery);
  timer.unref();
  return {
    note: (progress: Progress) => void (latest = progress),
    stop: async () => {
      clearInterval(timer);
      await storing;
    },
  };
}

/** Ends a running backup or check, in whichever process it runs. @returns false if it had ended already */
export async function cancelRun(ctx: Running, id: number): Promise<boolean> {
  const isCancelled = await inOperationalTransaction(ctx, ({ db, now }) =>
    updateRun(db, id, { state: 'cancelled', updated_at: now, finished_at: now }),
  );
  if (isCancelled) running.get(id)?.abort();
  return isCancelled;
}
