import type { ProductCard } from '#shared/api/products/product-card.ts';
import { useTexts } from '../loading/site-data.ts';
import { openOfferList } from './offer-store.ts';
import { useOffered } from './use-offered.ts';
import './add-card-button.css';

/** The plus sign of a card: puts its product on the offer list; once it is there, opens the list. */
export function AddCardButton({ product }: { product: ProductCard }) {
  const translate = useTexts();
  const { isListed, add } = useOffered(product, product.image);
  const { name } = product;
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
