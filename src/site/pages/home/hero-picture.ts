import type { HomeSection } from '#shared/api/home.ts';
import type { Picture } from '#shared/api/media.ts';
import { isLandscape } from '../../components/picture-shape.ts';
import type { MenuCategory, SecondPictures } from '../../navigation.ts';

/**
 * The photograph of the first screen: a main category's landscape one, else that of a featured product.
 * Before the first such category comes one that has another picture for its own card, so that the same
 * photograph does not stand twice on the page.
 */
export function heroPicture(
  categories: readonly MenuCategory[],
  seconds: SecondPictures,
  sections: readonly HomeSection[],
): Picture | null {
  const candidates = categories.filter(({ image }) => image && isLandscape(image));
  const category = candidates.find(({ id }) => seconds[id]) ?? candidates[0];
  const product = sections.flatMap((section) => section.items).find(({ image }) => image);
  return category?.image ?? product?.image ?? null;
}
