import type { MessageDetails } from '../message.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { loadOrderLines } from '#features/orders/server/orders.read.ts';
import { messageReference } from './message-reference.ts';
import { selectFiles, selectMessagesOf } from './messages.queries.ts';

/**
 * Lists everything in the messages of an address that is about its owner. `emailKey` is the address in lower
 * case.
 */
export async function listMessagesOf(db: Reader, emailKey: string) {
  const messages = await selectMessagesOf(db, emailKey);
  const ids = messages.map(({ id }) => id);
  const files = Map.groupBy(await selectFiles(db, ids), (file) => file.message_id);
  const lines = Map.groupBy(await loadOrderLines(db, ids), (line) => line.message_id);
  return messages.map((row) => {
    const { id, type, created_at, name, email, phone, company, subject, message, lang, form, note } = row;
    return {
      id,
      reference: messageReference(row.request_id),
      type,
      created_at,
      name,
      email,
      phone,
      company,
      subject,
      message,
      lang,
      form,
      note,
      details: fromJson<MessageDetails>(row.details),
      notice_id: row.notice_id,
      notice_version: row.notice_version,
      wants_news: row.wants_news === 1,
      files: (files.get(id) ?? []).map((file) => ({ name: file.name, bytes: file.bytes })),
      products: (lines.get(id) ?? []).map((line) => ({
        name: line.name,
        variant: line.variant,
        code: line.code,
        quantity: line.quantity,
        note: line.note,
        wants_sample: line.wants_sample === 1,
      })),
    };
  });
}
