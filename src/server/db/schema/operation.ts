import type { Generated } from 'kysely';

/** A counter of one fixed window. */
export type LimitTable = { key: string; count: number; expires_at: string };

/** Work that must survive a stop. A taken job is invisible to others until its lease ends. */
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

/** Values that the program makes for itself, like the key that signs CSRF values. */
export type SecretTable = { name: string; value: string };

/** Who changed what, and how it was before (JSON). */
export type HistoryTable = {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  entity: string;
  entity_id: string;
  action: string;
  before: string | null;
  after: string | null;
};
