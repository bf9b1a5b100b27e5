import type { Selectable } from 'kysely';
import type { MessageTable, OrderLineTable } from '#server/db/schema/message.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import type { Settings } from '#server/features/configuration/settings.ts';
import { recipientSettings } from '#shared/api/configuration.ts';
import { queueMail } from './outbox.service.ts';

/** What the mails about a new message tell. */
export type ReceivedMessage = {
  message: Selectable<MessageTable>;
  lines: readonly Omit<OrderLineTable, 'id' | 'order_id'>[];
  settings: Settings;
};

/** Queues the notification of the type's recipients and the copy for the visitor. */
export async function queueMessageMails(
  tx: OperationalTransaction,
  { message, settings }: ReceivedMessage,
): Promise<void> {
  const recipients = settings[recipientSettings[message.type]].split(',').filter(Boolean);
  const content = { subject: message.subject, text: message.message, html: '', messageId: message.id };
  await queueMail(tx, { kind: 'notification', recipients, replyTo: message.email, ...content });
  await queueMail(tx, { kind: 'copy', recipients: [message.email], ...content });
}
