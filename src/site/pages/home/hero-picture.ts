import type { HomeSection } from '#shared/api/home.ts';
import type { Picture } from '#shared/api/media.ts';
import type { MenuCategory } from '../../navigation.ts';

/** The photograph of the first screen: the first main category's wide one, else that of a featured product. */
export function heroPicture(
  categories: readonly MenuCategory[],
  sections: readonly HomeSection[],
): Picture | null {
  const wide = categories.find(({ image }) => image && image.width > image.height);
  const product = sections.flatMap((section) => section.items).find(({ images }) => images.length > 0);
  return wide?.image ?? product?.images[0] ?? null;
}
