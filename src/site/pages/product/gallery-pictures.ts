import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { isLandscape } from '../../components/picture-shape.ts';

/**
 * The pictures of a product, those of the chosen variant first. The count and shape are computed over all
 * variants, so that choosing one does not shift the page.
 */
export function galleryPictures({ images, variants }: ProductPage, variant: PublicVariant | undefined) {
  const own = variants.flatMap(variantPictures).map(untitled);
  const all = new Map([...own, ...images].map((picture) => [picture.media_id, picture]));
  const leading = variant ? variantPictures(variant).map((picture) => all.get(picture.media_id)) : [];
  // A product without its own pictures shows the picture of one of its variants.
  const others = images.length > 0 ? images : own.slice(0, 1);
  const shown = [...leading.flatMap((picture) => picture ?? []), ...(leading.length > 0 ? images : others)];
  return {
    pictures: [...new Map(shown.map((picture) => [picture.media_id, picture])).values()],
    hasSeveral: all.size > 1,
    isLandscape: [...all.values()].every(isLandscape),
  };
}

/** The own pictures of a variant in their order. */
export const variantPictures = ({ image, images }: PublicVariant) => images ?? (image ? [image] : []);

const untitled = (picture: NonNullable<PublicVariant['image']>) => ({ ...picture, title: '' });

type Files = ProductPage['documents'];

/** The files of a product, those of the chosen variant first. A file of both is shown once. */
export function filesWith(own: Files | undefined, files: Files, code: string | undefined) {
  const leading = (own ?? []).map((file) => ({ ...file, code }));
  const urls = new Set(leading.map(({ url }) => url));
  return [...leading, ...files.filter(({ url }) => !urls.has(url))];
}
