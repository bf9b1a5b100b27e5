import type { CategoryPage } from '#shared/api/category.ts';
import { maxFeatured } from '#shared/api/home.ts';
import type { ProductCard } from '#shared/api/products/product-card.ts';
import type { Reader } from '#server/db/connect.ts';
import { pageOf, pageRange } from '#server/records/paging.ts';
import { loadCards, loadPageOfCards, type PublicView } from './cards.read.ts';
import { selectPage } from './pages.queries.ts';
import { countVisibleByTransporterTypes } from './visible-counts.read.ts';
import { visibleFeaturedProducts } from './visible-products.ts';

/** Products on a page of a public list. */
const perPage = 24;

type CategoryList = {
  page: number;
  /** Products with one of these transporter types; undefined: all. */
  transporterTypeIds: readonly number[] | undefined;
  /** Visible products of the category, whatever their transporter types. */
  inCategory: number;
  /** Visible products of the whole catalogue. */
  inCatalogue: number;
};

/** A page of the products in a category and all categories below it. */
export async function listCategoryProducts(
  view: PublicView,
  categoryId: number,
  { page, transporterTypeIds: typeIds, inCategory, inCatalogue }: CategoryList,
): Promise<CategoryPage['products']> {
  const { db, now } = view;
  const categoryIds = view.categories.subtree(categoryId);
  const filtered = typeIds && (await countVisibleByTransporterTypes(db, now, { categoryIds, typeIds }));
  const total = filtered?.count ?? inCategory;
  const listing = { isActive: true, publishedBy: now, categoryIds, typeSets: filtered?.typeSets };
  const counts = { matches: total, inCategories: inCategory, inCatalogue };
  const range = { ...pageRange({ page, perPage }), ...counts };
  const cards = await selectPage(db, listing, range, (selection) => loadPageOfCards(view, selection));
  return pageOf(cards, { page, perPage, total });
}

/** The products chosen for the home page, in their own order. */
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
