import { maxOfferLines } from '#features/orders/offer-line.rules.ts';
import { useSite, useTexts } from '../../loading/site-data.ts';
import { addProduct, hasLine, lineKey, type OfferProduct } from '../../offer/offer-list.ts';
import { offerLines, updateLines } from '../../offer/offer-store.ts';
import { leastQuantity } from '../../offer/quantity.ts';
import { offeredLine } from '../../offer/offered-choice.ts';
import type { Column } from './use-compared-products.ts';

/** The line of the offer list for a compared product. */
export function useOfferOf(): (column: Column) => OfferProduct {
  const translate = useTexts();
  const { lang } = useSite();
  return ({ product, variant }) =>
    offeredLine(product, variant, { lang, unchosen: translate('offer.unchosen') });
}

/** Puts all compared products that are not listed yet on the offer list, each with the least that is sold. */
export function useOfferAll(columns: readonly Column[], onNote: (text: string) => void): () => void {
  const translate = useTexts();
  const offerOf = useOfferOf();
  return () => {
    const offers = columns.map(offerOf);
    updateLines((lines) =>
      offers
        .filter((offer) => !hasLine(lines, lineKey(offer)))
        .reduce((all, offer) => addProduct(all, offer, leastQuantity(offer)), lines),
    );
    const isWhole = offers.every((offer) => hasLine(offerLines(), lineKey(offer)));
    onNote(isWhole ? translate('compare.offered_all') : translate('offer.full', { max: maxOfferLines }));
  };
}
