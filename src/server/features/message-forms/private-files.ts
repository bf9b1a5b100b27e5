import type { Context } from '#server/context.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import { enqueue } from '#server/jobs/enqueue.ts';

/** Kind of the job that removes a file whose row is gone. */
export const deletePrivateFileKind = 'private-file.delete';
export type DeletePrivateFilePayload = { key: string };

/** Deletes the rows of these messages' files; a job removes the files. Call `wakeJobRunners` after the commit. */
export async function deletePrivateFiles(
  tx: OperationalTransaction,
  messageIds: readonly number[],
): Promise<number> {
  const files = await tx.db
    .deleteFrom('private_files')
    .where('message_id', 'in', numbersIn(tx.db, messageIds))
    .returning('key')
    .execute();
  for (const { key } of files)
    await enqueue(tx, deletePrivateFileKind, { key } satisfies DeletePrivateFilePayload);
  return files.length;
}

/** Handles the job. */
export async function deletePrivateFile(ctx: Context, { key }: DeletePrivateFilePayload): Promise<void> {
  await ctx.privateFiles.delete(key);
}
