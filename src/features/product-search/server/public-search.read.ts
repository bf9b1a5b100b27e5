import type { FoundProduct, SiteSearch } from '../search.ts';
import { maxSearchResults } from '../product-search.rules.ts';
import { loadCards, type PublicView } from '#features/product-lists/server/cards.read.ts';
import { hasTransporterType, type ProductSelection } from '#features/product-lists/server/product-filter.ts';
import { searchableProducts } from '#features/product-lists/server/visible-products.ts';
import { loadTypeIds } from '#features/transporter-types/server/transporter-types.read.ts';
import { findVariants } from './found-variants.ts';
import { searchProducts } from './search.ts';

/** Visitors see the best matches and no total, so fewer are ranked than in the panel. */
export const maxRanked = 500;

/** What visitors find, best first (docs/product.md, "Search"); without a text the first of the catalogue. */
export async function listFoundProducts(view: PublicView, wanted: SiteSearch): Promise<FoundProduct[]> {
  const { search = '', search_type: where = 'all', limit = maxSearchResults } = wanted;
  const { products: visible, ordered } = searchableProducts(view.db, view.now, view.categories.ids);
  const products = await withTransporterTypes(view, visible, wanted.transporter_types ?? []);
  if (search.trim() === '') return loadCards(view, await selectFirstIds(products, limit));

  const request = { search, where, products, ordered, maxRanked, limit };
  const { ids, isNear } = await searchProducts(view.db, request);
  const cards = await loadCards(view, ids.slice(0, limit));
  if (isNear) return cards.map((card) => ({ ...card, is_near: true }));
  const variants = where === 'name' ? new Map<number, string>() : await findVariants(view.db, search, cards);
  return cards.map((card) => {
    const variant = variants.get(card.id);
    return variant === undefined ? card : { ...card, variant };
  });
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
