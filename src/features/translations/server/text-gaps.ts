import { resolveName } from '#shared/localised.ts';
import { outdatedTranslations, type FieldTexts, type Origins } from '#server/texts/translation-origins.ts';

/**
 * Texts that are translated and confirmed together: those of a record, those of a page title, or one
 * interface text.
 */
export type TextItem = { id: string; name: string; texts: FieldTexts; origins: Origins };

/** The fields with missing texts, and those with texts older than the main text, by language. */
export type ItemGaps = {
  id: string;
  name: string;
  missing: Readonly<Record<string, readonly string[]>>;
  outdated: Readonly<Record<string, readonly string[]>>;
};

/** These fields may be empty, because pages then use other texts in the same language. */
const dispensable = ['seo_title', 'seo_description'];

export function findGaps(
  { id, name, texts, origins }: TextItem,
  { langs, main }: { langs: readonly string[]; main: string },
): ItemGaps {
  const missing: Record<string, string[]> = {};
  const outdated: Record<string, string[]> = {};
  for (const [field, text] of Object.entries(texts)) {
    const lacking = text[main] && !dispensable.includes(field) ? langs.filter((lang) => !text[lang]) : [];
    for (const lang of lacking) if (lang !== main) (missing[lang] ??= []).push(field);
  }
  for (const [field, old] of Object.entries(outdatedTranslations(origins, texts, main)))
    for (const lang of old) (outdated[lang] ??= []).push(field);
  return { id, name, missing, outdated };
}

export function hasMainText({ texts }: TextItem, main: string): boolean {
  return Object.values(texts).some((text) => text[main]);
}

/** The first text of an item: in the main language if it has one, otherwise in any. */
export function firstText(texts: FieldTexts, main: string): string {
  const [first = {}] = Object.values(texts);
  return resolveName(first, main, main, []).text;
}
