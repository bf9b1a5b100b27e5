import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import {
  cleanKind,
  deleteKind,
  deleteUnlinkedFile,
  type CleanPayload,
  type DeletePayload,
} from './private-files.service.ts';

export function privateFileJobs(ctx: Context): JobHandlers {
  return new Map([
    [cleanKind, (payload) => clean(ctx, payload as CleanPayload)],
    [deleteKind, (payload) => ctx.privateFiles.delete((payload as DeletePayload).key)],
  ]);
}

async function clean(ctx: Context, { id }: CleanPayload): Promise<void> {
  await inOperationalTransaction(ctx, (tx) => deleteUnlinkedFile(tx, id));
  wakeJobRunners();
}
