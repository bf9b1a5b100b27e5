import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { FoundProduct, SearchType, SiteSearch } from '../search.ts';
import type { ProductCard } from '#features/product-lists/product-card.ts';
import { maxSearchResults } from '../product-search.rules.ts';
import { loadCards, type PublicView } from '#features/product-lists/server/cards.read.ts';
import type { ProductSelection } from '#features/product-lists/server/product-filter.ts';
import { searchableProducts } from '#features/visible-products/server/visible-products.ts';
import {
  chooseFacets,
  attributeTest,
  indexedFacets,
  selectChosen,
  type ChosenFacets,
} from './facets/chosen-facets.ts';
import { loadFacetRows } from './facets/facet-rows.ts';
import { facetValueReader } from './facets/facet-values.ts';
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
  const chosen = await chooseFacets(view, wanted);
  const isByAttribute = chosen.attributes.size > 0;
  const found = await findIds(view, wanted, { synonyms, chosen, limit: isByAttribute ? maxRanked : limit });
  const cards = await loadCards(view, found.ids.slice(0, limit));
  if (!found.result) return cards;
  const products = await explain(view, cards, { ...found.result, search, where });
  return found.result.isNear ? products.map((product) => ({ ...product, is_near: true })) : products;
}

type Limits = { synonyms: Synonyms; chosen: ChosenFacets; limit: number };
type Found = { ids: readonly number[]; hasMore: boolean; result?: SearchResult };

/** Finds the ids of a search with the chosen facets; `result` is missing for a search without text. */
export async function findIds(
  view: PublicView,
  { search = '', search_type: where = 'all' }: SiteSearch,
  { synonyms, chosen, limit }: Limits,
): Promise<Found> {
  const { products: visible, ordered } = searchableProducts(view.db, view.now, view.categories.ids);
  const products = selectChosen(visible, chosen);
  if (search.trim() === '') {
    const ids = await selectFirstIds(products, limit);
    return { ids: await withAttributes(view, ids, chosen), hasMore: ids.length >= limit };
  }
  const request = { search, where, products, ordered, maxRanked, limit, synonyms, ...indexedFacets(chosen) };
  const result = await searchProducts(view.db, request);
  return { ids: await withAttributes(view, result.ids, chosen), hasMore: result.hasMore, result };
}

/** The products with a chosen value of each label, in the same order. */
async function withAttributes(
  view: PublicView,
  ids: readonly number[],
  chosen: ChosenFacets,
): Promise<readonly number[]> {
  if (chosen.attributes.size === 0) return ids;
  const rows = await loadFacetRows(view, ids, facetValueReader(await loadAllLabels(view.db), view.localiser));
  const matching = new Set(rows.filter(attributeTest(chosen)).map(({ id }) => id));
  return ids.filter((id) => matching.has(id));
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

async function selectFirstIds(products: ProductSelection, limit: number): Promise<number[]> {
  const rows = await products
    .select('products.id')
    .orderBy('queue', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
