import { randomUUID } from 'node:crypto';
import type { MailKind } from '#shared/api/messages/mail.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import { enqueue } from '#server/jobs/enqueue.ts';

/** Kind of the job that sends one mail of the outbox. */
export const sendMailKind = 'mail.send';
export type SendMailPayload = { id: number };

export type NewMail = {
  kind: MailKind;
  recipients: readonly string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  messageId?: number;
  supportRequestId?: number;
  /** The user who wrote it. */
  createdBy?: number;
};

/** Stores a mail in the transaction of what it tells; a job sends it. Call `wakeJobRunners` after the commit. */
export async function queueMail(tx: OperationalTransaction, mail: NewMail): Promise<number | undefined> {
  if (mail.recipients.length === 0) return undefined;
  const { id } = await tx.db
    .insertInto('outbox')
    .values({
      kind: mail.kind,
      message_id: mail.messageId ?? null,
      support_request_id: mail.supportRequestId ?? null,
      created_by: mail.createdBy ?? null,
      header_id: randomUUID(),
      recipients: mail.recipients.join(','),
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      state: 'waiting',
      last_error: null,
      created_at: tx.now,
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, sendMailKind, { id } satisfies SendMailPayload);
  return id;
}
