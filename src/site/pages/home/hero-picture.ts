import type { PublicCategory } from '#features/categories/category.ts';
import type { HomeSection } from '#features/home-sections/home-section.ts';
import type { Picture } from '#shared/schema/media.ts';
import { heroCandidate } from '../../navigation.ts';

/** The hero's photograph: a landscape picture of a main category, else one of a featured product. */
export function heroPicture(
  categories: readonly PublicCategory[],
  sections: readonly HomeSection[],
): Picture | null {
  const products = sections.flatMap((one) => (one.section === 'featured_products' ? one.items : []));
  const product = products.find(({ image }) => image);
  return heroCandidate(categories)?.picture ?? product?.image ?? null;
}
