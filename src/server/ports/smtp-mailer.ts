import type { Delivery, Mailer, OutgoingMessage, Rejection } from './mailer.ts';

/**
 * Mails per second. The server's address may set this and every other option of nodemailer, such as
 * `?rateLimit=1`.
 */
const rateLimit = 5;

/**
 * In milliseconds. `silence` is the longest wait for an answer, `whole` the longest time for one mail, in case
 * the answers arrive very slowly.
 */
const defaultTimes = { silence: 15_000, whole: 60_000 };

type SmtpError = Error & {
  code?: string;
  response?: string;
  responseCode?: number;
  recipient?: string;
};

/**
 * Makes a mailer that sends over SMTP, with one connection that stays open between mails.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…`; certificates are verified
 * @param from the sender, `Firma <bilgi@example.com>`
 */
export function createSmtpMailer(
  { url, from }: { url: string; from: string },
  { silence, whole } = defaultTimes,
): Mailer {
  const options = {
    pool: true,
    url,
    maxConnections: 1,
    maxRequeues: 1,
    rateLimit,
    rateDelta: 1_000,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    requireTLS: needsEncryption(new URL(url)),
  } as const;
  // A start and its first page need no mail, so the library is loaded with the first one.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(options, { from, disableFileAccess: true, disableUrlAccess: true });
  };
  let opening: ReturnType<typeof open> | undefined;
  const domain = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const closing = new AbortController();

  return {
    send: async (message) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(whole)]);
      try {
        const transport = await (opening ??= open());
        const { rejectedErrors = [] } = await transport.sendMail({ ...mailOf(message, domain), signal });
        return accepted(rejectedErrors as SmtpError[]);
      } catch (error) {
        return failed(error as SmtpError);
      }
    },
    close: () => {
      closing.abort();
      void opening?.then((transport) => transport.close());
    },
  };
}

/**
 * Whether to require encryption: passwords must not travel in clear text, except to a server on the same
 * machine.
 */
function needsEncryption({ username, hostname }: URL): boolean {
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function mailOf(message: OutgoingMessage, domain: string) {
  const idOf = (headerId: string) => `<${headerId}@${domain}>`;
  const { headerId, inReplyTo, recipients, replyTo, subject, text, html, isAutomatic, unsubscribeUrl } =
    message;
  const { attachments = [] } = message;
  return {
    messageId: idOf(headerId),
    to: recipients.map((address) => ({ name: '', address })),
    subject: subject.replace(/\s+/g, ' '),
    text,
    html,
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
    ...(replyTo && { replyTo: replyTo.split(',').map((address) => ({ name: '', address })) }),
    ...(inReplyTo && { inReplyTo: idOf(inReplyTo), references: [idOf(inReplyTo)] }),
    headers: {
      // Microsoft Exchange ignores the first header and reads the second one.
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function accepted(errors: readonly SmtpError[]): Delivery {
  const rejections = (isWanted: (error: SmtpError) => boolean): Rejection[] =>
    errors.filter(isWanted).map((error) => ({ recipient: error.recipient ?? '', words: wordsOf(error) }));
  return {
    outcome: 'accepted',
    refused: rejections(isPermanent),
    deferred: rejections((error) => !isPermanent(error)),
  };
}

/**
 * The result for an error. Only an answer about the mail itself is final: a wrong password or certificate can
 * be corrected, and then the mail can be sent.
 */
function failed(error: SmtpError): Delivery {
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const isFinal = isAboutMail && (error.responseCode === undefined || isPermanent(error));
  return { outcome: isFinal ? 'refused' : 'deferred', words: wordsOf(error) };
}

/** Whether a retry is useless; 503 is about the session, not about the mail. */
function isPermanent({ responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && responseCode !== 503;
}

function wordsOf({ response, message }: SmtpError): string {
  return (response ?? message).replace(/\s+/g, ' ').trim().slice(0, 500);
}
