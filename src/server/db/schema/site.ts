import type { ShortLinkKind } from '#features/short-links/short-code.rules.ts';
import type { Generated } from 'kysely';

/**
 * Interface languages. `page_lang` is JSON: the texts that staff changed, by group and key; all other texts
 * are in code.
 */
export type LanguageTable = {
  abbr: string;
  lang: string;
  is_main: number;
  is_active: number;
  page_lang: string;
  /** JSON: `{ "navbar": { "home": hash of the main text from which the translation was made } }`. */
  translated_from: Generated<string>;
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
  /** JSON: `{ "title": { "en": hash of the main text from which the translation was made } }`. */
  translated_from: Generated<string>;
  version: number;
  updated_at: string;
};

export type ConfigurationTable = {
  key: string;
  value: string;
  updated_at: string;
};

/** The last statement of every content transaction increments it. */
export type ContentRevisionTable = { id: number; rev: number };

/** Former slugs of a record. */
export type OldSlugTable = {
  /** Variants have codes in their addresses instead of slugs. */
  kind: 'category' | 'contract' | 'post' | 'product' | 'variant';
  seo_name: string;
  entity_id: number;
};

/** `source` is an old address in its folded form, `target` a path of the site or an https address. */
export type RedirectTable = {
  id: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  source: string;
  target: string;
};

/** How often a redirect was followed; written in batches. */
export type RedirectHitTable = { redirect_id: number; count: number; last_at: string };

/** An address that has no page. `host` is the host of the last link to it, empty if unknown. */
export type MissingAddressTable = {
  address: string;
  count: number;
  first_at: string;
  last_at: string;
  host: string;
};

/**
 * A short address of a record for printed codes; never changed and never deleted. Variants also name their product and
 * their code of that time, because their rows go away.
 */
export type ShortLinkTable = {
  short: string;
  kind: ShortLinkKind;
  record_id: number;
  product_id: number | null;
  code: string;
  created_at: string;
};

/** How often printed codes of a record were scanned on a day of the site's time zone; written in batches. */
export type ShortLinkScanTable = { kind: ShortLinkKind; record_id: number; day: string; count: number };
