import type { Selectable } from 'kysely';
import type { MessageDetails } from '#features/messages/message.ts';
import type { MessageFields } from '#features/public-forms/message-form.rules.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import { messageSearchText } from '#features/messages/server/message-search-words.ts';
import { toJson } from '#server/db/json.ts';
import type { MessageTable } from '#server/db/schema/message.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import { messageReference } from '#features/messages/server/message-reference.ts';
import { subscribe } from '#features/newsletter/server/subscribe.service.ts';
import { deleteUnlinkedFile, linkPrivateFile } from '#features/private-files/server/private-files.service.ts';
import { insertMessage, insertOrder } from './messages.queries.ts';
import type { OfferLine } from './offer-lines.read.ts';
import type { SenderColumns } from '#features/public-forms/server/sender.read.ts';

/** A checked message whose file is already stored. */
export type NewMessage = {
  type: MessageType;
  requestId: string | null;
  values: MessageFields;
  details: MessageDetails;
  lines: readonly OfferLine[];
  sender: SenderColumns;
  wantsNews: boolean;
  /** The hash of the sender's network. */
  network?: string | undefined;
  /** The row of a job application's CV. */
  fileId: number | undefined;
};

/**
 * Writes a message with its order, file and subscription.
 *
 * @returns undefined, with nothing written, if another call has stored the same request meanwhile
 */
export async function writeMessage(
  tx: OperationalTransaction,
  { type, requestId, values, details, lines, sender, wantsNews, network, fileId }: NewMessage,
): Promise<Selectable<MessageTable> | undefined> {
  const { name, email, phone, company, subject, message: text } = values;
  const message = await insertMessage(tx.db, {
    type,
    name,
    email,
    phone,
    company,
    subject,
    message: text,
    ...sender,
    request_id: requestId,
    email_key: email.toLowerCase(),
    details: toJson(details),
    search_fold: searchTextOf(values, lines, messageReference(requestId)),
    wants_news: Number(wantsNews),
    is_read: 0,
    trashed_at: null,
    assigned_to: null,
    created_at: tx.now,
  });
  if (!message) {
    if (fileId !== undefined) await deleteUnlinkedFile(tx, fileId);
    return undefined;
  }
  if (type === 'offer') await insertOrder(tx.db, { messageId: message.id, lines, now: tx.now });
  if (fileId !== undefined) await linkPrivateFile(tx, fileId, message.id);
  if (wantsNews) await subscribe(tx, email, { sender, network });
  return message;
}

/** The text that the inbox searches. It contains the reference with and without its hyphen. */
function searchTextOf(values: MessageFields, lines: readonly OfferLine[], reference: string): string {
  const { name, email, phone, company, subject, message, school, position } = values;
  const codes = lines.map(({ code }) => code);
  const texts = [
    name,
    email,
    company,
    subject,
    message,
    school,
    position,
    ...codes,
    reference,
    reference.replace('-', ''),
  ];
  return messageSearchText(texts, phone);
}
