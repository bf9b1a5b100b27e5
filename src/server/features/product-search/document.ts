import type { LocalisedText } from '#shared/localised.ts';
import { codeKey, derivedWords, plainWords } from '#shared/search-words.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductTable } from '#server/db/schema/product.ts';
import type { ProductSearchTable } from '#server/db/schema/search.ts';

/** What a document is made of. */
export const documentColumns = [
  'id',
  'category_id',
  'code',
  'name',
  'summary',
  'description',
  'attributes',
] as const;

export type DocumentSource = Pick<ProductTable, Exclude<(typeof documentColumns)[number], 'id'>> & {
  id: number;
};

/** Of one product; far more than any has, and less than PostgreSQL can index of one row. */
const mostWords = 20_000;

/** What a product is found by, in every language that it has. */
export function productDocument(product: DocumentSource): ProductSearchTable {
  const names = Object.values(readTexts(product.name));
  const attributes = fromJson<{ label: LocalisedText; value: LocalisedText }[]>(product.attributes);
  const texts = [
    ...Object.values(readTexts(product.summary)),
    ...Object.values(readTexts(product.description)).map(withoutMarkup),
    ...attributes.flatMap(({ label, value }) => [...Object.values(label), ...Object.values(value)]),
  ];
  const key = codeKey(product.code);
  const codes = new Set([...plainWords(product.code), ...derivedWords(product.code), key].filter(Boolean));
  const nameWords = names.flatMap((name) => ['|', ...plainWords(name)]);
  const nameDerived = new Set(names.flatMap(derivedWords));
  const words = new Set([...codes, ...nameWords, ...nameDerived]);
  words.delete('|');
  words.add(categoryWord(product.category_id));
  for (const text of texts) {
    for (const word of [...plainWords(text), ...derivedWords(text)]) {
      if (words.size < mostWords) words.add(word);
    }
  }
  return {
    product_id: product.id,
    code_key: key,
    codes: spaced(codes),
    names: spaced([...nameWords, '+', ...nameDerived]),
    words: spaced(words),
  };
}

/**
 * Stands for a product's category among its words, so that a renamed or moved category changes no
 * product: which categories a typed word names is seen when it is typed.
 */
export function categoryWord(categoryId: number): string {
  return `#${categoryId}`;
}

/** As much of a name as is typed to find one by its beginning. */
const longestStart = 60;

/** How each name of a document begins. */
export function nameStarts({ names }: Pick<ProductSearchTable, 'names'>): string[] {
  const [plain = ''] = names.split(' +');
  const starts = plain.split('|').map((name) => name.trim().slice(0, longestStart).trim());
  return [...new Set(starts.filter(Boolean))];
}

/** The words of a stored text, without its marks. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.split(' ').filter((word) => word !== '' && !/^[|+#]/.test(word)));
}

function spaced(words: Iterable<string>): string {
  return [...words].map((word) => ` ${word}`).join('');
}

function withoutMarkup(html: string): string {
  return html.replace(/<[^>]*>|&(?:#\d+|\w+);/g, ' ');
}
