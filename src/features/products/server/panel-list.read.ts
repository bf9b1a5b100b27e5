import type { ProductRows } from '../product.ts';
import type { ProductListQuery } from '#features/product-lists/product-list.ts';
import { flattenText, resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { loadCategoryNames } from '#features/categories/server/categories.read.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadFirstPictures } from '#features/galleries/server/galleries.read.ts';
import { productKind } from '#features/galleries/server/gallery-owner.ts';
import { readOrderVersion } from '#features/product-lists/server/order.read.ts';
import { selectIdsOnHome } from '#features/product-lists/server/public-lists.read.ts';
import { selectProductPage } from '#features/product-lists/server/panel-pages.read.ts';
import type { ProductFilter } from '#features/product-lists/server/product-filter.ts';
import { orderOf } from '#features/product-lists/server/sorted-pages.read.ts';
import { selectSearchPage } from '#features/product-search/server/panel-search.read.ts';
import { pageOf, pageRange, type PageRange } from '#server/paging.ts';
import { readFilter } from './panel-filter.read.ts';
import { loadInactiveCategories } from './products.read.ts';
import { selectTransporterTypesOf } from './transporter-types.queries.ts';

export async function listProducts({ db, clock }: Context, query: ProductListQuery): Promise<ProductRows> {
  // The version is read before the rows. If the order changes in between, the version is then outdated and a
  // later write is refused.
  const orderVersion = await readOrderVersion(db, query);
  const now = clock.now().toISOString();
  const filter = await readFilter(db, query, now);
  const paging = { page: query.page, perPage: query.per_page };
  const found = await findRows(db, query, filter, pageRange(paging));
  const isAnyFeatured = found.rows.some((row) => row.is_featured === 1);
  const idsOnHome = isAnyFeatured ? await loadIdsOnHome(db, now) : [];
  return {
    ...pageOf(await presentRows(db, found.rows, idsOnHome), { ...paging, total: found.total }),
    has_more: found.hasMore,
    is_near: found.isNear,
    order_version: orderVersion,
  };
}

/** Finds the rows of a page. A search without a sort is in the order of relevance. */
async function findRows(db: Reader, query: ProductListQuery, filter: ProductFilter, range: PageRange) {
  const order = orderOf(query);
  if (query.search === '')
    return { ...(await selectProductPage(db, filter, { ...range, order })), hasMore: false, isNear: false };
  const searched = { ...filter, search: query.search };
  return selectSearchPage(db, searched, { ...range, order: query.sort && order });
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
    category_name: resolveName(categoryNames.get(row.category_id) ?? {}, main, main, []).text,
    seo_name: row.seo_name,
    image: pictures.get(row.id) ?? null,
    is_active: row.is_active === 1,
    inactive_category: findInactive(row.category_id),
    is_featured: row.is_featured === 1,
    is_on_home: idsOnHome.includes(row.id),
    published_at: row.published_at || null,
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
