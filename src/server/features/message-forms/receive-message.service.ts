import type { MessageForm } from '#shared/api/messages/message-form.ts';
import type { MessageFields } from '#shared/rules/message-form.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import { searchFold } from '#shared/turkish.ts';
import type { Context } from '#server/context.ts';
import { toJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { readSettings } from '#server/features/configuration/configuration.read.ts';
import { queueMessageMails } from '#server/features/mail/message-mails.service.ts';
import { announceInboxChange } from '#server/features/messages/inbox-changes.ts';
import { subscribe } from '#server/features/newsletter/subscribe.service.ts';
import { deleteUnlinkedFile, linkPrivateFile } from '#server/features/private-files/private-files.service.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { UploadedFile } from '#server/http/upload.ts';
import { checkFields, checkOffer, readDetails, typedValues } from './check-form.service.ts';
import { storeCv } from './cv.service.ts';
import { loadFormTexts, type FormTexts } from './form-texts.read.ts';
import { hasRequest, insertMessage, insertOrder } from './messages.queries.ts';
import { readOfferLines, type OfferLine } from './offer-lines.read.ts';
import { readSender } from './sender.read.ts';
import { refuseTrapped } from './spam-traps.ts';

/** A form as it was sent, with the file of a job application. */
export type SentForm = { form: MessageForm; file?: UploadedFile | undefined };

/**
 * Stores a message with everything that belongs to it, once for each `request_id` (docs/decisions/0033).
 *
 * @returns the text for the visitor
 * @throws AppError 422 in the visitor's language
 */
export async function receiveMessage(ctx: Context, type: MessageType, sent: SentForm): Promise<string> {
  const { form } = sent;
  const texts = await loadFormTexts(ctx.db, form.lang);
  refuseTrapped(form, texts);
  const isKnown = form.request_id !== undefined && (await hasRequest(ctx.db, form.request_id));
  if (!isKnown) await storeMessage(ctx, type, sent, texts);
  return texts.text('yetkililere_iletildi');
}

async function storeMessage(
  ctx: Context,
  type: MessageType,
  { form, file }: SentForm,
  texts: FormTexts,
): Promise<void> {
  checkFields(ctx, type, form, { texts });
  if (type === 'offer') checkOffer(form, texts);
  const values = typedValues(type, form);
  const details = await readDetails(ctx, values, texts);
  const lines = type === 'offer' ? await readOfferLines(ctx, form.lines ?? [], texts.localiser) : [];
  const sender = await readSender(ctx.db, texts.lang, form);
  const settings = await readSettings(ctx.db);
  const fileId = type === 'human-resources' ? await storeCv(ctx, file, texts) : undefined;

  await inOperationalTransaction(ctx, async (tx) => {
    const message = await insertMessage(tx.db, {
      type,
      request_id: form.request_id ?? null,
      ...columnsOf(values),
      details: toJson(details),
      search_fold: searchTextOf(values, lines),
      ...sender,
      wants_news: Number(form.wants_news),
      is_read: 0,
      trashed_at: null,
      assigned_to: null,
      created_at: tx.now,
    });
    if (!message) {
      if (fileId !== undefined) await deleteUnlinkedFile(tx, fileId);
      return;
    }
    if (type === 'offer') await insertOrder(tx.db, { messageId: message.id, lines, now: tx.now });
    if (fileId !== undefined) await linkPrivateFile(tx, fileId, message.id);
    if (form.wants_news) await subscribe(tx, values.email, sender);
    await queueMessageMails(tx, { message, lines, settings, publicUrl: ctx.config.publicUrl });
  });
  wakeJobRunners();
  announceInboxChange();
}

function columnsOf({ name, email, phone, company, subject, message }: MessageFields) {
  return { name, email, email_key: email.toLowerCase(), phone, company, subject, message };
}

function searchTextOf(values: MessageFields, lines: readonly OfferLine[]): string {
  const { name, email, phone, company, subject, message, school, position } = values;
  const codes = lines.map(({ code }) => code);
  return searchFold([name, email, phone, company, subject, message, school, position, ...codes].join(' '));
}
