/** Interface languages; `page_lang` is JSON: texts by group and key. */
export type LanguageTable = {
  abbr: string;
  lang: string;
  is_main: number;
  is_active: number;
  page_lang: string;
  queue: number;
  version: number;
  created_at: string;
  updated_at: string;
};

/** `title` and `description` are JSON: texts by language. */
export type PageMetaTable = {
  route_name: string;
  title: string;
  description: string;
  version: number;
  updated_at: string;
};

/** Branding values by key. */
export type ConfigurationTable = {
  key: string;
  value: string;
  updated_at: string;
};

/** Moves with every content write, as the last statement of its transaction. */
export type ContentRevisionTable = { id: number; rev: number };

/** Addresses that a record once had. */
export type OldSlugTable = {
  kind: 'category' | 'product';
  seo_name: string;
  entity_id: number;
};
