import { turkishTexts } from '../interface-texts.rules.ts';
import { englishTexts } from './interface-texts.ts';

/** Interface texts of one language, by group and key. */
export type TextGroups = Record<string, Record<string, string>>;

/** All texts that the program has, in the language in which every one exists. */
export const knownTexts: TextGroups = turkishTexts;

const shipped: Readonly<Record<string, TextGroups>> = { tr: turkishTexts, en: englishTexts };

/** The texts that this version brings for a language; staff write those of other languages. */
export function shippedTexts(lang: string): TextGroups {
  return shipped[lang] ?? {};
}

/** Every group and key, with what `textOf` says of it. */
export function mapTexts(textOf: (group: string, key: string) => string): TextGroups {
  const groups = Object.entries(knownTexts).map(([group, texts]) => {
    const own = Object.keys(texts).map((key) => [key, textOf(group, key)] as const);
    return [group, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(groups);
}

/** The values that a text shows: `name` and `count` of `{name}: {count}`. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}
