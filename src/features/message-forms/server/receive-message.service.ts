import type { MessageForm, MessageStored } from '../message-form.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { queueMessageMails } from '#features/messages/server/message-mails.service.ts';
import { offerListPath } from '#features/orders/offer-list-path.rules.ts';
import { messageReference } from '#features/messages/server/message-reference.ts';
import { loadMessageWords } from '#features/messages/server/message-words.ts';
import { announceInboxChange } from '#features/messages/server/inbox-changes.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import { checkFields, checkOffer, readDetails, readStaffTour, typedValues } from './check-form.service.ts';
import { storeCv, type CvFile } from './cv.service.ts';
import { loadFormTexts, type FormTexts } from '#features/public-forms/server/form-texts.read.ts';
import { hasRequest } from './messages.queries.ts';
import { readOfferLines } from './offer-lines.read.ts';
import { readSender } from '#features/public-forms/server/sender.read.ts';
import { refuseTrapped } from '#features/public-forms/server/spam-traps.ts';
import { writeMessage, type NewMessage } from './write-message.service.ts';
import {
  isConfirmedAddress,
  mayAskForConfirmation,
  queueConfirmation,
} from '#features/newsletter/server/subscribe.service.ts';
import { randomUUID } from 'node:crypto';
import { isWithinLimit, mailboxKey, type Limiting } from '#server/http/limits.ts';

/** The sent fields, and the file of a job application. */
export type SentForm = {
  form: MessageForm;
  file?: CvFile | undefined;
  /** The hash of the sender's network, kept with a subscription. */
  network?: string | undefined;
};

/**
 * Stores a message with its order, file and mails, only once for each `request_id` (docs/decisions/0033).
 *
 * @returns the text for the visitor and the message's reference, the same for a repeated request
 * @throws AppError 422 in the visitor's language
 */
export async function receiveMessage(
  ctx: Context,
  type: MessageType,
  sent: SentForm,
): Promise<MessageStored> {
  const { form } = sent;
  const texts = await loadFormTexts(ctx.db, form.lang);
  refuseTrapped(form, texts);
  const requestId = form.request_id ?? randomUUID();
  const named = { ...sent, form: { ...form, request_id: requestId } };
  if (!(await hasRequest(ctx.db, requestId)))
    await storeMessage(ctx, await prepareMessage(ctx, type, named, texts));
  const reference = messageReference(requestId);
  const hasList = type === 'offer' && (form.lines ?? []).length > 0;
  const data = { reference, ...(hasList && { document: offerListPath(requestId) }) };
  return { success: true, message: texts.text('yetkililere_iletildi'), data };
}

/**
 * Checks a form, stores its file, and reads the names of products or tours that the message will contain.
 *
 * @throws AppError 422 in the visitor's language
 */
export async function prepareMessage(
  ctx: Context,
  type: MessageType,
  { form, file, network }: SentForm,
  texts: FormTexts,
): Promise<NewMessage> {
  checkFields(ctx, type, form, { texts });
  if (type === 'offer') checkOffer(form, texts);
  const values = typedValues(type, form);
  return {
    type,
    requestId: form.request_id ?? null,
    values,
    details: await readDetails(ctx, values, texts),
    lines:
      type === 'offer'
        ? await readOfferLines(ctx, form.lines ?? [], {
            localiser: texts.localiser,
            unchosen: texts.text('unchosen'),
          })
        : [],
    sender: await readSender(ctx.db, texts.lang, form),
    wantsNews: form.wants_news,
    network,
    fileId: type === 'human-resources' ? await storeCv(ctx, file, texts) : undefined,
  };
}

async function storeMessage(ctx: Context, prepared: NewMessage): Promise<void> {
  const settings = await readSettings(ctx.db);
  const wordsOf = await loadMessageWords(ctx.db);
  const { panelUrl } = ctx.config;
  const staffTour = await readStaffTour(ctx, prepared.details);
  const { email } = prepared.values;
  const wantsCopy = await mayGetCopy(ctx, email);
  const isConfirmed = await isConfirmedAddress(ctx.db, email);
  const mayAsk = prepared.wantsNews && (await mayAskForConfirmation(ctx, email));
  await inOperationalTransaction(ctx, async (tx) => {
    const message = await writeMessage(tx, prepared);
    const received = {
      lines: prepared.lines,
      staffTour,
      settings,
      wordsOf,
      panelUrl,
      wantsCopy,
      isConfirmed,
    };
    if (!message) return;
    await queueMessageMails(tx, { message, ...received });
    if (mayAsk) await queueConfirmation(tx, email, wordsOf);
  });
  wakeJobRunners();
  announceInboxChange();
}

/**
 * Returns whether this address may get another copy today, and counts it. Anyone can type any address, so the
 * number of copies is limited.
 */
function mayGetCopy(ctx: Limiting, email: string): Promise<boolean> {
  return isWithinLimit(ctx, 'messageCopies', mailboxKey(email));
}
