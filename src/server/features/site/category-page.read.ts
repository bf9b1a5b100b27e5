import type { CategoryPage } from '#shared/api/category.ts';
import {
  countBelow,
  presentMainCategory,
  presentStep,
} from '#server/features/categories/public-categories.read.ts';
import { listCategoryProducts } from '#server/features/product-lists/public-lists.read.ts';
import { findIdByOldSlug } from '#server/features/slugs/slugs.service.ts';
import { presentTransporterType } from '#server/features/transporter-types/transporter-types.read.ts';
import type { Snapshot } from './snapshot.ts';

type CategoryRequest = {
  /** The present slug or a former one. */
  seoName: string;
  page: number;
  /** Comma-joined keys; empty: all products. */
  transporterTypes: string;
};

/** A category with a page of its products; null when visitors see no such category. */
export async function loadCategoryPage(
  snapshot: Snapshot,
  { seoName, page, transporterTypes }: CategoryRequest,
): Promise<CategoryPage | null> {
  const view = await snapshot.view();
  const { db, categories, localiser } = view;
  const row =
    categories.bySeoName(seoName) ?? categories.byId((await findIdByOldSlug(db, 'category', seoName)) ?? 0);
  if (!row) return null;
  const counts = await snapshot.productCounts();
  const filter = await loadTypeFilter(snapshot, categories.subtree(row.id), transporterTypes);
  const pictures = await snapshot.categoryPictures();
  return {
    main_category: presentMainCategory(row, { pictures, localiser }, await snapshot.languageCodes()),
    path: categories.path(row.id).map((step) => presentStep(step, localiser)),
    sub_categories: categories.children(row.id).map((child) => ({
      ...presentStep(child, localiser),
      product_count: countBelow(categories, counts, child.id),
    })),
    transporter_types: filter.chosenKeys,
    offered_transporter_types: filter.offered.map((type) => presentTransporterType(type, localiser)),
    sizes: [],
    finishes: [],
    offered_sizes: [],
    offered_finishes: [],
    products: await listCategoryProducts(view, row.id, {
      page,
      transporterTypeIds: filter.chosenIds,
      inCategory: countBelow(categories, counts, row.id),
      inCatalogue: [...counts.values()].reduce((sum, count) => sum + count, 0),
    }),
  };
}

/** The chosen transporter types, and the offered ones: those chosen or had by a product of these categories. */
async function loadTypeFilter(snapshot: Snapshot, categoryIds: readonly number[], keys: string) {
  const wanted = keys === '' ? [] : keys.split(',');
  const types = await snapshot.transporterTypes();
  const typesByCategory = await snapshot.typesByCategory();
  const chosen = types.filter(({ key }) => wanted.includes(key));
  const hasProducts = (typeId: number) => categoryIds.some((id) => typesByCategory.get(id)?.has(typeId));
  return {
    chosenKeys: wanted.filter((key) => chosen.some((type) => type.key === key)),
    // Without a filter all products are shown; with unknown keys only, none.
    chosenIds: wanted.length > 0 ? chosen.map(({ id }) => id) : undefined,
    offered: types.filter((type) => chosen.includes(type) || hasProducts(type.id)),
  };
}
