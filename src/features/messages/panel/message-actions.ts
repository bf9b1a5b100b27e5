import type { MessageType } from '#shared/rules/message-types.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { notice, noticeCreated, showFailure, showMessage } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { deleteMessages, restoreMessages, trashMessages } from './messages.api.ts';

/** `name` describes the messages in questions and notices; by default that is their number. */
type Chosen = { type: MessageType; ids: readonly number[]; name?: string; onDone: () => void };

const nameOf = ({ name, ids }: Chosen) => name ?? `${formatNumber(ids.length)} mesaj`;

/* Actions on one or more messages. Without any message they do nothing. */

export async function moveToTrash(chosen: Chosen): Promise<void> {
  const { type, ids, onDone } = chosen;
  if (ids.length === 0) return;
  try {
    await trashMessages(type, ids);
    notice('Çöpe Taşındı!', { name: nameOf(chosen) });
    onDone();
  } catch (error) {
    if (error instanceof RequestRefused)
      showMessage('İşlem Hatası!', `Çöpe taşıma işleminde sorun oldu!\n${error.message}`);
    else showFailure(error);
  }
}

export async function restoreFromTrash(chosen: Chosen): Promise<void> {
  const { type, ids, onDone } = chosen;
  if (ids.length === 0) return;
  try {
    await restoreMessages(type, ids);
    noticeCreated(nameOf(chosen));
    onDone();
  } catch (error) {
    showFailure(error);
  }
}

export function deleteForGood(chosen: Chosen): void {
  const { type, ids, onDone } = chosen;
  if (ids.length === 0) return;
  confirmDelete({
    name: nameOf(chosen),
    remove: () => deleteMessages(type, ids),
    onDeleted: onDone,
    restoring: 'Ekleri, ürün satırları ve e-posta yazışması da silinir. Geri alınamaz.',
  });
}
