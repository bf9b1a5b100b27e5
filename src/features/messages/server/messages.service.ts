import type { Message, MessageChange } from '../message.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { Context } from '#server/context/context.ts';
import {
  inOperationalTransaction,
  type Actor,
  type OperationalTransaction,
} from '#server/db/transactions.ts';
import { conflict, invalid, notFound, refused } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { noteMessageChanges } from '#features/webhooks/server/message-changes.service.ts';
import { listUsersAllowedTo } from '#features/users/server/users.service.ts';
import { announceInboxChange } from './inbox-changes.ts';
import { deleteMessages, wakeAfterDeletion } from './message-deletion.service.ts';
import {
  lockMessages,
  markRead,
  moveMessages,
  updateMessage,
  type LockedMessage,
} from './message-writes.queries.ts';
import { getMessage } from './messages.read.ts';

type Writing = Pick<Context, 'connections' | 'clock' | 'db'>;
type Ids = readonly number[];

/**
 * Moves messages to the trash.
 *
 * @throws AppError 422 if the list is empty or any id is not a message of this type; nothing is moved then.
 */
export async function trashMessages(ctx: Writing, type: MessageType, ids: Ids): Promise<void> {
  await moveSelected(ctx, type, { ids, isToTrash: true });
}

/**
 * Moves messages from the trash back to the inbox.
 *
 * @throws AppError 422 in the same cases as `trashMessages`.
 */
export async function restoreMessages(ctx: Writing, type: MessageType, ids: Ids): Promise<void> {
  await moveSelected(ctx, type, { ids, isToTrash: false });
}

/**
 * Permanently deletes messages.
 *
 * @throws AppError 422 if the list is empty or any id is not in the trash of this type.
 */
export async function deleteMessagesForGood(
  ctx: Writing,
  actor: Actor,
  { type, ids }: { type: MessageType; ids: Ids },
): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const messages = await lockSelected(tx, type, ids);
    if (messages.some(({ trashed_at }) => trashed_at === null))
      throw refused('Yalnız çöp kutusundaki mesajlar kalıcı olarak silinebilir.');
    const details = { type, ids, ...(await deleteMessages(tx, ids)) };
    await recordAudit(tx, { actor, action: 'delete', entity: 'message', details });
  });
  await ctx.connections.scrub();
  wakeAfterDeletion();
}

/**
 * Marks a message as read.
 *
 * @throws AppError 404
 */
export async function checkMessage(ctx: Writing, type: MessageType, id: number): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const [message] = await lockMessages(tx.db, type, [id]);
    if (!message) throw notFound();
    if (await markRead(tx.db, id)) await noteMessageChanges(tx, [id], 'message.updated');
  });
  announceInboxChange();
}

/**
 * Changes the assigned user and the note of a message.
 *
 * @throws AppError 404, 409, or 422 for a user who may not change messages.
 */
export async function changeMessage(
  ctx: Writing,
  type: MessageType,
  id: number,
  { version, ...change }: MessageChange,
): Promise<Message> {
  await getMessage(ctx, type, id);
  await requireAssignee(ctx, change.assigned_to);
  const isStale = await inOperationalTransaction(ctx, async (tx) => {
    const [message] = await lockMessages(tx.db, type, [id]);
    if (!message) throw notFound();
    if (version !== undefined && message.version !== version) return true;
    if (await updateMessage(tx.db, message, change)) await noteMessageChanges(tx, [id], 'message.updated');
    return false;
  });
  const message = await getMessage(ctx, type, id);
  if (isStale) throw conflict(message);
  return message;
}

async function moveSelected(
  ctx: Writing,
  type: MessageType,
  { ids, isToTrash }: { ids: Ids; isToTrash: boolean },
): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const messages = await lockSelected(tx, type, ids);
    await moveMessages(tx.db, ids, isToTrash ? tx.now : null);
    const moved = messages.filter(({ trashed_at: at }) => (at === null) === isToTrash).map(({ id }) => id);
    await noteMessageChanges(tx, moved, 'message.updated');
  });
  announceInboxChange();
}

async function lockSelected(
  { db }: OperationalTransaction,
  type: MessageType,
  ids: Ids,
): Promise<LockedMessage[]> {
  if (ids.length === 0) throw refused('Önce listeden mesaj seçin.');
  const messages = await lockMessages(db, type, ids);
  if (messages.length < new Set(ids).size)
    throw refused('Seçilen mesajlardan bazıları bu listede yok. Listeyi yenileyip tekrar deneyin.');
  return messages;
}

async function requireAssignee({ db }: Writing, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  const assignees = await listUsersAllowedTo(db, 'messages');
  if (!assignees.some((user) => user.id === id))
    throw invalid({ assigned_to: ['Mesajlarla ilgilenebilecek etkin bir kullanıcı seçin.'] });
}
