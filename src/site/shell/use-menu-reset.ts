import { useEffect, useEffectEvent, useRef } from 'react';
import { useSite } from '../loading/site-data.ts';

/** The widths above which the menus reset (docs/product.md, "Navigation"). */
const desktopMenu = '(min-width: 700px)';

/** Just above 800 px: the drawer exists up to that width, and `min-width` includes its value. */
const wideNavbar = '(min-width: 800.02px)';
const resetAfterTextsMs = 320;

/** Calls `reset` when the window grows past the phone widths and when new texts arrive. */
export function useMenuReset(reset: () => void): void {
  const { texts } = useSite();
  const onReset = useEffectEvent(reset);
  const lastTexts = useRef(texts);

  useEffect(() => {
    // The first texts are skipped, so that a menu that was opened before hydration stays open.
    if (lastTexts.current === texts) return;
    lastTexts.current = texts;
    const timer = setTimeout(() => onReset(), resetAfterTextsMs);
    return () => clearTimeout(timer);
  }, [texts]);

  useEffect(() => {
    const queries = [desktopMenu, wideNavbar].map((query) => window.matchMedia(query));
    const onChange = (event: MediaQueryListEvent) => {
      if (event.matches) onReset();
    };
    for (const query of queries) query.addEventListener('change', onChange);
    return () => {
      for (const query of queries) query.removeEventListener('change', onChange);
    };
  }, []);
}
