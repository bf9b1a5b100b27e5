import type { PublicCategory } from '#shared/api/category.ts';
import type { HomeSection } from '#shared/api/home.ts';
import type { Picture } from '#shared/api/media.ts';
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
