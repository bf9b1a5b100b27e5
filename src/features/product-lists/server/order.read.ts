import type { ProductList } from '../product-list.ts';
import type { ProductOrder, ProductOrderQuery } from '../product-order.ts';
import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { notFound, refused } from '#server/errors.ts';
import { loadSubtreeIds } from '#features/categories/server/categories.read.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { selectListRevision, selectProductOrder, selectSortRows } from './order.queries.ts';
import { visibleFeaturedProducts } from '#features/visible-products/server/visible-products.ts';

/** Identifies a list, or the part of the catalogue in a category and its descendants. */
export type ListName = { section: ProductList; category_id?: number | undefined };

/** Nobody sorts more products by hand, and one request to sort accepts no more. */
const maxSorted = 20_000;

/**
 * The `order_version` of a list, such as `catalogue/7.153` (docs/decisions/0017). Read it before the rows: if
 * the order changes in between, the version is then outdated and a later write is refused.
 */
export async function readOrderVersion(db: Reader, { section, category_id }: ListName): Promise<string> {
  if (section === 'featured') return `featured.${await selectListRevision(db, ['featured'])}`;
  if (category_id === undefined) return `catalogue.${await selectListRevision(db, 'catalogue')}`;
  const ids = await loadSubtreeIds(db, category_id);
  const rev = await selectListRevision(db, [
    `catalogue/${category_id}`,
    ...ids.map((id) => `catalogue/${id}`),
  ]);
  return `catalogue/${category_id}.${rev}`;
}

/** The present version of the list that is named in the sent version. */
export async function readCurrentVersion(db: Reader, section: ProductList, sent: string): Promise<string> {
  const [, name, category] = /^(catalogue|featured)(?:\/([1-9]\d{0,8}))?\./.exec(sent) ?? [];
  const isOther = name !== section;
  return readOrderVersion(db, { section, category_id: isOther || !category ? undefined : Number(category) });
}

/** Reads a whole list for the panel's sort mode. */
export async function getProductOrder(
  { db, clock }: Context,
  query: ProductOrderQuery,
): Promise<ProductOrder> {
  const version = await readOrderVersion(db, query);
  const main = await getMainLanguage(db);
  const categoryIds = await getListCategoryIds(db, query);
  const rows = await selectSortRows(db, query.section, { categoryIds, limit: maxSorted + 1 });
  if (rows.length > maxSorted) throw refused('Bu liste sıralamak için çok uzun. Bir kategori seçin.');
  return {
    data: rows.map(({ id, code, name, image_key: key }) => ({
      id,
      code,
      name: resolveName(readTexts(name), main, main, []).text,
      image: key && `/media/${key}`,
    })),
    hidden_ids:
      query.section === 'featured' ? await selectHiddenFeaturedIds(db, clock.now().toISOString()) : [],
    order_version: version,
  };
}

async function selectHiddenFeaturedIds(db: Reader, now: string): Promise<number[]> {
  const { ids } = await loadVisibleCategories(db);
  const visible = await visibleFeaturedProducts(db, now, ids).select('id').execute();
  const isVisible = new Set(visible.map(({ id }) => id));
  const all = await selectProductOrder(db, 'featured');
  return all.filter(({ id }) => !isVisible.has(id)).map(({ id }) => id);
}

/**
 * The ids of a list's category and its descendants; undefined if the list is not limited to a category.
 *
 * @throws AppError 404 for a category that does not exist.
 */
export async function getListCategoryIds(
  db: Reader,
  { category_id }: ListName,
): Promise<number[] | undefined> {
  if (category_id === undefined) return undefined;
  const ids = await loadSubtreeIds(db, category_id);
  if (ids.length === 0) throw notFound();
  return ids;
}
