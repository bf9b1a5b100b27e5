import { withoutLastWord } from '#shared/rules/cut-text.ts';
import type { LocalisedText } from '#shared/localised.ts';
import type { ProductCard } from '#features/product-lists/product-card.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { loadProductCategories } from '#features/categories/server/categories.read.ts';
import { buildTree, pathTo } from '#features/categories/server/category-tree.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { MarkedText, SearchType } from '../search.ts';
import { documentColumns, withoutMarkup, type DocumentSource } from './document.ts';
import { findMarks } from './marks.ts';
import { codeKey } from './search-words.ts';

/** A found product and the typed words that its card does not show. */
export type Unexplained = { card: ProductCard; words: readonly string[] };

/** The maximum number of texts that a card quotes. */
const maxTexts = 2;

/** The maximum length of a quoted text, and of its part before the first mark, in characters. */
const quoteLength = 110;
const quoteLead = 40;

/** Finds for each product the texts that contain the words which its card does not show. */
export async function findTexts(
  view: PublicView,
  where: SearchType,
  products: readonly Unexplained[],
): Promise<Map<number, MarkedText[]>> {
  if (products.length === 0 || where === 'code') return new Map();
  const rows = await selectTexts(
    view,
    products.map(({ card }) => card.id),
  );
  const sources = new Map(rows.map((row) => [row.id, row]));
  const tree = buildTree(await loadProductCategories(view.db));
  return new Map(
    products.map(({ card, words }) => {
      const source = sources.get(card.id);
      if (!source) return [card.id, []];
      const categories = pathTo(tree, source.category_id).toReversed();
      const others = [
        ...categories.map(({ name }) => readTexts(name)),
        ...fromJson<{ value: LocalisedText }[]>(source.attributes).map(({ value }) => value),
        readTexts(source.summary),
        readTexts(source.description),
      ];
      const texts = [readTexts(source.name), ...(where === 'all' ? others : [])];
      return [card.id, quote(texts, words, view.localiser.lang)];
    }),
  );
}

/**
 * Quotes texts until all words are found, first those in the page's language, then those in other languages.
 */
function quote(texts: readonly LocalisedText[], words: readonly string[], lang: string): MarkedText[] {
  const inOther = texts.flatMap((text) => Object.keys(text)).filter((other) => other !== lang);
  const quotes: MarkedText[] = [];
  let missing = words;
  for (const each of [lang, ...new Set(inOther)]) {
    for (const text of texts.flatMap((localised) => sentencesOf(localised[each] ?? ''))) {
      if (missing.length === 0 || quotes.length === maxTexts) return quotes;
      // A cheap check comes first: a word that is not in the text without spaces and punctuation is not in
      // the text.
      const joined = codeKey(text);
      const had = missing.filter((word) => joined.includes(word) && findMarks(text, [word]).length > 0);
      if (had.length === 0) continue;
      missing = missing.filter((word) => !had.includes(word));
      quotes.push({ ...shorten(text, words), ...(each !== lang && { lang: each }) });
    }
  }
  return quotes;
}

/** Headings, paragraphs and cells end a sentence, with or without punctuation. */
function sentencesOf(html: string): string[] {
  return withoutMarkup(html.replace(/<\/(?:h\d|p|li|td|th)>/g, '\n'))
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Shortens a text to the part around its first mark. */
function shorten(text: string, words: readonly string[]): MarkedText {
  const [first] = findMarks(text, words);
  const from = text.length <= quoteLength || !first ? 0 : startOfWord(text, first.start - quoteLead);
  const cut = text.slice(from, from + quoteLength);
  const end = from + cut.length < text.length ? withoutLastWord(cut) : cut;
  const shown = `${from > 0 ? '… ' : ''}${end}${end.length < text.length - from ? ' …' : ''}`;
  return { text: shown, marks: findMarks(shown, words) };
}

/** The start of the first word that begins at or after this index. */
function startOfWord(text: string, place: number): number {
  return place <= 0 ? 0 : text.indexOf(' ', place) + 1;
}

function selectTexts({ db }: PublicView, ids: readonly number[]): Promise<DocumentSource[]> {
  return db
    .selectFrom('products')
    .where('id', 'in', [...ids])
    .select(documentColumns)
    .execute();
}
