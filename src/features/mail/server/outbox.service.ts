import { dayMs } from '#shared/rules/durations.ts';
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { MailKind } from '../mail.ts';
import type { Context } from '#server/context/context.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import { inOperationalTransaction, type OperationalTransaction } from '#server/db/transactions.ts';
import { currentTrace } from '#server/traces/trace.ts';
import { notFound, refused } from '#server/errors.ts';
import { enqueue, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';
import { deleteOldMails, resetMail, selectMail, type OutboxRow } from './outbox.queries.ts';

export const sendMailKind = defineJob('mail.send', z.object({ id: z.int() }));

export type NewMail = {
  kind: MailKind;
  recipients: readonly string[];
  /** Addresses, separated by commas. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  messageId?: number;
  supportRequestId?: number;
  createdBy?: number;
  /** A document that is made and attached when the mail is sent. */
  attachment?: NonNullable<OutboxRow['attachment']>;
  /** A UUID that becomes part of the Message-ID; random by default. */
  headerId?: string;
  /** The time of the first attempt, an ISO text; by default the mail is sent at once. */
  firstAttempt?: string;
};

/** Mails that belong to no message are deleted after this many days. */
const keptDays = 90;

/**
 * Stores a mail in the caller's transaction; a job sends it later. Call `wakeJobRunners` after the commit.
 * Returns the id of the mail, or undefined if there are no recipients.
 */
export async function queueMail(
  tx: OperationalTransaction | ContentTransaction,
  mail: NewMail,
): Promise<number | undefined> {
  if (mail.recipients.length === 0) return undefined;
  // The cast is safe, because both kinds of transaction contain this table. Kysely's types cannot express
  // this.
  const { id } = await (tx.db as Kysely<OperationalTables>)
    .insertInto('outbox')
    .values({
      kind: mail.kind,
      message_id: mail.messageId ?? null,
      support_request_id: mail.supportRequestId ?? null,
      created_by: mail.createdBy ?? null,
      header_id: mail.headerId ?? randomUUID(),
      recipients: mail.recipients.join(','),
      reply_to: mail.replyTo || null,
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      state: 'waiting',
      last_error: null,
      created_at: tx.now,
      sent_at: null,
      attachment: mail.attachment ?? null,
      trace: currentTrace(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, sendMailKind, { id }, mail.firstAttempt);
  return id;
}

/**
 * Queues a sent or failed mail again. A sent mail gets a new Message-ID, because mail programs would
 * otherwise hide the second copy.
 */
export async function resendMail(ctx: Context, id: number): Promise<void> {
  const mail = await selectMail(ctx.db, id);
  if (!mail) throw notFound();
  if (mail.kind === 'invitation')
    throw refused(
      'Davet buradan yeniden gönderilmez. Kullanıcılar ekranındaki “Yeniden Gönder” yeni bir bağlantı yollar.',
    );
  if (mail.kind === 'newsletter')
    throw refused('Onay e-postası yeniden gönderilmez. Kişi sitedeki formla yenisini isteyebilir.');
  if (mail.kind === 'password-reset')
    throw refused('Parola sıfırlama e-postası yeniden gönderilmez. Kullanıcı yeni bir bağlantı isteyebilir.');
  await inOperationalTransaction(ctx, async (tx) => {
    const headerId = mail.state === 'sent' ? randomUUID() : mail.header_id;
    const isReset = mail.state !== 'waiting' && (await resetMail(tx.db, mail, headerId));
    if (!isReset) throw refused('Bu e-posta zaten gönderim sırasında.');
    await enqueue(tx, sendMailKind, { id });
  });
  wakeJobRunners();
}

/** Deletes old mails. Mails about a message are deleted with the message instead. */
export async function purgeOutbox(ctx: Pick<Context, 'connections' | 'clock'>): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * dayMs).toISOString();
  await inOperationalTransaction(ctx, ({ db }) => deleteOldMails(db, before));
}

/** Removes line breaks, because a line break in a subject would start another header. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
