import { mostFound, type FoundProduct, type SiteSearch } from '#shared/api/search.ts';
import { selectTransporterTypeIds } from '#server/features/transporter-types/transporter-types.read.ts';
import { hasTransporterType } from '#server/features/products/transporter-types.queries.ts';
import { searchProducts } from './search.ts';
import { loadCards, type PublicRead } from '#server/features/product-lists/cards.read.ts';
import { searchableProducts } from '#server/features/product-lists/visible-products.ts';

/** A visitor sees the best of them, and no number of them all. */
export const mostRanked = 500;

/** What a visitor finds, best first; without a text the first products of the catalogue. */
export async function listFoundProducts(read: PublicRead, wanted: SiteSearch): Promise<FoundProduct[]> {
  const { search = '', search_type: where = 'all', transporter_types: keys = [], limit = mostFound } = wanted;
  const { products, ordered } = searchableProducts(read.db, read.now, read.categories.ids);
  const types = await selectTransporterTypeIds(read.db, keys);
  const chosen = keys.length > 0 ? products.where(hasTransporterType([...types.values()])) : products;
  if (search.trim() === '') {
    const first = chosen.select('products.id').orderBy('queue', 'desc').orderBy('products.id', 'desc');
    const rows = await first.limit(limit).execute();
    return loadCards(
      read,
      rows.map(({ id }) => id),
    );
  }
  const request = { search, where, products: chosen, ordered, mostRanked, limit };
  const found = await searchProducts(read.db, request);
  const cards = await loadCards(read, found.ids.slice(0, limit));
  return found.isNear ? cards.map((card) => ({ ...card, is_near: true })) : cards;
}
