import { minuteMs } from '#shared/rules/durations.ts';
import type { Selectable } from 'kysely';
import { findOfferMessage } from '#features/orders/server/orders.read.ts';
import type { Context } from '#server/context/context.ts';
import type { OutboxTable } from '#server/db/schema/mail.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { MailAttachment } from '#server/ports/mailer.ts';
import { TypesetterBusy, TypesetterCrashed } from '#server/ports/typesetter/typesetter.ts';
import { openPrivateDocument } from '../private-document.ts';
import { findSentOfferList } from './offer-list.service.ts';

type Mail = Pick<Selectable<OutboxTable>, 'id' | 'attachment' | 'message_id' | 'created_at'>;

/** How long after it was queued a mail waits for a busy typesetter. */
const patience = 5 * minuteMs;

/**
 * Makes the PDF that a mail about an offer request carries; undefined for other mails. A busy typesetter is asked again
 * each minute for five minutes. After that, and after any other failure, the mail goes without: its text has the list.
 *
 * @throws RetryLater
 */
export async function attachOfferList(ctx: Context, mail: Mail): Promise<MailAttachment | undefined> {
  if (mail.attachment === null || mail.message_id === null) return undefined;
  try {
    const message = await findOfferMessage(ctx.db, 'messages.id', mail.message_id);
    if (!message) return undefined;
    const { fileName, document } = await findSentOfferList(ctx, message);
    return { name: fileName, type: 'application/pdf', bytes: await openPrivateDocument(ctx, document) };
  } catch (error) {
    const isForLater = error instanceof TypesetterBusy || error instanceof TypesetterCrashed;
    const age = ctx.clock.now().getTime() - Date.parse(mail.created_at);
    if (isForLater && age < patience) throw new RetryLater(minuteMs);
    ctx.log.warn({ err: error, mail: mail.id }, 'a mail goes without its offer list');
    return undefined;
  }
}
