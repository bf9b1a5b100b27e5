/** A mail as the mail server gets it. */
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
  /** Nobody typed it, so that vacation programs do not answer (RFC 3834). */
  isAutomatic: boolean;
};

/** A recipient that the server did not take, with its words. */
export type Rejection = { recipient: string; words: string };

/**
 * What became of an attempt. `accepted`: the server took the mail for at least one recipient; it refused some for good or
 * deferred them. `deferred`: nobody has it yet and a later attempt may help: a 4xx answer, no connection, a timeout, a
 * wrong password. `refused`: the server answered 5xx to this mail. `words` hold no secrets.
 */
export type Delivery =
  | { outcome: 'accepted'; refused: readonly Rejection[]; deferred: readonly Rejection[] }
  | { outcome: 'deferred'; words: string }
  | { outcome: 'refused'; words: string };

/** Hands mails to a mail server. */
export type Mailer = {
  /** Never rejects. After a lost connection the server may have taken a mail that counts as deferred. */
  send: (message: OutgoingMessage) => Promise<Delivery>;
  /** Closes all connections; a running `send` ends as deferred. */
  close: () => void;
};
