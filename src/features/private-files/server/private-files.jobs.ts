import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { cleanKind, deleteKind, deleteUnlinkedFile } from './private-files.service.ts';

export function privateFileJobs(ctx: Context): JobHandlers {
  return new Map([
    cleanKind.handledBy(({ id }) => clean(ctx, id)),
    deleteKind.handledBy(({ key }) => deleteFiles(ctx, () => ctx.privateFiles.delete(key))),
  ]);
}

async function clean(ctx: Context, id: number): Promise<void> {
  await inOperationalTransaction(ctx, (tx) => deleteUnlinkedFile(tx, id));
  wakeJobRunners();
}
