import type { FoundProduct } from '#features/product-search/search.ts';
import { SiteLink } from '../components/site-link.tsx';
import { useSite, useTexts } from '../loading/site-data.ts';
import { hasProduct } from './offer-list.ts';
import { openOfferList, useOffer } from './offer-store.ts';
import { offeredProduct } from './offered-product.ts';
import { useOffered } from './use-offered.ts';
import './add-card-button.css';

/**
 * The plus sign of a card. It adds the product to the offer list, or opens the choice of size and finish.
 * Once the product is listed, it opens the list.
 */
export function AddCardButton({ product }: { product: FoundProduct }) {
  const translate = useTexts();
  const { lang } = useSite();
  const { add } = useOffered(offeredProduct(product, product.image, lang));
  const isListed = useOffer(({ lines }) => hasProduct(lines, product.id));
  const { name } = product;
  if (product.offer && !isListed)
    return (
      <SiteLink
        page="product"
        params={{ seo_name: product.seo_name }}
        query={{ v: product.variant ?? '' }}
        hash="#variants"
        className="add-card-button"
        aria-label={translate('variants.choose_named', { name })}
        title={translate('variants.choose')}
      >
        <span aria-hidden />
      </SiteLink>
    );
  return (
    <button
      type="button"
      className={isListed ? 'add-card-button is-listed' : 'add-card-button'}
      aria-label={translate(isListed ? 'offer.open_named' : 'offer.add_named', { name })}
      title={translate(isListed ? 'offer.open' : 'offer.add')}
      onClick={() => (isListed || !add(1)) && openOfferList()}
    >
      <span aria-hidden />
    </button>
  );
}
