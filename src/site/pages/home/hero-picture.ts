import type { HomeSection } from '#shared/api/home.ts';
import type { Picture } from '#shared/api/media.ts';
import { isLandscape } from '../../components/picture-shape.ts';
import type { MenuCategory, SecondPictures } from '../../navigation.ts';

/**
 * The hero's photograph: a landscape picture of a main category, else one of a featured product. Categories
 * with a second picture come first, because their card can then show a different one.
 */
export function heroPicture(
  categories: readonly MenuCategory[],
  secondPictures: SecondPictures,
  sections: readonly HomeSection[],
): Picture | null {
  const candidates = categories.filter(({ image }) => image && isLandscape(image));
  const category = candidates.find(({ id }) => secondPictures[id]) ?? candidates[0];
  const product = sections.flatMap((section) => section.items).find(({ image }) => image);
  return category?.image ?? product?.image ?? null;
}
