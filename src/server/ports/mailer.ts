/** A mail to hand to the mail server. */
export type OutgoingMessage = {
  /** The part of the Message-ID before the `@`; the same for every attempt to send this mail. */
  headerId: string;
  recipients: readonly string[];
  /** Comma-joined addresses. */
  replyTo?: string | undefined;
  /** The `headerId` of an earlier mail to which this one is a reply. */
  inReplyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The address at which a mail program unsubscribes with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** Marks a generated mail, so that vacation responders do not answer (RFC 3834). */
  isAutomatic: boolean;
  attachments?: readonly MailAttachment[] | undefined;
};

export type MailAttachment = { name: string; type: string; bytes: Buffer };

/** A recipient that the mail server refused or deferred, and the text of the server's answer. */
export type Rejection = { recipient: string; words: string };

/**
 * The result of an attempt. `accepted` means that the server took the mail for at least one recipient and may
 * have refused or deferred others; `deferred`, that nobody got it, and a later attempt may help (a 4xx answer,
 * no connection, a timeout, a wrong password); `refused`, that the server answered 5xx to this mail. `words` is
 * the server's answer without secrets.
 */
export type Delivery =
  | { outcome: 'accepted'; refused: readonly Rejection[]; deferred: readonly Rejection[] }
  | { outcome: 'deferred'; words: string }
  | { outcome: 'refused'; words: string };

/** Hands mails to a mail server. */
export type Mailer = {
  /**
   * Sends a mail; never rejects. If the connection is lost, the result is `deferred`, although the server may
   * have taken the mail.
   */
  send: (message: OutgoingMessage) => Promise<Delivery>;
  /** Closes all connections; the result of a running `send` is `deferred`. */
  close: () => void;
};
