import { resolveName } from '#shared/localised.ts';
import { outdatedTranslations, type FieldTexts, type Origins } from '#server/texts/translation-origins.ts';

/** Texts that belong together: those of a record, of a page title, or one interface text. */
export type TextItem = { id: string; name: string; texts: FieldTexts; origins: Origins };

/** The fields that an item lacks, and those that are older than the main text, by language. */
export type ItemGaps = {
  id: string;
  name: string;
  missing: Readonly<Record<string, readonly string[]>>;
  outdated: Readonly<Record<string, readonly string[]>>;
};

/** Without them the page of a language uses other texts of that language. */
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

/** Whether an item has a text in the main language. */
export function hasMainText({ texts }: TextItem, main: string): boolean {
  return Object.values(texts).some((text) => text[main]);
}

/** The first text of an item in the main language, else in any. */
export function firstText(texts: FieldTexts, main: string): string {
  const [first = {}] = Object.values(texts);
  return resolveName(first, main, main, []).text;
}
