import { useRef, useState } from 'react';
import type { ProductPage } from '#shared/api/products/product-page.ts';
import { maxOfferLines } from '#shared/rules/offer-line.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { QuantityStepper } from '../../../offer/quantity-stepper.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { useTexts } from '../../../loading/site-data.ts';
import { ProductEnquiry } from './product-enquiry.tsx';
import { openOfferList, useOffer } from '../../../offer/offer-store.ts';
import { useOffered } from '../../../offer/use-offered.ts';
import { useScrolledAbove } from './use-scrolled-above.ts';
import './product-actions.css';

/** What a buyer does with a product: put a quantity on the offer list, write or call. */
export function ProductActions({ product }: { product: ProductPage }) {
  const translate = useTexts();
  const { isListed, add } = useOffered(product, product.images[0]);
  const offer = useRef<HTMLDivElement>(null);
  const isPast = useScrolledAbove(offer);
  const [quantity, setQuantity] = useState(1);
  const [isFull, setFull] = useState(false);
  const addQuantity = () => setFull(!add(quantity));
  return (
    <div className="product-actions">
      <div ref={offer} className="product-actions-offer">
        <QuantityStepper
          quantity={quantity}
          onChange={setQuantity}
          label={translate('products.quantity')}
          less={translate('products.quantity_less')}
          more={translate('products.quantity_more')}
        />
        <Button onClick={addQuantity}>{translate('offer.add')}</Button>
      </div>
      <p className="product-actions-note">
        {isFull ? translate('offer.full', { max: maxOfferLines }) : <ListedQuantity productId={product.id} />}
      </p>
      <SiteLink
        page="contact"
        query={{ topic: 'offer' }}
        className={`product-actions-plain ${buttonClass()}`}
      >
        {translate('offer.without_scripts')}
      </SiteLink>
      <ProductEnquiry product={product} />
      {isPast && (
        <div className="product-bar">
          <p translate="no">{product.code}</p>
          <Button onClick={isListed ? openOfferList : addQuantity}>
            {translate(isListed ? 'offer.open' : 'offer.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** How much of a product is on the list, with a way to it; a hint while it is not listed. */
function ListedQuantity({ productId }: { productId: number }) {
  const translate = useTexts();
  const listed = useOffer(({ lines }) => lines.find(({ product_id }) => product_id === productId)?.quantity);
  if (listed === undefined) return translate('offer.hint');
  return (
    <>
      <span className="product-actions-listed">
        {listed > 0 ? translate('offer.listed', { quantity: listed }) : translate('offer.listed_open')}
      </span>{' '}
      <button type="button" onClick={openOfferList}>
        {translate('offer.open')}
      </button>
    </>
  );
}
