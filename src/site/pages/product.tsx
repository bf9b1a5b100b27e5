import { Breadcrumb } from '../components/breadcrumb.tsx';
import { NonBreakingUnits } from '../components/non-breaking-units.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { ProductSection } from '../components/product-section.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { useLocation, usePageData } from '../routing/routing.tsx';
import { Redirect, redirectToNotFound, redirectToCurrentAddress } from '../routing/redirect.ts';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { pageHead } from '../head/page-head.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import { productThing } from '../head/things/product.ts';
import { productTitles } from '../head/titles.ts';
import { ProductActions } from './product/actions/product-actions.tsx';
import { AttributeTable } from './product/attribute-table.tsx';
import { LateComplianceFacts } from './product/compliance/late-compliance-facts.ts';
import { filesWith, galleryPictures } from './product/gallery-pictures.ts';
import { Gallery } from './product/gallery.tsx';
import { Neighbours } from './product/neighbours.tsx';
import { LateOrderingFacts } from './product/ordering/late-ordering-facts.ts';
import { ProductFiles } from './product/product-files.tsx';
import { meantCode } from '#features/offered-variants/variant-choice.rules.ts';
import { LateVariantTable } from './product/variants/late-variant-table.ts';
import { VariantChoice } from './product/variants/variant-choice.tsx';
import { useEffect, useRef } from 'react';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { dataSheetPath } from '#features/print/data-sheet-path.rules.ts';
import { announce } from '../offer/offer-store.ts';
import { chosenVariant, offeredName, type Offered } from '#features/offered-variants/variant-choice.rules.ts';
import { productOriginal } from '#features/site-api/original-language.rules.ts';
import { LateRecentlySeen } from '../seen/late-recently-seen.tsx';
import './product.css';

export const load = (async (api, visit) => {
  const { params, prefix, url } = visit;
  const product = await api.product(params.seo_name ?? '');
  if (!product) throw redirectToNotFound(visit);
  if (product.seo_name !== params.seo_name)
    throw redirectToCurrentAddress(visit, productAddress(product.seo_name));
  // An unknown code is redirected and so not cached, because made-up codes would fill the page cache. A former code or
  // one in other letter case is redirected to the present one.
  const code = url.searchParams.get('v');
  if (code !== null && !product.variants.some((variant) => variant.code === code)) {
    const v = meantCode(product.variants, code) ?? '';
    throw new Redirect(pagePath(prefix, { ...productAddress(product.seo_name), query: { v } }));
  }
  return product;
}) satisfies Load<unknown>;
type ProductPageData = Awaited<ReturnType<typeof load>>;

/** A variant change needs no new request: the product's data already contain all variants. */
export const keepsData = true;

export function headTags(site: SiteData, product: ProductPageData): HeadTag[] {
  return pageHead(site, {
    ...productTitles(site, product),
    address: productAddress(product.seo_name),
    type: 'product',
    langs: product.langs,
    original: productOriginal(product),
    picture: product.images[0],
    shareCard: product.share_card,
  });
}

function productAddress(seoName: string) {
  return { name: 'product', params: { seo_name: seoName } } as const;
}

export default function ProductPage() {
  const product = usePageData<ProductPageData>();
  const site = useSite();
  const translate = useTexts();
  const { fallbacks } = product;
  const variant = useChosenVariant(product);
  const hasVariants = product.variants.length > 0;
  const ordering = hasVariants ? variant?.ordering : product.ordering;
  const named = { name: product.name, code: variant?.code ?? product.code };
  const documents = filesWith(variant?.documents, product.documents, variant?.code);
  return (
    <article className="product container">
      <StructuredData
        thing={
          import.meta.env.SSR
            ? breadcrumbList(site, translate('navbar.home'), product.path, product.name)
            : null
        }
      />
      <StructuredData thing={import.meta.env.SSR ? productThing(site, product) : null} />
      <Breadcrumb steps={product.path} />
      <div className="product-stage">
        <Gallery
          key={product.id}
          {...galleryPictures(product, variant)}
          {...named}
          model={documents.find(({ mime }) => mime === 'model/gltf-binary')}
        />
        <div className="product-words">
          <PageTitle text={product.name} lang={fallbacks?.name} />
          <p className="product-code">
            {translate(hasVariants ? 'variants.model_code' : 'products.code')}{' '}
            <span translate="no">{product.code}</span>
          </p>
          {product.summary && (
            <p className="product-summary" lang={fallbacks?.summary}>
              <NonBreakingUnits text={product.summary} />
            </p>
          )}
          {hasVariants && <VariantChoice product={product} variant={variant} />}
          <ProductActions key={product.id} product={product} variant={variant} />
          {ordering && <LateOrderingFacts ordering={ordering} />}
          <AttributeTable
            attributes={product.attributes}
            transporterTypes={product.transporter_types}
            categorySeoName={product.path[0]?.seo_name}
          />
          {product.claims.length > 0 && (
            <LateComplianceFacts claims={product.claims} finish={variant?.finish} />
          )}
          <ProductFiles
            id="drawings"
            title={translate('products.drawings')}
            product={named}
            files={filesWith(variant?.drawings, product.drawings, variant?.code)}
          />
          <ProductFiles
            id="documents"
            title={translate('products.documents')}
            product={named}
            files={[
              {
                title: translate('products.data_sheet'),
                url: dataSheetPath({ lang: site.lang, seoName: product.seo_name, code: variant?.code ?? '' }),
                code: variant?.code,
                mime: 'application/pdf',
                picture: null,
              },
              ...documents,
            ]}
          />
        </div>
      </div>
      {product.variants.length > 1 && <LateVariantTable product={product} variant={variant} />}
      {product.description && (
        <section className="product-description" aria-labelledby="description">
          <h2 id="description">{translate('products.description')}</h2>
          <RichText html={product.description} lang={fallbacks?.description} />
        </section>
      )}
      <ProductSection id="fits-with" title={translate('products.fits_with')} products={product.fits_with} />
      {product.associations.map(({ side, products }) => (
        <ProductSection key={side} id={side} title={translate(`products.${side}`)} products={products} />
      ))}
      <ProductSection
        id="related"
        title={translate('products.related')}
        products={product.related}
        hasWholeRows
      />
      <LateRecentlySeen productId={product.id} />
      <Neighbours previous={product.previous} next={product.next} />
    </article>
  );
}

/** The variant that the address names (`?v=`). Announces a change to screen readers. */
function useChosenVariant(offered: Offered): PublicVariant | undefined {
  const translate = useTexts();
  const variant = chosenVariant(offered, new URLSearchParams(useLocation().search).get('v'));
  const heard = useRef({ offered, variant });
  useEffect(() => {
    const { current } = heard;
    heard.current = { offered, variant };
    // For another product, the new page title is announced instead.
    if (current.offered !== offered || current.variant === variant) return;
    announce(
      variant
        ? [variant.code, offeredName(offered, variant)].filter(Boolean).join(', ')
        : translate('variants.cleared'),
    );
  });
  return variant;
}
