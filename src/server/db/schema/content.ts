import type { Generated } from 'kysely';

/** Columns of every row of content. Instants are ISO texts in UTC. */
export type ContentRow = {
  id: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};
