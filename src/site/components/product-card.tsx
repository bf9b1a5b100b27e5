import { useState } from 'react';
import type { Picture as PictureData } from '#shared/schema/media.ts';
import type { FoundProduct } from '#features/product-search/search.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { loadApi } from '../loading/load-api.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { AddCardButton } from '../offer/add-card-button.tsx';
import { CardOffer } from './card-offer.tsx';
import { coverSizes } from './cover-sizes.ts';
import { NonBreakingUnits } from './non-breaking-units.tsx';
import { alternativeText, Picture, type PictureProps } from './picture.tsx';
import { SiteLink } from './site-link.tsx';
import './product-card.css';

type ProductCardProps = {
  /** A product of a list; search results also name the variant that matched. */
  product: FoundProduct;
  heading: 'h2' | 'h3';
  loading?: PictureProps['loading'];
};

const sizes = '(min-width: 1100px) 23vw 4/5, (min-width: 640px) 31vw 4/5, 44vw 4/5';

/**
 * A product in a list. The whole card is one link, except for its offer-list button. Hover or focus
 * prefetches the product's page and shows the second picture from that answer.
 */
export function ProductCard({ product, heading: Heading, loading = 'lazy' }: ProductCardProps) {
  const translate = useTexts();
  const { lang } = useSite();
  const { image } = product;
  const [hoverPicture, setHoverPicture] = useState<PictureData>();
  const loadHoverPicture = () => void fetchSecondPicture(lang, product.seo_name).then(setHoverPicture);
  return (
    <article
      className="product-card"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && loadHoverPicture()}
      onFocus={loadHoverPicture}
    >
      <div className="product-card-pictures">
        {image ? (
          <Picture
            picture={image}
            sizes={coverSizes(image, sizes)}
            alt={alternativeText(image, product.name)}
            loading={loading}
          />
        ) : (
          <span className="product-card-blank">{translate('products.no_picture')}</span>
        )}
        {hoverPicture && (
          <Picture
            picture={hoverPicture}
            sizes={coverSizes(hoverPicture, sizes)}
            alt=""
            loading="eager"
            className="product-card-hover"
          />
        )}
      </div>
      <Heading className="product-card-name" lang={product.fallbacks?.name}>
        <SiteLink page="product" params={{ seo_name: product.seo_name }} query={{ v: product.variant ?? '' }}>
          <NonBreakingUnits text={product.name} marks={product.found?.name} />
        </SiteLink>
      </Heading>
      <p className="product-card-code">
        <NonBreakingUnits text={product.variant ?? product.code} marks={product.found?.code} />
      </p>
      {product.found?.texts.map(({ text, marks, lang: own }) => (
        <p key={text} className="product-card-found" lang={own}>
          <NonBreakingUnits text={text} marks={marks} />
        </p>
      ))}
      {product.offer && <CardOffer offer={product.offer} />}
      <AddCardButton product={product} />
      <CompareToggle
        item={{ product_id: product.id, variant_id: null, seo_name: product.seo_name }}
        name={product.name}
      />
    </article>
  );
}

/** Uses the call that `SiteLink` prefetches, so the answer usually comes from the cache. */
async function fetchSecondPicture(lang: string, seoName: string): Promise<PictureData | undefined> {
  try {
    const api = await loadApi(lang);
    return (await api.product(seoName))?.images[1];
  } catch {
    return undefined;
  }
}
