import { useEffect } from 'react';
import { maxOfferLines } from '#features/orders/offer-line.rules.ts';
import { useTexts } from '../loading/site-data.ts';
import { loadOfferDrawer } from './offer-drawer-host.tsx';
import { addProduct, hasLine, lineKey, refreshProduct, type OfferProduct } from './offer-list.ts';
import { announce, offerLines, updateLines, useOffer } from './offer-store.ts';

/**
 * Lets a page put its product or variant on the offer list. If it is listed already, the line takes over the
 * data that the page shows. `add` returns false if the list is full.
 */
export function useOffered(shown: OfferProduct) {
  const translate = useTexts();
  const key = lineKey(shown);
  const isListed = useOffer(({ lines }) => hasLine(lines, key));
  useEffect(() => {
    if (isListed) updateLines((lines) => refreshProduct(lines, shown));
  });

  const add = (quantity: number): boolean => {
    updateLines((lines) => addProduct(lines, shown, quantity));
    const isAdded = hasLine(offerLines(), key);
    const name = [shown.names, shown.variants].flatMap((names) => Object.values(names)).join(', ');
    announce(
      isAdded ? translate('offer.added_named', { name }) : translate('offer.full', { max: maxOfferLines }),
    );
    void loadOfferDrawer().catch(() => undefined);
    return isAdded;
  };
  return { key, isListed, add };
}
