import { createHash } from 'node:crypto';
import type { LocalisedText } from '#shared/localised.ts';

/**
 * The hashes of the main texts from which translations were made, by field and language
 * (docs/decisions/0038).
 */
export type Origins = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts by field and language. */
export type FieldTexts = Readonly<Record<string, LocalisedText>>;

/** A hash that matches no text, so the translation stays outdated until somebody changes or confirms it. */
const noText = '-';

/** A short hash of a main text. If it changes, translations of the old text are outdated. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/**
 * The origins after a save. A translation that changed in this save is taken as made from the main text of
 * the same save.
 */
export function mergeOrigins(
  origins: Origins,
  { before, after, main }: { before: FieldTexts; after: FieldTexts; main: string },
): Origins {
  return mapFields(after, (field, now) => {
    const old = before[field] ?? {};
    const made = translations(now, main).map((lang) => {
      const known = origins[field]?.[lang] ?? textHash(old[main] ?? '');
      // A translation that is older than any main text is taken as made from the first main text.
      const isMade = now[lang] !== old[lang] || known === textHash('');
      return [lang, isMade ? textHash(now[main] ?? '') : known];
    });
    return Object.fromEntries(made) as Record<string, string>;
  });
}

/** The languages with outdated translations, by field. Fields without any are left out. */
export function outdatedTranslations(
  origins: Origins,
  texts: FieldTexts,
  main: string,
): Record<string, string[]> {
  const outdated = Object.entries(origins).map(([field, made]) => {
    const text = texts[field] ?? {};
    const hash = textHash(text[main] ?? '');
    const langs = translations(text, main).filter((lang) => (made[lang] ?? hash) !== hash);
    return [field, langs] as const;
  });
  return Object.fromEntries(outdated.filter(([, langs]) => langs.length > 0));
}

/**
 * Only the origins of outdated translations, for records with so many texts that not all hashes can be kept.
 * `mergeOrigins` treats a translation without a hash as current.
 */
export function outdatedOrigins(origins: Origins, texts: FieldTexts, main: string): Origins {
  const outdated = outdatedTranslations(origins, texts, main);
  return mapFields(texts, (field) =>
    Object.fromEntries((outdated[field] ?? []).map((lang) => [lang, origins[field]?.[lang] ?? noText])),
  );
}

/** The origins after somebody confirmed the translations into a language. */
export function confirmOrigins(
  origins: Origins,
  texts: FieldTexts,
  { lang, main }: { lang: string; main: string },
): Origins {
  return mapFields(texts, (field, text) => ({
    ...origins[field],
    ...(text[lang] && { [lang]: textHash(text[main] ?? '') }),
  }));
}

/**
 * The origins after a change of the main language. Two texts match if both matched the old main text; all
 * others stay outdated. A second call with the same arguments changes nothing.
 */
export function rebaseOrigins(
  origins: Origins,
  texts: FieldTexts,
  { from, to }: { from: string; to: string },
): Origins {
  return mapFields(texts, (field, text) => {
    const fitting = [undefined, textHash(text[from] ?? ''), textHash(text[to] ?? '')];
    const fits = (lang: string) => fitting.includes(origins[field]?.[lang]);
    const rebased = translations(text, to).map((lang) => {
      return [lang, fits(to) && fits(lang) ? textHash(text[to] ?? '') : noText];
    });
    return Object.fromEntries(rebased) as Record<string, string>;
  });
}

function translations(text: LocalisedText, main: string): string[] {
  return Object.keys(text).filter((lang) => lang !== main && text[lang]);
}

function mapFields(
  texts: FieldTexts,
  originsOf: (field: string, text: LocalisedText) => Record<string, string>,
): Origins {
  const all = Object.entries(texts).map(([field, text]) => [field, originsOf(field, text)] as const);
  return Object.fromEntries(all.filter(([, langs]) => Object.keys(langs).length > 0));
}
