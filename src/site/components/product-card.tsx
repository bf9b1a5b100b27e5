import { useState } from 'react';
import type { Picture as PictureData } from '#shared/api/media.ts';
import type { ProductCard as ProductCardData } from '#shared/api/product-card.ts';
import { secondPicture } from '../loading/second-picture.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { alternativeText } from './alternative-text.ts';
import { MeasuredText } from './measured-text.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { SiteLink } from './site-link.tsx';
import './product-card.css';

type ProductCardProps = { product: ProductCardData; heading: 'h2' | 'h3'; when?: PictureProps['when'] };

const sizes = '(min-width: 1536px) 348px, (min-width: 1100px) 23vw, (min-width: 640px) 31vw, 46vw';

/**
 * A product in a list: its picture, name and code. The whole card is one link. The second picture comes
 * with the first mouse or focus on the card, by what that fetches for the click: in the page it would be for nobody.
 */
export function ProductCard({ product, heading: Heading, when = 'late' }: ProductCardProps) {
  const translate = useTexts();
  const { lang } = useSite();
  const { image: front } = product;
  const [back, setBack] = useState<PictureData>();
  const turn = () => void secondPicture(lang, product.seo_name).then(setBack);
  return (
    <article
      className="product-card"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && turn()}
      onFocus={turn}
    >
      <div className="product-card-pictures">
        {front ? (
          <Picture picture={front} sizes={sizes} alt={alternativeText(front, product.name)} when={when} />
        ) : (
          <span className="product-card-blank">{translate('products.no_picture')}</span>
        )}
        {back && <Picture picture={back} sizes={sizes} alt="" when="early" className="product-card-back" />}
      </div>
      <Heading className="product-card-name" lang={product.fallbacks?.name}>
        <SiteLink page="product" params={{ seo_name: product.seo_name }}>
          <MeasuredText text={product.name} />
        </SiteLink>
      </Heading>
      <p className="product-card-code">{product.code}</p>
    </article>
  );
}
