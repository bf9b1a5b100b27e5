import type { ProductListQuery, ProductRows } from '#shared/api/product.ts';
import { flattenText, resolveText } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { loadCategoryNames, loadSubtreeIds } from '#server/features/categories/categories.read.ts';
import {
  loadHidingCategories,
  loadVisibleCategories,
} from '#server/features/categories/visible-categories.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { loadFirstPictures } from '#server/features/galleries/galleries.read.ts';
import { productKind } from '#server/features/galleries/gallery-owner.ts';
import { readOrderVersion } from '#server/features/product-lists/order.read.ts';
import { selectIdsOnHome } from '#server/features/product-lists/public-lists.read.ts';
import { selectProductPage } from '#server/features/product-lists/panel-pages.read.ts';
import type { ProductFilter } from '#server/features/product-lists/product-filter.ts';
import { selectSearchPage } from '#server/features/product-search/panel-search.read.ts';
import { loadTransporterTypeIds } from '#server/features/transporter-types/transporter-types.read.ts';
import { pageOf, pageRange } from '#server/records/paging.ts';
import { loadInactiveCategories } from './products.read.ts';
import { selectTransporterTypesOf } from './transporter-types.queries.ts';

/** A page of the panel's list. */
export async function listProducts({ db, clock }: Context, query: ProductListQuery): Promise<ProductRows> {
  // Read before the rows, so that a change in between makes it too old, never too new.
  const orderVersion = await readOrderVersion(db, query);
  const filter = await readFilter(db, query);
  const paging = { page: query.page, perPage: query.per_page };
  const range = pageRange(paging);
  const found =
    query.search.trim() === ''
      ? { ...(await selectProductPage(db, filter, range)), hasMore: false, isNear: false }
      : await selectSearchPage(db, { ...filter, search: query.search }, range);
  const isAnyFeatured = found.rows.some((row) => row.is_featured === 1);
  const idsOnHome = isAnyFeatured ? await loadIdsOnHome(db, clock.now().toISOString()) : [];
  return {
    ...pageOf(await presentRows(db, found.rows, idsOnHome), { ...paging, total: found.total }),
    has_more: found.hasMore,
    is_near: found.isNear,
    order_version: orderVersion,
  };
}

async function readFilter(db: Reader, query: ProductListQuery): Promise<ProductFilter> {
  const { category_id: id, is_active: isActive } = query;
  return {
    list: query.section,
    categoryIds: await withoutHidden(
      db,
      id === undefined ? undefined : await loadSubtreeIds(db, id),
      isActive,
    ),
    isActive,
    transporterTypeIds: query.transporter_types?.length
      ? [...(await loadTransporterTypeIds(db, query.transporter_types)).values()]
      : undefined,
  };
}

/** A product in a deactivated category is hidden, so it is not among the active ones. */
async function withoutHidden(
  db: Reader,
  categoryIds: readonly number[] | undefined,
  isActive: boolean | undefined,
): Promise<readonly number[] | undefined> {
  if (isActive !== true) return categoryIds;
  const findHiding = await loadHidingCategories(db);
  if (categoryIds) return categoryIds.filter((id) => !findHiding(id));
  const all = [...(await loadCategoryNames(db)).keys()];
  const visible = all.filter((id) => !findHiding(id));
  return visible.length < all.length ? visible : undefined;
}

export async function presentRows(
  db: Reader,
  rows: readonly ProductRow[],
  idsOnHome: readonly number[] = [],
): Promise<ProductRows['data']> {
  const ids = rows.map(({ id }) => id);
  const main = await getMainLanguage(db);
  const categoryNames = await loadCategoryNames(db);
  const pictures = await loadFirstPictures(db, productKind, ids);
  const types = await selectTransporterTypesOf(db, ids);
  const findInactive = await loadInactiveCategories(db, main);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    category_id: row.category_id,
    category_name: resolveText(categoryNames.get(row.category_id) ?? {}, main, main).text,
    seo_name: row.seo_name,
    image: pictures.get(row.id) ?? null,
    is_active: row.is_active === 1,
    inactive_category: findInactive(row.category_id),
    is_featured: row.is_featured === 1,
    is_on_home: idsOnHome.includes(row.id),
    published_at: row.published_at,
    transporter_types: (types.get(row.id) ?? []).map((type) => type.key),
    queue: row.queue,
    version: row.version,
    updated_at: row.updated_at,
    ...flattenText('name', readTexts(row.name)),
  }));
}

async function loadIdsOnHome(db: Reader, now: string): Promise<number[]> {
  return selectIdsOnHome(db, now, (await loadVisibleCategories(db)).ids);
}
