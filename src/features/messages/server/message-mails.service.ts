import { dateLocale } from '#shared/rules/date-locale.ts';
import { recipientSettings } from '#features/configuration/configuration.ts';
import type { Config } from '#server/context/config.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import type { Settings } from '#server/configuration/settings.ts';
import { renderMail } from '#features/mail/server/mail-layout.ts';
import { messageReference } from './message-reference.ts';
import { messageBlocks, type MessageLine, type MessageRow } from './message-blocks.ts';
import { copyTitles, newMessageTitles, type MessageWordsOf } from './message-words.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';

/** The data for the mails about a new message. */
export type ReceivedMessage = {
  message: MessageRow;
  lines: readonly MessageLine[];
  /**
   * The requested tour in the company's main language; the message itself contains the name that the visitor
   * read.
   */
  staffTour?: string | undefined;
  settings: Settings;
  wordsOf: MessageWordsOf;
  /** The panel's address. If it is empty, the mail to staff contains no link to the panel. */
  panelUrl: string;
  wantsCopy: boolean;
  /** Whether the owner of the address has confirmed that it is theirs; only then the copy contains what was typed. */
  isConfirmed: boolean;
};

/**
 * Queues the notification for the recipients of this type, and the copy for the visitor if `wantsCopy` is
 * true.
 */
export async function queueMessageMails(
  tx: OperationalTransaction,
  received: ReceivedMessage,
): Promise<void> {
  const { message, lines, settings, isConfirmed } = received;
  const attachment = lines.length > 0 ? ('offer-list' as const) : undefined;
  await queueMail(tx, {
    kind: 'notification',
    recipients: recipientsOf(message, settings),
    replyTo: message.email,
    messageId: message.id,
    ...(attachment && { attachment }),
    ...notification(received),
  });
  if (!received.wantsCopy) return;
  await queueMail(tx, {
    kind: 'copy',
    recipients: [message.email],
    replyTo: recipientsOf(message, settings).join(','),
    messageId: message.id,
    ...(attachment && isConfirmed && { attachment }),
    ...copyFor(received),
  });
}

/** A reply that staff wrote. */
export type NewReply = {
  message: MessageRow;
  settings: Settings;
  wordsOf: MessageWordsOf;
  timeZone: Config['timeZone'];
  subject: string;
  body: string;
  createdBy: number;
  /** The UUID of this reply. If it is queued again, the outbox stores no second mail. */
  headerId?: string;
};

/**
 * Queues a reply that quotes the visitor's message. If the visitor answers it, the answer goes to the
 * recipients of the message type.
 */
export async function queueReply(
  tx: OperationalTransaction,
  { message, settings, wordsOf, timeZone, subject, body, createdBy, headerId }: NewReply,
): Promise<void> {
  const { lang, text } = wordsOf(message.lang);
  const day = new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'long', timeStyle: 'short', timeZone });
  const original = message.message || message.subject;
  const quote = {
    title: text('wrote', { day: day.format(new Date(message.created_at)), name: message.name }),
    text: original,
  };
  await queueMail(tx, {
    kind: 'reply',
    recipients: [message.email],
    replyTo: recipientsOf(message, settings).join(','),
    messageId: message.id,
    createdBy,
    ...(headerId && { headerId }),
    subject,
    ...renderMail(settings, {
      lang,
      title: subject,
      blocks: [{ kind: 'text', text: body }, ...(original ? [{ kind: 'quote' as const, ...quote }] : [])],
      footer: text('reply_footer'),
    }),
  });
}

function recipientsOf({ type }: MessageRow, settings: Settings): string[] {
  return settings[recipientSettings[type]].split(',').filter(Boolean);
}

/** The notification for staff, which is always in Turkish. */
function notification({ message, lines, staffTour, settings, wordsOf, panelUrl }: ReceivedMessage) {
  const title = newMessageTitles[message.type];
  const url = `${panelUrl}/admin/contact?type=${message.type}&message=${message.id}`;
  const sender = [message.name, message.company].filter(Boolean).join(', ');
  return {
    subject: `${title}: ${sender}`,
    ...renderMail(settings, {
      lang: 'tr',
      title,
      blocks: [
        ...messageBlocks(message, lines, wordsOf('tr'), staffTour),
        ...(panelUrl ? [{ kind: 'button' as const, label: 'Panelde aç', url }] : []),
      ],
      footer: 'Bu e-postayı yanıtlarsanız yanıtınız doğrudan gönderene gider.',
    }),
  };
}

/**
 * The copy contains only what the visitor sent, and only for a confirmed address. Anyone can type any
 * address, and strangers would otherwise receive whatever somebody writes, in the company's name.
 */
function copyFor({ message, lines, settings, wordsOf, isConfirmed }: ReceivedMessage) {
  const words = wordsOf(message.lang);
  const { lang, text } = words;
  const title = text(copyTitles[message.type]);
  return {
    subject: title,
    ...renderMail(settings, {
      lang,
      title,
      blocks: isConfirmed
        ? [
            { kind: 'text', text: `${text('greeting', { name: message.name })}\n\n${text('received')}` },
            ...messageBlocks(message, lines, words),
          ]
        : [
            { kind: 'text', text: `${text('greeting_unnamed')}\n\n${text('received_only')}` },
            { kind: 'fields', rows: [[text('label_reference'), messageReference(message.request_id)]] },
          ],
      footer: text('copy_footer'),
    }),
  };
}
