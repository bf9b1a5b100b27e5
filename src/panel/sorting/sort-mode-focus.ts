import { useEffect, type RefObject } from 'react';
import { focusHeading } from '#panel/page/use-scroll-and-focus-reset.ts';

/** Where the focus goes next; undefined unless a click has just changed the mode. */
let target: 'heading' | 'button' | undefined;

/**
 * The button "Sırala" opens the sort mode and disappears, so the focus moves to the heading, and later back to the
 * button. Call the returned function just before the mode changes.
 */
export function useSortModeFocus(mode: 'list' | 'sort', button?: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (mode === 'list' && target === 'button') button?.current?.focus({ preventScroll: true });
    const stop = mode === 'sort' && target === 'heading' ? focusHeading() : undefined;
    target = undefined;
    return stop;
  }, [mode, button]);
  return () => (target = mode === 'list' ? 'heading' : 'button');
}
