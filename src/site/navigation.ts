import type { PublicCategory } from '#shared/api/category.ts';
import type { Picture } from '#shared/api/media.ts';
import type { TextKey } from '#shared/interface-texts.ts';
import { isLandscape } from './components/picture-shape.ts';

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

/** A category as menus show it. */
export type MenuCategory = Pick<
  PublicCategory,
  'id' | 'name' | 'fallbacks' | 'seo_name' | 'image' | 'product_count'
> & { sub_categories: MenuCategory[] };

/** Main categories with two nested levels (spec §2.2); only main ones carry pictures, for the weight of the page. */
export function menuTree(categories: readonly PublicCategory[], levelsBelow = 2): MenuCategory[] {
  return categories.map((category) => {
    const [image = null] = levelsBelow === 2 ? picturesOf(category) : [];
    return {
      id: category.id,
      name: category.name,
      fallbacks: category.fallbacks,
      seo_name: category.seo_name,
      product_count: category.product_count,
      image,
      sub_categories: levelsBelow > 0 ? menuTree(category.sub_categories, levelsBelow - 1) : [],
    };
  });
}

/** Another picture found below each main category whose own can be the one of the first screen, by its id. */
export function secondPictures(categories: readonly PublicCategory[]): SecondPictures {
  return Object.fromEntries(
    categories.flatMap((category) => {
      const [first, second] = picturesOf(category);
      return first && second && isLandscape(first) ? [[category.id, second]] : [];
    }),
  );
}

export type SecondPictures = Readonly<Record<number, Picture | undefined>>;

/** Its own picture and those of the categories below it, each once: one without its own borrows from them. */
function picturesOf(category: PublicCategory): Picture[] {
  const found = new Map<number, Picture>();
  const collect = ({ image, sub_categories }: PublicCategory) => {
    if (image && !found.has(image.media_id)) found.set(image.media_id, image);
    sub_categories.forEach(collect);
  };
  collect(category);
  return [...found.values()];
}
