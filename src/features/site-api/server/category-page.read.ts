import type { CategoryPage } from '../category-page.ts';
import type { CategoryFilter } from '#shared/rules/category-filter.ts';
import { filterLabelsOf } from '#features/categories/server/category-template.ts';
import {
  countBelow,
  presentMainCategory,
  presentStep,
} from '#features/categories/server/public-categories.read.ts';
import { readCategoryFilter } from '#features/category-filters/server/category-filter.read.ts';
import { listCategoryProducts } from '#features/product-lists/server/public-lists.read.ts';
import { findIdByOldSlug } from '#features/slugs/server/slugs.service.ts';
import type { Snapshot } from './snapshot.ts';

type CategoryRequest = {
  /** The present slug of the category or a former one. */
  seoName: string;
  page: number;
  filter?: Partial<CategoryFilter> | undefined;
  /** For tests: the largest list that is filtered in memory. */
  maxIndexed?: number;
};

const noFilter: CategoryFilter = { finish: '', size: '', transporter_types: '', attribute: '' };

/** Loads a category with a page of its products; null if visitors see no such category. */
export async function loadCategoryPage(
  snapshot: Snapshot,
  { seoName, page, filter, maxIndexed }: CategoryRequest,
): Promise<CategoryPage | null> {
  const view = await snapshot.view();
  const { db, categories, localiser } = view;
  const row =
    categories.bySeoName(seoName) ?? categories.byId((await findIdByOldSlug(db, 'category', seoName)) ?? 0);
  if (!row) return null;
  const counts = await snapshot.productCounts();
  const { shown, filtered } = await readCategoryFilter(
    {
      view,
      transporterTypes: await snapshot.transporterTypes(),
      choiceCounts: snapshot.choiceCounts,
      labels: snapshot.attributeLabels,
      changes: snapshot.categoryChanges,
      inCategory: countBelow(categories, counts, row.id),
      filterLabels: filterLabelsOf(categories.path(row.id)),
      maxIndexed,
    },
    categories.subtree(row.id),
    { ...noFilter, ...filter },
  );
  const pictures = await snapshot.categoryPictures();
  return {
    main_category: presentMainCategory(row, { pictures, localiser }, await snapshot.languageCodes()),
    path: categories.path(row.id).map((step) => presentStep(step, localiser)),
    sub_categories: categories.children(row.id).map((child) => ({
      ...presentStep(child, localiser),
      product_count: countBelow(categories, counts, child.id),
    })),
    ...shown,
    products: await listCategoryProducts(view, row.id, {
      page,
      filtered,
      inCategory: countBelow(categories, counts, row.id),
      inCatalogue: [...counts.values()].reduce((sum, count) => sum + count, 0),
    }),
  };
}
