import type { Generated } from 'kysely';
import type { MailKind, MailState } from '#features/mail/mail.ts';
import type { SupportPriority, SupportStatus } from '#features/support/support.ts';

/** A mail, written in the transaction that causes it; a job sends it. */
export type OutboxTable = {
  id: Generated<number>;
  kind: MailKind;
  message_id: number | null;
  support_request_id: number | null;
  created_by: number | null;
  /** The Message-ID header; it is stored, so that receivers recognise a mail that was sent twice. */
  header_id: string;
  /** Comma-joined addresses. */
  recipients: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  state: MailState;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  /** When a restore of a backup held the mail; it is not sent until an admin releases it. */
  held_at: Generated<string | null>;
  /** The document that is made and attached when the mail is sent. */
  attachment: Generated<'offer-list' | null>;
  /** The trace id of the request or job that queued it. */
  trace: Generated<string | null>;
};

/** Tokens of password resets and invitations; only their hashes are stored, and a used token is deleted. */
export type PasswordResetTable = { token_hash: string; user_id: number; expires_at: string };

export type SupportRequestTable = {
  id: Generated<number>;
  subject: string;
  message: string;
  priority: SupportPriority;
  status: SupportStatus;
  created_by: number;
  created_at: string;
};

/** Accesses and actions that the history does not record, such as sign-ins, opened files, exports and erasures. */
export type AuditTable = {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  action: string;
  entity: string;
  entity_id: string;
  /** JSON. */
  details: string;
  /** The IP address; for IPv6 only its /64 network. It becomes null after 90 days. */
  ip: Generated<string | null>;
  /** 1 if the calls of this row came from further addresses too. */
  has_other_ips: Generated<number>;
  /** How many refused calls of one minute this row counts; 1 for everything else. */
  count: Generated<number>;
  /** Refused calls with the same key share one row; null for everything else. */
  merge_key: Generated<string | null>;
};

/** Counts refused calls that belong to no account, by network and hour. */
export type RefusedCallTable = {
  /** An instant like `2026-11-24T13:00:00.000Z`. */
  hour: string;
  /** An IPv4 /24 or IPv6 /48; empty for all networks above the limit of the hour. */
  network: string;
  count: number;
  /** How many of them were sign-ins. */
  sign_ins: number;
};
