import type { Generated } from 'kysely';

/** The columns of every content row. Instants are ISO texts in UTC. */
export type ContentRow = {
  id: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** The columns of the rows of an ordered list; the highest `queue` is first. */
export type ListedRow = ContentRow & { queue: number };

/** The columns of every simple record (docs/decisions/0026). */
export type SimpleRow = ListedRow & {
  /** JSON: `{ "name": { "en": hash of the main text that the translation was made from } }`. */
  translated_from: Generated<string>;
};
