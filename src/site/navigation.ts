import type { PublicCategory } from '#shared/api/category.ts';
import type { TextKey } from '#shared/interface-texts.ts';

/**
 * The entries of navbar, drawer and footer, in their order; an entry comes with its page.
 * `collection` is the tree of categories, in the footer the main ones only.
 */
export const navigation = [
  { kind: 'collection', text: 'navbar.collection', footerText: 'footer.categories' },
] as const satisfies readonly NavigationEntry[];

type NavigationEntry = { kind: 'collection'; text: TextKey; footerText: TextKey };

/** The entries that lead somewhere: a collection without categories is none. */
export function shownEntries(categories: readonly unknown[]): readonly (typeof navigation)[number][] {
  return navigation.filter(() => categories.length > 0);
}

/** A category as menus and the home page show it. */
export type MenuCategory = Pick<
  PublicCategory,
  'id' | 'name' | 'fallbacks' | 'seo_name' | 'image' | 'product_count'
> & {
  sub_categories: MenuCategory[];
};

/** Main categories with two nested levels (spec §2.2); only main ones carry a picture, for the weight of the page. */
export function menuTree(categories: readonly PublicCategory[], levelsBelow = 2): MenuCategory[] {
  return categories.map((category) => ({
    id: category.id,
    name: category.name,
    fallbacks: category.fallbacks,
    seo_name: category.seo_name,
    product_count: category.product_count,
    image: levelsBelow === 2 ? (category.image ?? firstImage(category.sub_categories)) : null,
    sub_categories: levelsBelow > 0 ? menuTree(category.sub_categories, levelsBelow - 1) : [],
  }));
}

/** A category without a picture borrows the first one found under it. */
function firstImage(categories: readonly PublicCategory[]): PublicCategory['image'] {
  for (const category of categories) {
    const image = category.image ?? firstImage(category.sub_categories);
    if (image) return image;
  }
  return null;
}
