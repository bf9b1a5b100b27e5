import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { isLandscape } from '../../components/picture-shape.ts';

/**
 * The pictures of a product, the chosen variant's picture first. The count and shape are computed over all
 * variants, so that choosing one does not shift the page.
 */
export function galleryPictures({ images, variants }: ProductPage, variant: PublicVariant | undefined) {
  const own = variants.flatMap(({ image }) => (image ? { ...image, title: '' } : []));
  const all = new Map([...own, ...images].map((picture) => [picture.media_id, picture]));
  const first = all.get(variant?.image?.media_id ?? 0);
  // A product without its own pictures shows the picture of one of its variants.
  const others = images.length > 0 ? images : own.slice(0, 1);
  return {
    pictures: first ? [first, ...others.filter(({ media_id: id }) => id !== first.media_id)] : others,
    hasSeveral: all.size > 1,
    isLandscape: [...all.values()].every(isLandscape),
  };
}
