import { useLayoutEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useRouteKey } from './route-key.ts';
import './preloader.css';

/** Milliseconds after a route change (design.md §5, "Preloader"): asked to close, page at its top, closed. */
const askedToClose = 120;
const scrollToTop = 320;
const closed = 420;

/** Covers the page while one route gives way to the next, never over the first load. */
export function Preloader() {
  const routeKey = useRouteKey();
  const [shownRoute, setShownRoute] = useState(routeKey);
  const [closingRoute, setClosingRoute] = useState(routeKey);
  const isLoading = useNavigation().state === 'loading';

  // Counted from the change itself: a plain effect would start after the new page was painted.
  useLayoutEffect(() => {
    if (routeKey === shownRoute) return;
    const timers = [
      setTimeout(() => setClosingRoute(routeKey), askedToClose),
      setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), scrollToTop),
      setTimeout(() => setShownRoute(routeKey), closed),
    ];
    return () => timers.forEach(clearTimeout);
  }, [routeKey, shownRoute]);

  if (routeKey !== shownRoute)
    return <div className={closingRoute === routeKey ? 'preloader is-closing' : 'preloader'} aria-hidden />;
  return isLoading ? <div className="pending-line" aria-hidden /> : null;
}
