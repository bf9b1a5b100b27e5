import type { LocalisedText } from '#shared/localised.ts';
import { listedKinds, readTextsOfValue } from '#features/attribute-labels/attribute-value.rules.ts';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { codeKey, derivedWords, plainWords } from './search-words.ts';
import { categoryWord, choiceWord, exactCode } from '#server/db/full-text/search-term.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import type { ProductSearchTable } from '#server/db/schema/search.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';

/** The columns of a product that its search document is made from. */
export const documentColumns = [
  'id',
  'category_id',
  'code',
  'name',
  'summary',
  'description',
  'attributes',
] as const;

export type DocumentSource = Pick<ProductRow, (typeof documentColumns)[number]>;

/**
 * A variant in a document. Hidden variants and former codes are included, so that people with an old code still find
 * the product.
 */
export type DocumentVariant = Pick<ProductVariantRow, 'code' | 'size_id' | 'finish_id' | 'is_active'> & {
  former_codes: readonly string[];
};

/**
 * The maximum number of words in a document. Every product has far fewer, and PostgreSQL can index more in
 * one row.
 */
const maxWords = 20_000;

/**
 * The words by which a product is found, in all languages. `|` precedes a name and `+` derived words. `#7` is category
 * 7, `#s7` and `#f3` are size 7 and finish 3 of active variants, and `=hl35` is a whole code.
 */
export function productDocument(
  product: DocumentSource,
  reading: Reading,
  variants: readonly DocumentVariant[] = [],
): ProductSearchTable {
  const names = Object.values(readTexts(product.name));
  const allCodes = [product.code, ...variants.flatMap(({ code, former_codes: former }) => [code, ...former])];
  const codes = new Set(allCodes.flatMap(codeWords));
  const nameWords = names.flatMap((name) => ['|', ...plainWords(name)]);
  const derivedNameWords = new Set(names.flatMap(derivedWords));
  const words = new Set([...codes, ...nameWords, ...derivedNameWords]);
  words.delete('|');
  words.add(categoryWord(product.category_id));
  for (const variant of variants) for (const choice of choicesOf(variant)) words.add(choiceWord(choice));
  for (const text of otherTexts(product, reading)) {
    for (const word of [...plainWords(text), ...derivedWords(text)]) {
      if (words.size < maxWords) words.add(word);
    }
  }
  return {
    product_id: product.id,
    codes: joinWords([...allCodes.map((code) => exactCode(codeKey(code))), ...codes]),
    names: joinWords([...nameWords, '+', ...derivedNameWords]),
    words: joinWords(words),
  };
}

/** The words by which a code is found: its parts, and the whole code without punctuation and spaces. */
export function codeWords(code: string): string[] {
  return [...plainWords(code), ...derivedWords(code), codeKey(code)].filter(Boolean);
}

function choicesOf({ size_id: size, finish_id: finish, is_active: isActive }: DocumentVariant): string[] {
  if (isActive === 0) return [];
  return [...(size === null ? [] : [`s${size}`]), ...(finish === null ? [] : [`f${finish}`])];
}

type Reading = { labels: Labels; main: string };

function otherTexts({ summary, description, attributes }: DocumentSource, reading: Reading): string[] {
  const rows = fromJson<{ label_id: number; value: LocalisedText }[]>(attributes);
  return [
    ...Object.values(readTexts(summary)),
    ...Object.values(readTexts(description)).map(withoutMarkup),
    // Labels are left out, because nearly all products have the same ones.
    ...rows.flatMap((row) => [...Object.values(row.value), ...choiceNames(row, reading)]),
  ];
}

/** The names of the chosen choices in all languages, of which a product itself has one. */
function choiceNames(
  { label_id, value }: { label_id: number; value: LocalisedText },
  { labels, main }: Reading,
): string[] {
  const label = labels.get(label_id);
  if (!label || !listedKinds.includes(label.kind)) return [];
  const keys = new Set(
    (readTextsOfValue(label, value, main) ?? []).map((part) => 'choice' in part && part.choice),
  );
  return label.choices.flatMap(({ key, name }) => (keys.has(key) ? Object.values(name) : []));
}

/** The maximum number of characters of the beginning of a name that are stored. */
const maxStartLength = 60;

/** The beginnings of the names in a document, for searches by the start of a name. */
export function nameStarts({ names }: Pick<ProductSearchTable, 'names'>): string[] {
  const [plain = ''] = names.split(' +');
  const starts = plain.split('|').map((name) => name.trim().slice(0, maxStartLength).trim());
  return [...new Set(starts.filter(Boolean))];
}

/** The words of a stored text without separators, category words, choices and whole codes. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.split(' ').filter((word) => word !== '' && !/^[|+#=]/.test(word)));
}

/** Joins words with a space before each, so that `like '% word%'` finds only beginnings of words. */
function joinWords(words: Iterable<string>): string {
  return [...words].map((word) => ` ${word}`).join('');
}

/** The plain text of rich text. */
export function withoutMarkup(html: string): string {
  return html.replace(/<[^<>]*>|&(?:#\d+|\w+);/g, ' ');
}
