import type { Picture } from '#shared/schema/media.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import type { OfferProduct } from './offer-list.ts';

/** The fields that product pages and cards have in common. */
type ShownProduct = {
  id: number;
  code: string;
  name: string;
  fallbacks?: Readonly<Record<string, string>> | undefined;
  seo_name: string;
};

/** The offer-list data of a product that a page shows in `lang`. */
export function offeredProduct(
  { id, code, name, fallbacks, seo_name }: ShownProduct,
  picture: Picture | null | undefined,
  lang: string,
): OfferProduct {
  return {
    product_id: id,
    variant_id: null,
    code,
    seo_name,
    names: { [fallbacks?.name ?? lang]: name },
    variants: {},
    picture: (picture && pictureFiles(picture, 'jpeg')[0]?.url) ?? '',
    pack: 0,
    minimum: 0,
  };
}
