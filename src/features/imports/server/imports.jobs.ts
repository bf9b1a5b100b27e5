import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { deleteKind } from '#features/private-files/server/private-files.service.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import { enqueue, wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { applyImport, applyKind, undoImport, undoKind } from './apply.job.ts';
import { checkImport, checkKind } from './check.job.ts';
import { deleteImport, importTables, selectOldImports } from './imports.queries.ts';

/** The kind of the daily job that deletes old imports. */
export const importRetentionKind = 'imports.retention';

/** In milliseconds: as long as deleted records can be restored. */
const age = 30 * dayMs;

/** The jobs of imports run in their own queue, so that picture encoding never delays them. */
export function importJobs(ctx: Context): JobHandlers {
  return new Map([
    checkKind.handledBy((payload, signal) => checkImport(ctx, payload, signal)),
    applyKind.handledBy((payload, signal, attempt = 1) => applyImport(ctx, { payload, signal, attempt })),
    undoKind.handledBy((payload, signal, attempt = 1) => undoImport(ctx, { payload, signal, attempt })),
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
        if (key !== null) await enqueue(tx, deleteKind, { key });
      });
    }
  }
  wakeJobRunners();
}
