import { trimEndOf, withoutTags } from '#shared/rules/cut-text.ts';
import type { CategoryStep } from '#features/categories/category.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { previewFile } from '#shared/picture-files.ts';
import type { Picture } from '#shared/schema/media.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { sitePath, type SitePageName } from '#shared/site-pages.ts';
import type { SiteData } from '../loading/site-data.ts';
import { partOf, offeredName } from '../pages/product/variants/choice.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { useNonce } from './nonce.ts';
import { absoluteUrl } from './page-head.ts';
import { scriptSafeJson } from './script-safe-json.ts';

export type Thing = Readonly<Record<string, unknown>>;

/** A page above the current one: a category, or the page that `page` names. */
export type PathStep = Pick<CategoryStep, 'name' | 'seo_name' | 'fallbacks'> & { page?: SitePageName };

/**
 * A schema.org description for search engines. Only the server renders it: callers pass null in the browser
 * (`import.meta.env.SSR`), so that the code that builds it stays out of the bundle.
 */
export function StructuredData({ thing }: { thing: Thing | null }) {
  const html = thing ? scriptSafeJson({ '@context': 'https://schema.org', ...thing }) : '{}';
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export function organization({ configuration, publicUrl, contacts, socialMedia }: SiteData): Thing {
  const logo = configuration.mainLogoPath;
  const phone = contacts.telefon[0];
  const email = contacts.email[0];
  const address = contacts.adres[0];
  return {
    '@type': 'Organization',
    name: configuration.projectCompanyName,
    ...(publicUrl && { url: `${publicUrl}/` }),
    ...(publicUrl && logo && { logo: absoluteUrl(publicUrl, logo) }),
    ...(configuration.legalTitle && { legalName: configuration.legalTitle }),
    ...(phone && { telephone: phone.content }),
    ...(email && { email: email.content }),
    ...(address && { address: textOf(address.content) }),
    ...(socialMedia.length > 0 && { sameAs: socialMedia.map(({ uri }) => uri) }),
  };
}

/** Rich text as one line of plain text. */
function textOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  const text = withoutTags(html.replace(/<br \/>|<\/(p|li|h[2-4])>/g, ', '))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');
  return trimEndOf(text, /[\s,]/).trimStart();
}

/** The path from home to the page itself. Steps get addresses only if the site has a public URL. */
export function breadcrumbList(
  site: SiteData,
  home: string,
  steps: readonly PathStep[],
  own?: string,
): Thing {
  const path = [
    { name: home, path: sitePath(site.prefix, 'home') },
    ...steps.map((step) => ({
      name: step.name,
      path: sitePath(site.prefix, step.page ?? 'products', { seo_name: step.seo_name }),
    })),
    ...(own ? [{ name: own, path: '' }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: path.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      ...(site.publicUrl && step.path && { item: site.publicUrl + step.path }),
    })),
  };
}

/** A product, or a product group with its variants; without `offers`, because the catalogue has no prices. */
export function productThing(site: SiteData, product: ProductPage): Thing {
  const { publicUrl } = site;
  const { variants } = product;
  const isModel = variants.length > 0;
  return {
    '@type': isModel ? 'ProductGroup' : 'Product',
    name: product.name,
    [isModel ? 'productGroupID' : 'sku']: product.code,
    ...(product.summary && { description: product.summary }),
    brand: { '@type': 'Brand', name: site.configuration.projectCompanyName },
    ...(publicUrl && {
      url: publicUrl + pagePath(site.prefix, { name: 'product', params: { seo_name: product.seo_name } }),
      image: imageUrls(publicUrl, product.images),
    }),
    ...(isModel && {
      variesBy: [
        ...(variants.some(({ size }) => size) ? ['https://schema.org/size'] : []),
        // This is the nearest property that search engines know; schema.org has none for finishes.
        ...(variants.some(({ finish }) => finish) ? ['https://schema.org/color'] : []),
      ],
      hasVariant: variants.map((variant) => variantThing(site, product, variant)),
    }),
    additionalProperty: product.attributes.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
  };
}

function variantThing({ publicUrl, prefix }: SiteData, product: ProductPage, variant: PublicVariant): Thing {
  const { code, weight, image } = variant;
  const size = partOf(product, variant, 'size');
  const finish = partOf(product, variant, 'finish');
  const address = { name: 'product', params: { seo_name: product.seo_name }, query: { v: code } } as const;
  const images = image ? [image] : product.images.slice(0, 1);
  return {
    '@type': 'Product',
    name: [product.name, offeredName(product, variant)].filter(Boolean).join(', '),
    sku: code,
    ...(size && { size: size.name }),
    ...(finish && { color: finish.name }),
    ...(weight !== null && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
    ...(publicUrl && { url: publicUrl + pagePath(prefix, address), image: imageUrls(publicUrl, images) }),
  };
}

function imageUrls(publicUrl: string, pictures: readonly Picture[]): string[] {
  return pictures
    .flatMap((picture) => previewFile(picture) ?? [])
    .map(({ url }) => absoluteUrl(publicUrl, url));
}
