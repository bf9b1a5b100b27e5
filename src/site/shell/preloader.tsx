import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useIsLoading } from '../routing/routing.tsx';
import { useReturnPlace } from './use-return-place.ts';
import { useRouteKey } from './use-route-key.ts';
import './preloader.css';

/** Steps in milliseconds after a route change (docs/product.md, "Moving between pages"). */
const closingAfter = 120;
const scrollToTopAfter = 320;
const closedAfter = 420;

/** Scrolls to the place of an earlier visit, to the fragment of the address, else to the top. */
function scrollToStart(top: number | undefined): void {
  if (top !== undefined) {
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  const place = document.getElementById(window.location.hash.slice(1));
  if (place) place.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Covers the page during a route change; not shown at the first load. */
export function Preloader() {
  const routeKey = useRouteKey();
  const place = useReturnPlace();
  const returnPlace = useEffectEvent(() => place);
  // Changes are counted, because a quick step back leads to the route that was shown before.
  const [change, setChange] = useState({ routeKey, count: 0 });
  const [closing, setClosing] = useState(0);
  const [closed, setClosed] = useState(0);
  const isLoading = useIsLoading();
  if (change.routeKey !== routeKey) setChange({ routeKey, count: change.count + 1 });
  const { count } = change;

  // This is a layout effect, so that the times count from the route change; a plain effect would run after the new
  // page's paint.
  useLayoutEffect(() => {
    if (count === 0) return;
    const top = returnPlace();
    // The second time the page has its whole height.
    if (top !== undefined) scrollToStart(top);
    const timers = [
      setTimeout(() => setClosing(count), closingAfter),
      setTimeout(() => scrollToStart(top), scrollToTopAfter),
      setTimeout(() => setClosed(count), closedAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, [count]);

  if (count !== closed)
    return <div className={closing === count ? 'preloader is-closing' : 'preloader'} aria-hidden />;
  return isLoading ? <div className="pending-line" aria-hidden /> : null;
}
