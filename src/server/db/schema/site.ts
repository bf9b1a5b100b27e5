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

/** Incremented by the last statement of every content transaction. */
export type ContentRevisionTable = { id: number; rev: number };

/** Former addresses of a record. */
export type OldSlugTable = {
  kind: 'category' | 'contract' | 'post' | 'product';
  seo_name: string;
  entity_id: number;
};
