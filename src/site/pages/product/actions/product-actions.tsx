import { useRef, useState, useEffect, type RefObject } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { maxOfferLines } from '#features/orders/offer-line.rules.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { leastQuantity, quantityText } from '../../../offer/quantity.ts';
import { QuantityStepper } from '../../../offer/quantity-stepper.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { useSite, useTexts } from '../../../loading/site-data.ts';
import { offeredName } from '#features/offered-variants/variant-choice.rules.ts';
import { ProductEnquiry } from './product-enquiry.tsx';
import { openOfferList, useOffer } from '../../../offer/offer-store.ts';
import { offeredLine } from '../../../offer/offered-choice.ts';
import { useOffered } from '../../../offer/use-offered.ts';
import './product-actions.css';

type ProductActionsProps = { product: ProductPage; variant: PublicVariant | undefined };

/** The actions for a product or its chosen variant: add a quantity to the offer list, write or call. */
export function ProductActions({ product, variant }: ProductActionsProps) {
  const translate = useTexts();
  const { lang } = useSite();
  const choice = offeredLine(product, variant, { lang, unchosen: translate('offer.unchosen') });
  const { key, isListed, add } = useOffered(choice);
  const offer = useRef<HTMLDivElement>(null);
  const isPast = useScrolledAbove(offer);
  const [wanted, setQuantity] = useState<number>();
  // Until the visitor enters a quantity, this is the least that is sold, which differs between variants.
  const quantity = wanted ?? leastQuantity(choice);
  const [isFull, setFull] = useState(false);
  const addQuantity = () => setFull(!add(quantity));
  return (
    <div className="product-actions">
      <div ref={offer} className="product-actions-offer">
        <QuantityStepper quantity={quantity} onChange={setQuantity} sold={choice} />
        <Button onClick={addQuantity}>{translate('offer.add')}</Button>
      </div>
      <p className="product-actions-note">
        {isFull ? translate('offer.full', { max: maxOfferLines }) : <ListedQuantity lineKey={key} />}
      </p>
      <SiteLink
        page="contact"
        query={{ topic: 'offer' }}
        className={`product-actions-plain ${buttonClass()}`}
      >
        {translate('offer.without_scripts')}
      </SiteLink>
      <ProductEnquiry product={product} variant={variant} />
      {isPast && (
        <div className={product.variants.length > 1 ? 'product-bar product-bar-wide' : 'product-bar'}>
          <p>
            <span translate="no">{variant?.code ?? product.code}</span>
            {variant && <span className="product-bar-variant">{offeredName(product, variant)}</span>}
          </p>
          <Button onClick={isListed ? openOfferList : addQuantity}>
            {translate(isListed ? 'offer.open' : 'offer.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The listed quantity of a line with a link to the list; a hint if it is not listed. */
function ListedQuantity({ lineKey }: { lineKey: string }) {
  const translate = useTexts();
  const { lang } = useSite();
  const listed = useOffer(({ lines }) => lines.find(({ key }) => key === lineKey)?.quantity);
  if (listed === undefined) return translate('offer.hint');
  return (
    <>
      <span className="product-actions-listed">
        {listed > 0
          ? translate('offer.listed', { quantity: quantityText(listed, lang) })
          : translate('offer.listed_open')}
      </span>{' '}
      <button type="button" onClick={openOfferList}>
        {translate('offer.open')}
      </button>
    </>
  );
}

/** Whether an element was scrolled out of the window at the top. */
function useScrolledAbove(element: RefObject<Element | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // The observed area extends far below the window, so an element can leave it at the
    // top only, even in one jump.
    const observer = new IntersectionObserver(([entry]) => setAbove(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
