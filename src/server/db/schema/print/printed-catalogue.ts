import type { SimpleRow } from '../content.ts';

/** What a printed catalogue shows, and how. */
export type PrintedCatalogueTable = SimpleRow & {
  name: string;
  subtitle: string;
  choice: 'categories' | 'list';
  /** A JSON list of ids; empty for all categories. */
  category_ids: string;
  /** The name and the filter of a saved list as JSON; empty if none is chosen. */
  list: string;
  lang: string;
  /** Empty for one language. */
  second_lang: string;
  format: 'a4' | 'a5';
  layout: 'pages' | 'rows' | 'cards';
  quality: 'print' | 'mail';
  cover_id: number | null;
  has_ordering: number;
  has_bleed: number;
  valid_until: string | null;
  is_monthly: number;
};

/** The last time that a catalogue was made; no part of the record, so that no old version of it can be restored. */
export type PrintRunTable = {
  printed_catalogue_id: number;
  state: 'waiting' | 'making' | 'made' | 'failed';
  done: number;
  total: number;
  message: string;
  /** A hash of the settings and of the products when the files were made; empty before. */
  fingerprint: string;
  /** The finished files as JSON: name, pages, bytes, and the key in the private store. */
  files: string;
  made_at: string | null;
  /** The catalogues of the site that show the volumes, as JSON in their order; null before the first time. */
  catalogue_ids: string;
};
