import { useEffect, useRef } from 'react';
import { secondMs } from '#shared/rules/durations.ts';
import { useSite } from '../loading/site-data.ts';
import { useOffer } from '../offer/offer-store.ts';
import { useRouteKey } from '../shell/use-route-key.ts';

/** The page is written after the visitor's own work. */
const rest = secondMs;

function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Once the offer list was used, keeps a page for times without a connection up to date. */
export function useOfflinePage(): void {
  const site = useSite();
  const lines = useOffer((state) => state.lines);
  const route = useRouteKey();
  const wasUsed = useRef(false);
  useEffect(() => {
    // A page of an earlier visit must not go on showing a list that has been sent since.
    wasUsed.current ||= lines.length > 0 || hasWorker();
    if (!wasUsed.current) return;
    const timer = setTimeout(() => {
      import('./keep-offline.ts').then(({ keepOffline }) => keepOffline(site, lines)).catch(() => undefined);
    }, rest);
    return () => clearTimeout(timer);
  }, [site, lines, route]);
}
