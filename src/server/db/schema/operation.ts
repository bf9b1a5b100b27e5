import type { Generated } from 'kysely';
import type { BackupRunKind, BackupRunState } from '#features/backups/backup.ts';
import type { Erasure } from '#features/erasures/erasure.ts';

/** The counter of a rate limit in one fixed window. */
export type LimitTable = { key: string; count: number; expires_at: string };

/** Work that survives a restart. A leased job is hidden from other runners until its lease ends. */
export type JobTable = {
  id: Generated<number>;
  kind: string;
  /** JSON. */
  payload: string;
  run_at: string;
  lease_until: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: string;
  /** The trace id of the request or job that recorded it. */
  trace: Generated<string | null>;
};

/** An erasure that must survive the restore of an older backup. A job copies it to the log next to the backups. */
export type ErasureTable = {
  id: Generated<number>;
  at: string;
  kind: Erasure['kind'];
  /** JSON: the rest of an `Erasure`. */
  details: string;
  /** Until this instant only the process that claimed the row may write it to the log. */
  claimed_until: Generated<string | null>;
  /** When the row was written to the log. */
  stored_at: Generated<string | null>;
};

/** Generated secrets, such as the key that signs CSRF tokens. */
export type SecretTable = { name: string; value: string };

/** Changes to records. `before` and `after` are JSON; `actor_id` is null if no user made the change. */
export type HistoryTable = {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  entity: string;
  entity_id: string;
  action: string;
  before: string | null;
  after: string | null;
  /** Equal for all rows that one action wrote; null if it wrote only one. */
  batch: string | null;
  /** The key with which another program made the change; then no user did. */
  api_key_id: Generated<number | null>;
};

/** The number of views of a page on one day, or in one month for a monthly sum, in the site's time zone. */
export type VisitTable = {
  /** A day like `2026-11-23`; for a monthly sum the first day of the month. */
  day: string;
  /** A route name of the site, `all` for the daily total, or `product-month` for a product's monthly total. */
  page: string;
  /** The id of the product or post; 0 for other pages. */
  record_id: number;
  count: number;
};

/**
 * Counts visits by referring host or campaign, per day or month. The kind `blocked` counts what a page's
 * Content-Security-Policy blocked.
 */
export type VisitSourceTable = {
  kind: 'host' | 'campaign' | 'blocked' | 'host-month' | 'campaign-month';
  /** A day like `2026-11-23`; for a monthly sum the first day of the month. */
  day: string;
  /** The host or campaign, or a `blockedName`. Empty: no referrer. `*`: all names above the daily limit. */
  name: string;
  count: number;
};

/** How often visitors searched for a text without result, by day. */
export type FailedSearchTable = { day: string; search: string; count: number };

/** A backup, or a check of a backup, that this installation ran. Copies of the database leave this table out. */
export type BackupRunTable = {
  id: Generated<number>;
  kind: BackupRunKind;
  /** Why a backup was made; null for a check. */
  reason: 'daily' | 'manual' | null;
  state: BackupRunState;
  started_at: string;
  /** Renewed while the run lasts; a run that is not renewed has been cut off. */
  updated_at: string;
  finished_at: string | null;
  /** The backup that was made or checked. */
  name: string | null;
  step: 'tables' | 'files' | null;
  done: Generated<number>;
  total: Generated<number>;
  rows: number | null;
  files: number | null;
  /** In Turkish, for staff. */
  error: string | null;
};

/** A running process; one that was killed stays until another process removes it. */
export type ProcessTable = {
  id: string;
  host: string;
  version: string;
  started_at: string;
  seen_at: string;
};

/** One row: the newest migration that a program must know to write. */
export type SmallestSchemaTable = { id: number; migration: string };

/** An address at which another program fetches the products that visitors see. */
export type DataFeedTable = {
  id: Generated<number>;
  name: string;
  lang: string;
  format: 'json' | 'csv';
  /** Only the products of this category and its descendants; null for all. */
  category_id: number | null;
  /** A hash of the secret part of the address. */
  token_hash: string;
  created_at: string;
  last_used_at: string | null;
  version: Generated<number>;
};

/** An address that is told what happens here. */
export type WebhookTable = {
  id: Generated<number>;
  name: string;
  url: string;
  /** JSON: a list of types of events. */
  events: string;
  /** The secret of its signatures is derived from it and from the server's own secret. */
  salt: string;
  state: 'active' | 'paused';
  /** The last event that it got, or that it need not get. */
  after_event: number;
  /** Failed attempts in a row, since when, and when the next one is due. */
  failures: number;
  failing_since: string | null;
  next_at: string | null;
  last_error: string | null;
  last_success_at: string | null;
  created_at: string;
};

/** Something that happened; its id is the sequence. `source` names what it was made of, so that it is made once. */
export type WebhookEventTable = {
  id: Generated<number>;
  source: string;
  type: string;
  record: number;
  occurred_at: string;
};

/** A change of a message by staff that is no event yet. It names no column, because the message may be gone. */
export type MessageChangeTable = {
  id: Generated<number>;
  message_id: number;
  type: 'message.updated' | 'message.deleted';
  at: string;
};

/** An attempt to tell an address an event; without `event_id` it was a test. */
export type WebhookDeliveryTable = {
  id: Generated<number>;
  webhook_id: number;
  event_id: number | null;
  type: string;
  record: number;
  at: string;
  /** The status of the answer; null if there was none. */
  status: number | null;
  error: string | null;
  /** In milliseconds. */
  duration: number;
};
