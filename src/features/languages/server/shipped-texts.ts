import { turkishTexts } from '../interface-texts.rules.ts';
import { englishTexts } from './interface-texts.ts';

/** Interface texts of one language, by group and key. */
export type TextGroups = Record<string, Record<string, string>>;

/** All texts that exist, in Turkish, because only this language has every text. */
export const knownTexts: TextGroups = turkishTexts;

const shipped: Readonly<Record<string, TextGroups>> = { tr: turkishTexts, en: englishTexts };

/** The texts that the program ships for a language; empty for a language whose texts staff write. */
export function shippedTexts(lang: string): TextGroups {
  return shipped[lang] ?? {};
}

/** Calls `textOf` for every group and key and collects the results. */
export function mapTexts(textOf: (group: string, key: string) => string): TextGroups {
  const groups = Object.entries(knownTexts).map(([group, texts]) => {
    const own = Object.keys(texts).map((key) => [key, textOf(group, key)] as const);
    return [group, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(groups);
}

/** The names of the placeholders in a text: `name` and `count` for `{name}: {count}`. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}
