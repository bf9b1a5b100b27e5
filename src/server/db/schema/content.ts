import type { Generated } from 'kysely';

/** Columns of every row of content. Instants are ISO texts in UTC. */
export type ContentRow = {
  id: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** Columns of the rows of a list in an order, highest `queue` first. */
export type ListedRow = ContentRow & { queue: number };

/** Columns of every simple record (docs/decisions/0026). */
export type SimpleRow = ListedRow & {
  /** JSON: `{ "name": { "en": hash of the main text that the translation was made from } }`. */
  translated_from: Generated<string>;
};
