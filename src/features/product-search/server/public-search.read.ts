import type { FoundProduct, SearchType, SiteSearch } from '../search.ts';
import type { ProductCard } from '#features/product-lists/product-card.ts';
import { maxSearchResults } from '../product-search.rules.ts';
import { loadCards, type PublicView } from '#features/product-lists/server/cards.read.ts';
import { hasTransporterType, type ProductSelection } from '#features/product-lists/server/product-filter.ts';
import { searchableProducts } from '#features/visible-products/server/visible-products.ts';
import { loadTypeIds } from '#features/transporter-types/server/transporter-types.read.ts';
import { findChoices } from './found-choices.ts';
import { findTexts } from './found-texts.ts';
import { findVariants } from './found-variants.ts';
import { findMarks } from './marks.ts';
import { searchProducts, type SearchResult } from './search.ts';
import type { Synonyms } from './synonym-queries.ts';

/** Fewer matches are ranked than in the panel, because visitors see only the best ones and no total. */
export const maxRanked = 500;

/**
 * Lists what visitors find, the best first (docs/product.md, "Search"). Without a text it lists the first
 * products of the catalogue.
 */
export async function listFoundProducts(
  view: PublicView,
  wanted: SiteSearch,
  synonyms: Synonyms = [],
): Promise<FoundProduct[]> {
  const { search = '', search_type: where = 'all', limit = maxSearchResults } = wanted;
  const { products: visible, ordered } = searchableProducts(view.db, view.now, view.categories.ids);
  const products = await withTransporterTypes(view, visible, wanted.transporter_types ?? []);
  if (search.trim() === '') return loadCards(view, await selectFirstIds(products, limit));

  const request = { search, where, products, ordered, maxRanked, limit, synonyms };
  const result = await searchProducts(view.db, request);
  const cards = await loadCards(view, result.ids.slice(0, limit));
  const found = await explain(view, cards, { ...result, search, where });
  return result.isNear ? found.map((product) => ({ ...product, is_near: true })) : found;
}

type Searched = Pick<SearchResult, 'words' | 'choices' | 'isNear'> & { search: string; where: SearchType };

/** Adds to each card the matched variant, the marks in its texts, and quotes of further texts. */
async function explain(
  view: PublicView,
  cards: readonly ProductCard[],
  { search, where, isNear, words, choices }: Searched,
): Promise<FoundProduct[]> {
  const byCode =
    where === 'name' || isNear ? new Map<number, string>() : await findVariants(view.db, search, cards);
  const byChoice = where === 'all' ? await findChoices(view, cards, { words, choices }) : undefined;
  const shown = cards.map((card) => {
    const choice = byCode.has(card.id) ? undefined : byChoice?.get(card.id);
    const variant = byCode.get(card.id) ?? choice?.variant;
    const code = variant ?? card.code;
    const names = choice?.names ?? '';
    const isMissing = (word: string) =>
      [card.name, code, names].every((text) => findMarks(text, [word]).length === 0);
    return { card, variant, code, names, missing: words.filter(isMissing) };
  });
  const texts = await findTexts(
    view,
    where,
    shown.flatMap(({ card, missing }) => (missing.length > 0 ? [{ card, words: missing }] : [])),
  );
  return shown.map(({ card, variant, code, names }) => ({
    ...card,
    ...(variant !== undefined && { variant }),
    found: {
      name: findMarks(card.name, words),
      code: findMarks(code, words),
      texts: [
        ...(names ? [{ text: names, marks: findMarks(names, words) }] : []),
        ...(texts.get(card.id) ?? []),
      ],
    },
  }));
}

async function withTransporterTypes(
  { db }: PublicView,
  products: ProductSelection,
  keys: readonly string[],
): Promise<ProductSelection> {
  if (keys.length === 0) return products;
  const ids = await loadTypeIds(db, keys);
  return products.where(hasTransporterType([...ids.values()]));
}

async function selectFirstIds(products: ProductSelection, limit: number): Promise<number[]> {
  const rows = await products
    .select('products.id')
    .orderBy('queue', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
