import { useEffect, useEffectEvent, useRef } from 'react';
import { useSite } from '../loading/site-data.ts';

/** Above this width menus are set up anew (spec §9, "Desktop menu re-init"). */
const desktopMenu = '(min-width: 700px)';
/** The drawer belongs to widths below this one (spec §9, "Public mobile width": 800 px or less). */
const wideNavbar = '(min-width: 800.02px)';
/** Wait after new texts, in milliseconds (spec §4, "Navbar"). */
const textsSettle = 320;

/** Closes and re-binds menus when the window grows past the phone widths, and after new texts were loaded. */
export function useMenuReset(reset: () => void): void {
  const { texts } = useSite();
  const onReset = useEffectEvent(reset);
  const boundTexts = useRef(texts);

  useEffect(() => {
    // The texts of the first page came with it: a menu that was opened meanwhile stays open.
    if (boundTexts.current === texts) return;
    boundTexts.current = texts;
    const timer = setTimeout(() => onReset(), textsSettle);
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
