import { useEffect, useLayoutEffect } from 'react';
import { useShown } from '../routing/routing.tsx';

/** The scroll positions of the pages that this tab has shown, by the key of their history entry. */
const places = new Map<string, number>();

/** Remembers where the visitor left each page. Returns the place to which a step back or forward leads. */
export function useReturnPlace(): number | undefined {
  const { location, movement } = useShown();
  const { key } = location;
  useEffect(() => {
    // Otherwise the browser scrolls the page that is about to go. After a reload it shall scroll.
    const setMode = (mode: ScrollRestoration) => () => (history.scrollRestoration = mode);
    const own = setMode('manual');
    const native = setMode('auto');
    own();
    window.addEventListener('pagehide', native);
    window.addEventListener('pageshow', own);
    return () => {
      native();
      window.removeEventListener('pagehide', native);
      window.removeEventListener('pageshow', own);
    };
  }, []);
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  return movement === 'pop' ? places.get(key) : undefined;
}
