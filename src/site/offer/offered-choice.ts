import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { offeredName } from '#features/offered-variants/variant-choice.rules.ts';
import type { OfferProduct } from './offer-list.ts';
import { offeredProduct } from './offered-product.ts';

/** The offer-list data of a product page in `lang`: of the chosen variant, else of the product. */
export function offeredChoice(
  product: ProductPage,
  variant: PublicVariant | undefined,
  lang: string,
): OfferProduct {
  const model = offeredProduct(product, variant?.image ?? product.images[0], lang);
  if (!variant)
    return {
      ...model,
      pack: product.ordering?.pack_quantity ?? 0,
      minimum: product.ordering?.minimum_order ?? 0,
    };
  return {
    ...model,
    variant_id: variant.id,
    code: variant.code,
    pack: variant.pack_quantity ?? 0,
    minimum: variant.ordering?.minimum_order ?? 0,
    variants: { [lang]: offeredName(product, variant) },
  };
}

/**
 * The line that a visitor adds. With `unchosen` it says that no variant is chosen; else staff would take the product's
 * code for that of an article.
 */
export function offeredLine(
  product: ProductPage,
  variant: PublicVariant | undefined,
  { lang, unchosen }: { lang: string; unchosen: string },
): OfferProduct {
  const choice = offeredChoice(product, variant, lang);
  const isUnchosen = !variant && product.variants.length > 1;
  return isUnchosen ? { ...choice, variants: { [lang]: unchosen } } : choice;
}
