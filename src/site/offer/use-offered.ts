import { useEffect } from 'react';
import type { Picture } from '#shared/api/media.ts';
import { maxOfferLines } from '#shared/rules/offer-line.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { loadOfferDrawer } from './offer-drawer-host.tsx';
import { addProduct, hasProduct, refreshProduct } from './offer-list.ts';
import { announce, offerLines, updateLines, useOffer } from './offer-store.ts';
import { offeredProduct, type ShownProduct } from './offered-product.ts';

/**
 * Puts a product of a page on the offer list; one that is listed already takes over what the page shows. `add`
 * returns false when the list is full.
 */
export function useOffered(shown: ShownProduct, picture: Picture | null | undefined) {
  const { lang } = useSite();
  const translate = useTexts();
  const isListed = useOffer(({ lines }) => hasProduct(lines, shown.id));
  useEffect(() => {
    if (isListed) updateLines((lines) => refreshProduct(lines, offeredProduct(shown, picture, lang)));
  }, [isListed, shown, picture, lang]);

  const add = (quantity: number): boolean => {
    updateLines((lines) => addProduct(lines, offeredProduct(shown, picture, lang), quantity));
    const isAdded = hasProduct(offerLines(), shown.id);
    announce(
      isAdded
        ? translate('offer.added_named', { name: shown.name })
        : translate('offer.full', { max: maxOfferLines }),
    );
    void loadOfferDrawer().catch(() => undefined);
    return isAdded;
  };
  return { isListed, add };
}
