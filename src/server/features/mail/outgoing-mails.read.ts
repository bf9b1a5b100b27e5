import type { OutgoingMail } from '#shared/api/messages/mail.ts';
import type { Reader } from '#server/db/connect.ts';

/** Mails as staff see them: without their HTML. */
export function outgoingMails(db: Reader) {
  return db
    .selectFrom('outbox')
    .leftJoin('users', 'users.id', 'outbox.created_by')
    .select(['outbox.id', 'kind', 'recipients', 'subject', 'text', 'state', 'attempts', 'last_error'])
    .select(['outbox.created_at', 'sent_at', 'users.name as created_by']);
}

/** The mails about a message, the oldest first. */
export function listMailsOfMessage(db: Reader, messageId: number): Promise<OutgoingMail[]> {
  return outgoingMails(db).where('message_id', '=', messageId).orderBy('outbox.id').execute();
}
