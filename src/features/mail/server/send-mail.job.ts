import { minuteMs } from '#shared/rules/durations.ts';
import { hasSecret } from '../mail.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { PayloadOf } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { Delivery, MailAttachment, Mailer, Rejection } from '#server/ports/mailer.ts';
import { selectCopyId, selectMail, updateWaitingMail, type OutboxRow } from './outbox.queries.ts';
import { queueMail, type sendMailKind } from './outbox.service.ts';

/**
 * Writes a mail with a secret, such as a reset link, at the time of sending. Returns a Turkish reason if the
 * mail must not be sent.
 */
export type WriteSecretMail = (mail: OutboxRow) => Promise<SecretMail | string>;

/**
 * Makes the file that a mail carries; undefined if the mail goes without. May throw `RetryLater`.
 */
export type MakeAttachment = (mail: OutboxRow) => Promise<MailAttachment | undefined>;

type Sending = { mailer: Mailer; writeSecretMail: WriteSecretMail; makeAttachment: MakeAttachment };

type SecretMail = {
  subject: string;
  text: string;
  html: string;
  /** The address at which a mail program unsubscribes with one click (RFC 8058). */
  unsubscribeUrl?: string;
};

const longestDelay = 60 * minuteMs;

/** The number of the last attempt. With the delays below it is 48 hours after the first one. */
export const lastAttempt = 54;

/** The delay after an attempt: 1, 2, 4 … 32 minutes, then one hour. */
function delayAfter(attempts: number): number {
  return Math.min(minuteMs * 2 ** (attempts - 1), longestDelay);
}

/** Sends a mail if it is still waiting, and stores the result. */
export async function sendMail(
  ctx: Context,
  { mailer, writeSecretMail, makeAttachment }: Sending,
  { id }: PayloadOf<typeof sendMailKind>,
): Promise<void> {
  const mail = await selectMail(ctx.db, id);
  if (mail?.state !== 'waiting' || mail.held_at !== null) return;
  const content = hasSecret(mail.kind) ? await writeSecretMail(mail) : mail;
  if (typeof content === 'string') {
    await storeFailure(ctx, mail, content);
    return;
  }
  const { subject, text, html } = content;
  const unsubscribeUrl = 'unsubscribeUrl' in content ? content.unsubscribeUrl : undefined;
  const attachment = await makeAttachment(mail);
  const delivery = await mailer.send({
    headerId: mail.header_id,
    recipients: mail.recipients.split(','),
    replyTo: mail.reply_to ?? undefined,
    inReplyTo: await findEarlierMail(ctx, mail),
    subject,
    text,
    html,
    unsubscribeUrl,
    ...(attachment && { attachments: [attachment] }),
    isAutomatic: mail.kind !== 'reply' && mail.kind !== 'support',
  });
  ctx.metrics?.countMail(mail.kind, delivery.outcome);
  ctx.log.info({ mail: mail.id, kind: mail.kind, outcome: delivery.outcome }, 'mail');
  await storeDelivery(ctx, mail, delivery);
}

async function findEarlierMail({ db }: Context, { kind, message_id }: OutboxRow) {
  return kind === 'reply' && message_id !== null ? selectCopyId(db, message_id) : undefined;
}

async function storeDelivery(ctx: Context, mail: OutboxRow, delivery: Delivery): Promise<void> {
  if (delivery.outcome === 'accepted') return storeSent(ctx, mail, delivery);
  const attempts = mail.attempts + 1;
  if (delivery.outcome === 'refused' || attempts >= lastAttempt)
    return storeFailure(ctx, mail, delivery.words);
  await inOperationalTransaction(ctx, ({ db }) =>
    updateWaitingMail(db, mail, { attempts, last_error: delivery.words }),
  );
  throw new RetryLater(delayAfter(attempts));
}

/** Stores a mail as sent. Recipients for whom the server asked to retry later get a separate mail. */
async function storeSent(
  ctx: Context,
  mail: OutboxRow,
  { refused, deferred }: { refused: readonly Rejection[]; deferred: readonly Rejection[] },
): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const isStored = await updateWaitingMail(tx.db, mail, {
      state: 'sent',
      attempts: mail.attempts + 1,
      sent_at: tx.now,
      last_error: refused.map(({ recipient, words }) => `${recipient}: ${words}`).join('\n') || null,
    });
    if (!isStored || deferred.length === 0) return;
    await queueMail(tx, {
      kind: mail.kind,
      recipients: deferred.map(({ recipient }) => recipient),
      ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.message_id !== null && { messageId: mail.message_id }),
      ...(mail.support_request_id !== null && { supportRequestId: mail.support_request_id }),
      ...(mail.created_by !== null && { createdBy: mail.created_by }),
      ...(mail.attachment !== null && { attachment: mail.attachment }),
      firstAttempt: new Date(Date.parse(tx.now) + delayAfter(1)).toISOString(),
    });
  });
  wakeJobRunners();
}

async function storeFailure(ctx: Context, mail: OutboxRow, words: string): Promise<void> {
  ctx.log.warn({ mail: mail.id, kind: mail.kind, words: withoutAddresses(words) }, 'a mail was not sent');
  await inOperationalTransaction(ctx, ({ db }) =>
    updateWaitingMail(db, mail, { state: 'failed', attempts: mail.attempts + 1, last_error: words }),
  );
}

/** Mail servers repeat the address that they refuse; a log must not name people. */
function withoutAddresses(words: string): string {
  return words
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');
}
