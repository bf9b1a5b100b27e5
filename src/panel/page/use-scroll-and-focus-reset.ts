import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';

/**
 * After each navigation, scrolls to the top left and, on a new screen, focuses the heading (docs/product.md,
 * "Panel screens").
 */
export function useScrollAndFocusReset(): void {
  const { key, pathname, state } = useLocation() as Location<{ keepsScroll?: boolean } | null>;
  const type = useNavigationType();
  const last = useRef<string | null>(null);

  useEffect(() => {
    // Otherwise the browser would restore an old scroll position on Back.
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const from = last.current;
    last.current = pathname;
    const isNewScreen = from !== null && from !== pathname;
    // The position is kept when a filter replaces the address, or when a message opens beside its list.
    if (isNewScreen || (type === NavigationType.Push && !state?.keepsScroll))
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return isNewScreen ? focusHeading() : undefined;
  }, [key, pathname, type, state]);
}

/**
 * Focuses the heading, also a heading that replaces a loading screen, until the user acts. The returned
 * function stops this.
 */
export function focusHeading(): () => void {
  const content = document.getElementById('content');
  let focused: HTMLElement | null = null;
  const focus = () => {
    const heading = content?.querySelector('h1');
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    // A form may already have focused its first field.
    const isInside = activeElement !== content && content?.contains(activeElement);
    if (!heading || isHeaderOpen() || isInside || (focused && !isLost)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
  };
  const observer = new MutationObserver(focus);
  const userActs = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    for (const act of userActs) document.removeEventListener(act, stop, { capture: true });
  };
  focus();
  if (content) observer.observe(content, { childList: true, subtree: true });
  for (const act of userActs) document.addEventListener(act, stop, { capture: true });
  return stop;
}

/** Whether a menu or drawer of the header is open; it keeps the focus then. */
function isHeaderOpen(): boolean {
  return document.querySelector('[data-bar="header"] [aria-haspopup][aria-expanded="true"]') !== null;
}
