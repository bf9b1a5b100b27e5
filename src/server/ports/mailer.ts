/** A mail to hand to the mail server. */
export type OutgoingMessage = {
  /** The part of the Message-ID before the `@`; the same for every attempt to send this mail. */
  headerId: string;
  recipients: readonly string[];
  /** Comma-joined addresses. */
  replyTo?: string | undefined;
  /** The `headerId` of an earlier mail that this one continues. */
  inReplyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program unsubscribes with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** Marks a generated mail, so that vacation responders do not answer (RFC 3834). */
  isAutomatic: boolean;
};

/** A recipient that the server did not accept, with the server's words. */
export type Rejection = { recipient: string; words: string };

/**
 * The result of an attempt. `accepted`: the server took the mail for at least one recipient and may
 * have refused or deferred others. `deferred`: nobody got it and a later attempt may help (a 4xx
 * answer, no connection, a timeout, a wrong password). `refused`: the server answered 5xx to this mail.
 * `words` contain no secrets.
 */
export type Delivery =
  | { outcome: 'accepted'; refused: readonly Rejection[]; deferred: readonly Rejection[] }
  | { outcome: 'deferred'; words: string }
  | { outcome: 'refused'; words: string };

/** Hands mails to a mail server. */
export type Mailer = {
  /** Never rejects. If the connection is lost, the server may have taken a mail that counts as deferred. */
  send: (message: OutgoingMessage) => Promise<Delivery>;
  /** Closes all connections; a running `send` ends as deferred. */
  close: () => void;
};
