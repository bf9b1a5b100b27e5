import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { inOperationalTransaction, type OperationalTransaction } from '#server/db/transactions.ts';
import { keepProofs } from '#features/consent-proofs/server/consent-proofs.service.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { isWithinLimit, mailboxKey } from '#server/http/limits.ts';
import type { MessageWordsOf } from '#features/messages/server/message-words.ts';
import { missingForReset } from '#features/mail/server/outgoing-mails.read.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import type { SenderColumns } from '#features/public-forms/server/sender.read.ts';

type Asked = { sender: SenderColumns; network?: string | undefined };

/**
 * Adds an address that waits for its confirmation. A present subscriber stays unchanged, and one who has
 * unsubscribed must confirm again.
 */
export async function subscribe(
  { db, now }: OperationalTransaction,
  email: string,
  { sender, network = '' }: Asked,
): Promise<void> {
  const asked = { ...sender, asked_from: network, created_at: now };
  const unconfirmed = { confirmed_at: null, confirmed_from: null, agreed_text: null, left_at: null };
  await db
    .insertInto('subscribers')
    .values({ email, email_key: email.toLowerCase(), ...asked, ...unconfirmed })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ ...asked, ...unconfirmed })
        .where('subscribers.left_at', 'is not', null),
    )
    .execute();
}

/**
 * Returns whether an address, which anyone may have typed, may get another mail with a link, and counts that
 * mail.
 */
export async function mayAskForConfirmation(ctx: Context, email: string): Promise<boolean> {
  const isAllowed = await isWithinLimit(ctx, 'newsletterMails', mailboxKey(email));
  return isAllowed && missingForReset(ctx).length === 0;
}

/** Queues the mail that asks for the confirmation, unless the address is confirmed. */
export async function queueConfirmation(
  tx: OperationalTransaction,
  email: string,
  wordsOf: MessageWordsOf,
): Promise<void> {
  const row = await tx.db
    .selectFrom('subscribers')
    .select(['email', 'lang', 'confirmed_at'])
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!row || row.confirmed_at !== null) return;
  const subject = wordsOf(row.lang).text('newsletter_title');
  await queueMail(tx, { kind: 'newsletter', recipients: [row.email], subject, text: '', html: '' });
}

/** Whether the owner of an address has confirmed that it is theirs, and has not unsubscribed. */
export async function isConfirmedAddress(db: Reader, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the consent and its proof, unless they exist. Returns false for an address that has unsubscribed. */
export async function confirmSubscription(
  ctx: Pick<Context, 'connections' | 'clock'>,
  id: number,
  { network, text }: { network: string; text: string },
): Promise<boolean> {
  return inOperationalTransaction(ctx, async ({ db, now }) => {
    await db
      .updateTable('subscribers')
      .set({ confirmed_at: now, confirmed_from: network, agreed_text: text })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('left_at', 'is', null)
      .execute();
    const row = await db
      .selectFrom('subscribers')
      .select('id')
      .where('id', '=', id)
      .where('confirmed_at', 'is not', null)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  });
}

/** Ends a subscription; the proof of the earlier consent stays, also when the address subscribes again. */
export async function leaveNewsletter(
  ctx: Pick<Context, 'connections' | 'clock' | 'sealing'>,
  id: number,
): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    await keepProofs(ctx, tx, { ids: [id], at: tx.now });
    const left = await tx.db
      .updateTable('subscribers')
      .set({ left_at: tx.now })
      .where('id', '=', id)
      .where('left_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (left) await recordErasure(tx, { kind: 'unsubscription', subscribers: [id] });
  });
}
