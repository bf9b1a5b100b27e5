import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { deleteKind, type DeletePayload } from '#features/private-files/server/private-files.service.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import { enqueue, wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { applyImport, applyKind, undoImport, undoKind, type WritePayload } from './apply.job.ts';
import { checkImport, checkKind, type CheckPayload } from './check.job.ts';
import { deleteImport, importTables, selectOldImports } from './imports.queries.ts';

/** Kind of the daily job that deletes old imports. */
export const importRetentionKind = 'imports.retention';

/** Milliseconds: as long as deleted records can be restored. */
const age = 30 * 86_400_000;

/** They have a runner of their own, so that no picture delays them. */
export function importJobs(ctx: Context): JobHandlers {
  return new Map([
    [checkKind, (payload, signal) => checkImport(ctx, payload as CheckPayload, signal)],
    [
      applyKind,
      (payload, signal, attempt = 1) =>
        applyImport(ctx, { payload: payload as WritePayload, signal, attempt }),
    ],
    [
      undoKind,
      (payload, signal, attempt = 1) =>
        undoImport(ctx, { payload: payload as WritePayload, signal, attempt }),
    ],
    [importRetentionKind, (_, signal) => deleteOld(ctx, signal)],
  ]);
}

async function deleteOld(ctx: Context, signal: AbortSignal): Promise<void> {
  await queueTomorrow(ctx, importRetentionKind);
  const before = new Date(ctx.clock.now().getTime() - age).toISOString();
  for (;;) {
    const old = await selectOldImports(ctx.db, before);
    if (old.length === 0) break;
    for (const { id, file_key: key } of old) {
      signal.throwIfAborted();
      await inOperationalTransaction(ctx, async (tx) => {
        await deleteImport(importTables(tx), id);
        if (key !== null) await enqueue(tx, deleteKind, { key } satisfies DeletePayload);
      });
    }
  }
  wakeJobRunners();
}
