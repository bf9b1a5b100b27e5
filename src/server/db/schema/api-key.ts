import type { Generated, Selectable } from 'kysely';

/** A key with which another program calls; a revoked one stays, because the history names it. */
export type ApiKeyTable = {
  id: Generated<number>;
  name: string;
  token_hash: string;
  /** JSON: a list of scopes. */
  scopes: string;
  per_minute: number;
  created_by: number;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  revoked_at: string | null;
};
export type ApiKeyRow = Selectable<ApiKeyTable>;

/** The answer of a write with an `Idempotency-Key`, kept for a day. */
export type KeyAnswerTable = {
  api_key_id: number;
  idempotency_key: string;
  body_hash: string;
  status: number;
  /** JSON. */
  answer: string;
  expires_at: string;
};
