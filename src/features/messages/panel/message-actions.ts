import type { MessageType } from '#shared/rules/message-types.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { notice, noticeCreated, showFailure, showMessage } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { deleteMessages, restoreMessages, trashMessages } from './messages.api.ts';

type Chosen = { type: MessageType; ids: readonly number[]; onDone: () => void };

/* The actions on one message or several; none of them does anything without a message. */

export async function moveToTrash({ type, ids, onDone }: Chosen): Promise<void> {
  if (ids.length === 0) return;
  try {
    await trashMessages(type, ids);
    notice('Çöpe Taşındı!');
    onDone();
  } catch (error) {
    if (error instanceof RequestRefused)
      showMessage('İşlem Hatası!', `Çöpe taşıma işleminde sorun oldu!\n${error.message}`);
    else showFailure(error);
  }
}

export async function restoreFromTrash({ type, ids, onDone }: Chosen): Promise<void> {
  if (ids.length === 0) return;
  try {
    await restoreMessages(type, ids);
    noticeCreated();
    onDone();
  } catch (error) {
    showFailure(error);
  }
}

/** `name` says which messages; without it their number does. */
export function deleteForGood({ type, ids, onDone, name }: Chosen & { name?: string }): void {
  if (ids.length === 0) return;
  confirmDelete({
    name: name ?? `${formatNumber(ids.length)} mesaj`,
    remove: () => deleteMessages(type, ids),
    onDeleted: onDone,
    restoring: 'Ekleri, ürün satırları ve e-posta yazışması da silinir. Geri alınamaz.',
  });
}
