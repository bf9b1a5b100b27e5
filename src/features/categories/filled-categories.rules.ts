import type { PublicCategory } from './category.ts';

/** Removes categories without visible products from a tree. Menus, home page and footer use the result. */
export function filledCategories(categories: readonly PublicCategory[]): PublicCategory[] {
  return categories
    .filter((category) => category.product_count > 0)
    .map((category) => ({ ...category, sub_categories: filledCategories(category.sub_categories) }));
}
