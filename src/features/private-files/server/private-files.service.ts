import { hourMs } from '#shared/rules/durations.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '#server/context/context.ts';
import { idList } from '#server/db/id-list.ts';
import { inOperationalTransaction, type OperationalTransaction } from '#server/db/transactions.ts';
import { dequeue, enqueue } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';

/** Deletes a file that no message refers to. */
export const cleanKind = defineJob('private-files.clean', z.object({ id: z.int() }));

/** Deletes the bytes of a file that no row names. */
export const deleteKind = defineJob('private-files.delete', z.object({ key: z.string().min(1) }));

/** In milliseconds. A file is deleted after this time if no message refers to it. */
const unlinkedAge = hourMs;

/**
 * Stores a visitor's PDF under a key that nobody can guess. The row is written before the file, so that a crash leaves
 * no file without a row. The file is deleted later unless `linkPrivateFile` adds it to a message.
 *
 * @returns the id of the row
 */
export async function storePrivateFile(
  ctx: Pick<Context, 'connections' | 'clock' | 'privateFiles'>,
  { path, name, bytes }: { path: string; name: string; bytes: number },
): Promise<number> {
  const key = `visitors/${randomUUID()}.pdf`;
  const cleanAt = new Date(ctx.clock.now().getTime() + unlinkedAge).toISOString();
  const id = await inOperationalTransaction(ctx, async (tx) => {
    const row = await tx.db
      .insertInto('private_files')
      .values({ key, name, bytes, message_id: null, created_at: tx.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(tx, cleanKind, { id: row.id }, cleanAt);
    return row.id;
  });
  await ctx.privateFiles.put(key, path);
  return id;
}

/**
 * Stores a file that a row will name in one transaction with `keepFile`. Without that, for example after a crash, the
 * file is deleted later.
 */
export async function storeUnnamedFile(
  ctx: Pick<Context, 'connections' | 'clock' | 'privateFiles'>,
  { key, path }: { key: string; path: string },
): Promise<void> {
  const deleteAt = new Date(ctx.clock.now().getTime() + unlinkedAge).toISOString();
  await inOperationalTransaction(ctx, (tx) => enqueue(tx, deleteKind, { key }, deleteAt));
  await ctx.privateFiles.put(key, path);
}

/** Keeps the file of `storeUnnamedFile`, in the transaction that writes the row. */
export async function keepFile(tx: OperationalTransaction, key: string): Promise<void> {
  if (!(await dequeue(tx, deleteKind, { key })))
    throw new Error('A file was deleted before its row was stored');
}

/** Adds a stored file to a message, in the transaction that writes the message. */
export async function linkPrivateFile(
  { db }: OperationalTransaction,
  id: number,
  messageId: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('private_files')
    .set({ message_id: messageId })
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('The file of a message is gone before the message was stored');
}

/**
 * Deletes a file that belongs to no message. Call `wakeJobRunners` after the commit, because a job deletes
 * the bytes.
 */
export async function deleteUnlinkedFile(tx: OperationalTransaction, id: number): Promise<void> {
  const rows = await tx.db
    .deleteFrom('private_files')
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .returning('key')
    .execute();
  await enqueueDeletions(tx, rows);
}

/**
 * Permanently deletes the files of messages: the rows at once, the bytes by a job. Call it before the
 * messages are deleted, and `wakeJobRunners` after the commit.
 */
export async function deletePrivateFiles(
  tx: OperationalTransaction,
  messageIds: readonly number[],
): Promise<number> {
  const rows = await tx.db
    .deleteFrom('private_files')
    .where('message_id', 'in', idList(messageIds))
    .returning('key')
    .execute();
  await enqueueDeletions(tx, rows);
  return rows.length;
}

/** Deletes the bytes of files that no row names any more, by jobs. Call `wakeJobRunners` after the commit. */
export async function enqueueDeletions(
  tx: OperationalTransaction,
  files: readonly { key: string }[],
): Promise<void> {
  for (const { key } of files) await enqueue(tx, deleteKind, { key });
}
