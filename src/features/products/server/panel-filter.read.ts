import type { ProductFilterQuery, ProductState } from '#features/product-lists/product-list.ts';
import type { Reader } from '#server/db/connect.ts';
import { loadCategoryNames, loadSubtreeIds } from '#features/categories/server/categories.read.ts';
import { loadHidingCategories } from '#features/categories/server/visible-categories.ts';
import { filterProducts, type ProductFilter } from '#features/product-lists/server/product-filter.ts';
import { findInPanel } from '#features/product-search/server/panel-search.read.ts';
import { loadTypeIds } from '#features/transporter-types/server/transporter-types.read.ts';

export async function readFilter(db: Reader, query: ProductFilterQuery, now: string): Promise<ProductFilter> {
  const { category_id: id, transporter_types: types } = query;
  const state = query.state ?? stateOf(query.is_active);
  const categoryIds = id === undefined ? undefined : await loadSubtreeIds(db, id);
  return {
    list: query.section,
    categoryIds:
      state === 'shown' || state === 'scheduled' ? await withoutHidden(db, categoryIds) : categoryIds,
    state,
    now,
    transporterTypeIds: types?.length ? [...(await loadTypeIds(db, types)).values()] : undefined,
    without: query.without ?? [],
  };
}

/**
 * Finds all products of a filter. `hasMore` is true if a search matches more products than the best ones
 * returned here.
 */
export async function findFiltered(
  db: Reader,
  query: ProductFilterQuery,
  now: string,
): Promise<{ ids: number[]; hasMore: boolean }> {
  const filter = await readFilter(db, query, now);
  if (query.search !== '') return findInPanel(db, { ...filter, search: query.search });
  const rows = await filterProducts(db, filter).select('products.id').execute();
  return { ids: rows.map(({ id }) => id), hasMore: false };
}

function stateOf(isActive: boolean | undefined): ProductState | undefined {
  if (isActive === undefined) return undefined;
  return isActive ? 'shown' : 'hidden';
}

/**
 * Leaves out inactive categories, because visitors do not see their products in any state. Returns undefined
 * if no category has to be left out.
 */
async function withoutHidden(
  db: Reader,
  categoryIds: readonly number[] | undefined,
): Promise<readonly number[] | undefined> {
  const findHiding = await loadHidingCategories(db);
  if (categoryIds) return categoryIds.filter((id) => !findHiding(id));
  const all = [...(await loadCategoryNames(db)).keys()];
  const visible = all.filter((id) => !findHiding(id));
  return visible.length < all.length ? visible : undefined;
}
