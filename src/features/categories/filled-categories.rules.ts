import type { PublicCategory } from './category.ts';

/** The tree without categories that show no product; used by menus, home page and footer. */
export function filledCategories(categories: readonly PublicCategory[]): PublicCategory[] {
  return categories
    .filter((category) => category.product_count > 0)
    .map((category) => ({ ...category, sub_categories: filledCategories(category.sub_categories) }));
}
