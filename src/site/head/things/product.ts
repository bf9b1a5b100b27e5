import type { ProductGroupLeaf, ProductLeaf } from 'schema-dts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import type { Measure, ProductPage } from '#features/products/product-page.ts';
import type { SiteData } from '../../loading/site-data.ts';
import { variantPictures } from '../../pages/product/gallery-pictures.ts';
import { offeredName, partOf } from '#features/offered-variants/variant-choice.rules.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { translator } from '#features/languages/translate.rules.ts';
import { claimProperties } from './compliance.ts';
import { orderingFacts, orderingProperties } from './ordering.ts';
import { imageUrls } from './thing.ts';

/** A product, or a product group with its variants; without `offers`, because the catalogue has no prices. */
export function productThing(site: SiteData, product: ProductPage): ProductLeaf | ProductGroupLeaf {
  const { variants } = product;
  const facts = productFacts(site, product);
  if (variants.length === 0) return { '@type': 'Product', sku: product.code, ...facts };
  return {
    '@type': 'ProductGroup',
    productGroupID: product.code,
    ...facts,
    variesBy: [
      ...(variants.some(({ size }) => size) ? ['https://schema.org/size'] : []),
      // This is the nearest property that search engines know; schema.org has none for finishes.
      ...(variants.some(({ finish }) => finish) ? ['https://schema.org/color'] : []),
    ],
    hasVariant: variants.map((variant) => variantThing(site, product, variant)),
  };
}

function productFacts({ configuration, prefix, publicUrl, texts }: SiteData, product: ProductPage) {
  const { name, summary, seo_name, images, attributes, ordering } = product;
  const properties = [
    ...attributes.map(({ label, value, measure }) => ({
      '@type': 'PropertyValue' as const,
      name: label,
      ...(measure ? measured(measure) : { value }),
    })),
    ...orderingProperties(ordering, translator(texts)),
    ...claimProperties(product.claims, translator(texts)),
  ];
  const pictures = imageUrls(publicUrl, images);
  return {
    name,
    ...(summary && { description: summary }),
    brand: { '@type': 'Brand', name: configuration.projectCompanyName },
    ...(publicUrl && {
      url: publicUrl + pagePath(prefix, { name: 'product', params: { seo_name } }),
      ...(pictures.length > 0 && { image: pictures }),
    }),
    ...orderingFacts(ordering),
    ...(properties.length > 0 && { additionalProperty: properties }),
  } satisfies Partial<ProductLeaf>;
}

/** A number as search engines read it, or a range that may be open at one end. */
function measured({ low, high, unit_code }: Measure) {
  const unit = unit_code !== undefined && { unitCode: unit_code };
  if (low === high && low !== null) return { value: low, ...unit };
  return { ...(low !== null && { minValue: low }), ...(high !== null && { maxValue: high }), ...unit };
}

function variantThing(
  { publicUrl, prefix, texts }: SiteData,
  product: ProductPage,
  variant: PublicVariant,
): ProductLeaf {
  const { code, weight, ordering } = variant;
  const properties = orderingProperties(ordering, translator(texts));
  const size = partOf(product, variant, 'size');
  const finish = partOf(product, variant, 'finish');
  const address = { name: 'product', params: { seo_name: product.seo_name }, query: { v: code } } as const;
  const own = variantPictures(variant);
  const pictures = imageUrls(publicUrl, own.length > 0 ? own : product.images.slice(0, 1));
  const files = [...(variant.drawings ?? []), ...(variant.documents ?? [])];
  return {
    '@type': 'Product',
    name: [product.name, offeredName(product, variant)].filter(Boolean).join(', '),
    sku: code,
    ...(size && { size: size.name }),
    ...(finish && { color: finish.name }),
    ...(weight !== null && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
    ...orderingFacts(ordering),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(publicUrl && {
      url: publicUrl + pagePath(prefix, address),
      ...(pictures.length > 0 && { image: pictures }),
      ...(files.length > 0 && {
        subjectOf: files.map(({ title, url, mime }) => ({
          '@type': 'DigitalDocument' as const,
          name: title,
          url: publicUrl + url,
          encodingFormat: mime,
        })),
      }),
    }),
  };
}
