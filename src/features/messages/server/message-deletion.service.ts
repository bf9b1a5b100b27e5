import { numbersIn } from '#server/db/id-list.ts';
import { messageEntity } from '#server/db/schema/message.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { deletePrivateFiles } from '#features/private-files/server/private-files.service.ts';
import { noteMessageChanges } from '#features/webhooks/server/message-changes.service.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import { announceInboxChange } from './inbox-changes.ts';

export type DeletedParts = { messages: number; orders: number; files: number; mails: number };

/**
 * Permanently deletes locked messages with their orders, files and mails. The jobs of these mails then end
 * without sending. Call `wakeAfterDeletion` after the commit.
 */
export async function deleteMessages(
  tx: OperationalTransaction,
  ids: readonly number[],
): Promise<DeletedParts> {
  if (ids.length > 0) await recordErasure(tx, { kind: 'messages', messages: [...ids] });
  return removeMessages(tx, ids);
}

/** As `deleteMessages`, for messages whose deletion the erasure log already has. */
export async function removeMessages(
  tx: OperationalTransaction,
  ids: readonly number[],
): Promise<DeletedParts> {
  const { db } = tx;
  await noteMessageChanges(tx, ids, 'message.deleted');
  const list = numbersIn(db, ids);
  const orders = db.selectFrom('orders').select('id').where('message_id', 'in', list);
  await db.deleteFrom('order_lines').where('order_id', 'in', orders).execute();
  const ordersGone = await db.deleteFrom('orders').where('message_id', 'in', list).executeTakeFirst();
  await db
    .deleteFrom('media_uses')
    .where('entity', '=', messageEntity)
    .where('entity_id', 'in', list)
    .execute();
  const files = await deletePrivateFiles(tx, ids);
  const mailsGone = await db.deleteFrom('outbox').where('message_id', 'in', list).executeTakeFirst();
  const gone = await db.deleteFrom('messages').where('id', 'in', list).executeTakeFirst();
  return {
    messages: Number(gone.numDeletedRows),
    orders: Number(ordersGone.numDeletedRows),
    files,
    mails: Number(mailsGone.numDeletedRows),
  };
}

export function wakeAfterDeletion(): void {
  announceInboxChange();
  wakeJobRunners();
}
