import { mostFound, type FoundProduct, type SiteSearch } from '#shared/api/search.ts';
import { selectTransporterTypeIds } from '#server/features/transporter-types/transporter-types.read.ts';
import { hasTransporterType } from './product-transporter-types.queries.ts';
import { searchProducts } from './product-search.ts';
import type { ProductSelection } from './product-search.queries.ts';
import { presentCards, type PublicRead } from './product-cards.read.ts';
import { searchableProducts } from './visible-products.ts';

/** What a visitor finds, best first; without a text the first products of the catalogue. */
export async function listFoundProducts(read: PublicRead, wanted: SiteSearch): Promise<FoundProduct[]> {
  const { search = '', search_type: where = 'all', transporter_types: keys = [], limit = mostFound } = wanted;
  const { products, ordered } = searchableProducts(read.db, read.now, read.categories.ids);
  const types = await selectTransporterTypeIds(read.db, keys);
  const chosen = keys.length > 0 ? products.where(hasTransporterType([...types.values()])) : products;
  if (search.trim() === '') {
    const rows = chosen.select(cardColumns).orderBy('queue', 'desc').orderBy('products.id', 'desc');
    return presentCards(read, await rows.limit(limit).execute());
  }
  const found = await searchProducts(read.db, { search, where, products: chosen, ordered, limit });
  const cards = await presentCards(read, await selectCards(products, found.ids.slice(0, limit)));
  return found.isNear ? cards.map((card) => ({ ...card, is_near: true })) : cards;
}

const cardColumns = ['products.id', 'products.code', 'products.name', 'products.seo_name'] as const;

async function selectCards(products: ProductSelection, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await products
    .where('products.id', 'in', [...ids])
    .select(cardColumns)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
