import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { closeOfferList, useOffer } from './offer-store.ts';

export const loadOfferDrawer = () => import('./drawer/offer-drawer.tsx');

/** The drawer, whose code is loaded when it is first opened, and what screen readers hear of the list. */
export function OfferDrawerHost() {
  const isOpen = useOffer((state) => state.isOpen);
  const { text, number } = useOffer(({ announcement }) => announcement);
  const [Drawer, setDrawer] = useState<ComponentType>();
  const isMissing = isOpen && !Drawer;
  useEffect(() => {
    if (!isMissing) return;
    loadOfferDrawer().then(
      ({ OfferDrawer }) => setDrawer(() => OfferDrawer),
      // Closed, so that the next click tries again.
      () => closeOfferList(),
    );
  }, [isMissing]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {text && <span key={number}>{text}</span>}
      </p>
      {isMissing && <span className="pending-line" aria-hidden />}
      {Drawer && <Drawer />}
    </>
  );
}
