import type { Generated } from 'kysely';
import type { SimpleRow } from '../content.ts';

/** What a dealer or a newspaper gets: chosen products, in which form and until when. */
export type KitTable = SimpleRow & {
  name: string;
  note: string;
  lang: string;
  choice: 'products' | 'categories' | 'list';
  /** JSON lists of ids. */
  product_ids: string;
  category_ids: string;
  /** The name and the filter of a saved list as JSON; empty if none is chosen. */
  list: string;
  has_pictures: number;
  has_sheets: number;
  has_list: number;
  /** The last day on which the link works, such as `2026-03-05`. */
  ends_on: string;
};

/** The link to a kit. It is no part of the record, so that no old version of it can be restored. */
export type KitLinkTable = {
  kit_id: number;
  /** A hash of the secret part of the address; null once the link is closed. */
  token_hash: string | null;
  password_hash: string | null;
  made_at: string;
  views: Generated<number>;
  last_viewed_at: string | null;
  downloads: Generated<number>;
  last_downloaded_at: string | null;
};
