import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigation } from 'react-router';
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
  const [shownRoute, setShownRoute] = useState(routeKey);
  const [closingRoute, setClosingRoute] = useState(routeKey);
  const isLoading = useNavigation().state === 'loading';

  // This is a layout effect, so that the times count from the route change; a plain effect would run after the new
  // page's paint.
  useLayoutEffect(() => {
    if (routeKey === shownRoute) return;
    const top = returnPlace();
    // The second time the page has its whole height.
    if (top !== undefined) scrollToStart(top);
    const timers = [
      setTimeout(() => setClosingRoute(routeKey), closingAfter),
      setTimeout(() => scrollToStart(top), scrollToTopAfter),
      setTimeout(() => setShownRoute(routeKey), closedAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, [routeKey, shownRoute]);

  if (routeKey !== shownRoute)
    return <div className={closingRoute === routeKey ? 'preloader is-closing' : 'preloader'} aria-hidden />;
  return isLoading ? <div className="pending-line" aria-hidden /> : null;
}
