import type { Generated } from 'kysely';

/** Columns that every row of content has (design.md §2.2). Instants are ISO texts in UTC. */
export type ContentRow = {
  id: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};
