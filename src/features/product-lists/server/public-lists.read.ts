import { idList } from '#server/db/id-list.ts';
import type { Paged } from '#shared/schema/envelope.ts';
import { maxFeatured } from '../product-list.ts';
import type { ProductCard } from '../product-card.ts';
import type { Reader } from '#server/db/connect.ts';
import type { FilteredProducts } from './product-filter.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { loadCards, loadPageOfCards, type PublicView } from './cards.read.ts';
import { selectPage } from './pages.queries.ts';
import {
  visibleFeaturedProducts,
  visibleProducts,
} from '#features/visible-products/server/visible-products.ts';

const perPage = 24;

type CategoryList = {
  page: number;
  /** The products that pass the visitor's filter; undefined stands for all. */
  filtered: FilteredProducts | undefined;
  /** The number of visible products in the category, without a filter. */
  inCategory: number;
  /** The number of visible products in the whole catalogue. */
  inCatalogue: number;
};

/** Lists a page of the products in a category and its descendants. */
export async function listCategoryProducts(
  view: PublicView,
  categoryId: number,
  { page, filtered, inCategory, inCatalogue }: CategoryList,
): Promise<Paged<ProductCard>> {
  const { db, now } = view;
  const categoryIds = view.categories.subtree(categoryId);
  const total = filtered?.count ?? inCategory;
  const place = pageRange({ page, perPage });
  if (filtered?.ids) {
    const cards = await loadCards(view, filtered.ids.slice(place.offset, place.offset + place.limit));
    return pageOf(cards, { page, perPage, total });
  }
  const { typeSets, variantSetIds, withVariantSet = inCategory } = filtered ?? {};
  const listing = { isActive: true, publishedBy: now, categoryIds, typeSets, variantSetIds };
  const counts = { matches: total, inCategories: inCategory, inCatalogue, withVariantSet };
  const cards = await selectPage(db, listing, { ...place, ...counts }, (selection) =>
    loadPageOfCards(view, selection),
  );
  return pageOf(cards, { page, perPage, total });
}

/** The cards of those of these products that visitors see, in the order of `ids`. */
export async function listCardsOf(view: PublicView, ids: readonly number[]): Promise<ProductCard[]> {
  const rows = await visibleProducts(view.db, view.now, view.categories.ids)
    .where('products.id', 'in', idList(ids))
    .select('products.id')
    .execute();
  const visible = new Set(rows.map(({ id }) => id));
  return loadCards(
    view,
    [...new Set(ids)].filter((id) => visible.has(id)),
  );
}

/** Lists the products that were chosen for the home page, in their own order. */
export async function listFeaturedProducts(view: PublicView): Promise<ProductCard[]> {
  return loadCards(view, await selectIdsOnHome(view.db, view.now, view.categories.ids));
}

export async function selectIdsOnHome(
  db: Reader,
  now: string,
  visibleCategoryIds: readonly number[],
): Promise<number[]> {
  const rows = await visibleFeaturedProducts(db, now, visibleCategoryIds)
    .select('id')
    .orderBy('featured_queue', 'desc')
    .orderBy('id', 'desc')
    .limit(maxFeatured)
    .execute();
  return rows.map(({ id }) => id);
}
