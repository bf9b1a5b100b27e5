import type { Generated } from 'kysely';

/** A rate limit's counter for one fixed window. */
export type LimitTable = { key: string; count: number; expires_at: string };

/** Work that survives a restart. A leased job is invisible to others until its lease ends. */
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
};

/** Generated values, such as the key that signs CSRF tokens. */
export type SecretTable = { name: string; value: string };

/** Who changed what; `before` and `after` are JSON. */
export type HistoryTable = {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  entity: string;
  entity_id: string;
  action: string;
  before: string | null;
  after: string | null;
  /** The same for all rows that one action wrote; null when it wrote a single row. */
  batch: string | null;
};

/** How often a page was seen on a day of the site's time zone. */
export type VisitTable = {
  /** Like `2026-11-23`. */
  day: string;
  /** A route name of the site; `all` for the sum of the day. */
  page: string;
  /** The id of the product or post of the page; 0 for other pages. */
  record_id: number;
  count: number;
};

/** How often visitors searched for a text on a day and found nothing. */
export type FailedSearchTable = { day: string; search: string; count: number };
