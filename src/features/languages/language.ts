import { z } from 'zod';
import { paged, written } from '#shared/schema/envelope.ts';
import { flag, id, jsonFromText, line, page, version } from '#shared/schema/fields.ts';

/** A language that visitors can choose. */
export const PublicLanguage = z.object({ abbr: z.string(), lang: z.string(), is_main: z.boolean() });
export type PublicLanguage = z.infer<typeof PublicLanguage>;

export const PublicLanguages = z.array(PublicLanguage);

const textGroups = z.record(z.string(), z.record(z.string(), z.string()));

/** A language in the panel, with its interface texts. */
export const Language = z.object({
  abbr: z.string(),
  lang: z.string(),
  active: z.boolean(),
  is_main: z.boolean(),
  version: z.int(),
  /** The texts of every key. An empty text is missing; visitors see that of the main language instead. */
  page_lang: textGroups,
  /** The shipped texts of the keys that staff changed; empty if the program ships none in this language. */
  shipped: textGroups,
  /**
   * The keys of the texts whose text in the main language changed after the translation, like `navbar.home`.
   */
  outdated: z.array(z.string()),
});
export type Language = z.infer<typeof Language>;
export const Languages = z.array(Language);
export const LanguageWritten = written(Language);

const abbr = z.string().regex(/^[a-z]{2}$/, 'İki küçük harf olmalı (de, fr)');

/**
 * Body of POST `/languages`. Without `lang` the language gets the name that its speakers use, like `Deutsch`.
 */
export const LanguageCreate = z.object({ abbr, lang: line(50).optional() });
export type LanguageCreate = z.infer<typeof LanguageCreate>;

/** Body of PUT `/languages`, which renames a language. */
export const LanguageUpdate = z.object({ abbr, lang: line(50).min(1, '* Bu Alan Zorunlu'), version });

/** Body of PUT `/languages/page-lang`: only the sent keys change; an empty text restores the shipped one. */
export const PageTexts = z.object({
  abbr,
  page_lang: z.preprocess(jsonFromText, z.record(z.string(), z.record(z.string(), z.string().max(2_000)))),
  version,
});
export type PageTexts = z.infer<typeof PageTexts>;

/** Body of PUT `/languages/active`; without `active` the state is toggled. */
export const LanguageActive = z.object({ abbr, active: flag.optional() });

/** Body of PUT `/languages/main`. */
export const LanguageMain = z.object({ abbr });

/** The completeness of the translation of one kind of record, or of the interface texts, into a language. */
const Completeness = z.object({
  /** The kind as in `/api/admin/{resource}`, or `interface-texts` or `page-meta`. */
  resource: z.string(),
  /** The kind's Turkish name in the plural. */
  called: z.string(),
  /** The number of records with texts in the main language. */
  total: z.int(),
  /** The number of records that lack a text which they have in the main language. */
  missing: z.int(),
  /** The number of records whose text in the main language changed after the translation. */
  outdated: z.int(),
});
export type Completeness = z.infer<typeof Completeness>;

/** Answer of GET `/languages/completeness`: all languages except the main one. */
export const LanguagesCompleteness = z.array(z.object({ abbr: z.string(), kinds: z.array(Completeness) }));
export type LanguagesCompleteness = z.infer<typeof LanguagesCompleteness>;

/** Query of GET `/languages/gaps`. */
export const GapsQuery = z.object({
  abbr,
  resource: z.string().max(60),
  state: z.enum(['missing', 'outdated']),
  page,
});

/** A record with missing or outdated texts. */
export const Gap = z.object({
  /** The id, or the route name for page titles. */
  id: z.string(),
  name: z.string(),
  /** The Turkish names of the affected fields. */
  fields: z.array(z.string()),
  /** The record whose form contains these texts; missing if it is the record itself. */
  record: z.object({ resource: z.string(), id: z.string() }).optional(),
});
export type Gap = z.infer<typeof Gap>;
export const GapPage = paged(Gap);

/**
 * Body of PUT `/languages/confirm`, which marks the translations of a record or an interface text as up to
 * date.
 */
export const TranslationConfirm = z.object({
  abbr,
  resource: z.string().max(60),
  id: z.union([id, z.string().max(100)]),
});
export type TranslationConfirm = z.infer<typeof TranslationConfirm>;

/** Interface texts by group and key; a value is a text or an object with `value`. */
export const PublicInterfaceTexts = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.object({ value: z.string() })])),
);
export type PublicInterfaceTexts = z.infer<typeof PublicInterfaceTexts>;
