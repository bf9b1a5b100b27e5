import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useOfflinePage } from '../offline/use-offline-page.ts';
import { closeOfferList, useOffer } from './offer-store.ts';

export const loadOfferDrawer = () => import('./drawer/offer-drawer.tsx');

/**
 * Loads the drawer's code when it is first opened, keeps the list for times without a connection, and holds
 * the live region that announces changes of the list.
 */
export function OfferDrawerHost() {
  useOfflinePage();
  const isOpen = useOffer((state) => state.isOpen);
  const { text, number } = useOffer(({ announcement }) => announcement);
  const [Drawer, setDrawer] = useState<ComponentType>();
  const isMissing = isOpen && !Drawer;
  useEffect(() => {
    if (!isMissing) return;
    loadOfferDrawer().then(
      ({ OfferDrawer }) => setDrawer(() => OfferDrawer),
      // The drawer closes after a failed load, so that the next click tries again.
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
