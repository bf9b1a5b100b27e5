import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond what is seen, on each side: where the keyboard goes next is there already. */
const overscan = 8;

export type Range = { start: number; end: number };

/** Which rows of one height a scrolled box shows, `end` exclusive. Lengths are CSS pixels. */
export function visibleRange(
  box: { scrollTop: number; height: number },
  { count, rowHeight }: { count: number; rowHeight: number },
): Range {
  const first = Math.floor(box.scrollTop / rowHeight) - overscan;
  const last = Math.ceil((box.scrollTop + box.height) / rowHeight) + overscan;
  const end = Math.min(count, Math.max(last, 0));
  return { start: Math.min(Math.max(first, 0), end), end };
}

/** The rows to draw of a long list; without a height of rows all of them. */
export function useVisibleRange(
  box: RefObject<HTMLElement | null>,
  { count, rowHeight }: { count: number; rowHeight: number | undefined },
): Range {
  const [seen, setSeen] = useState({ scrollTop: 0, height: 800 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || rowHeight === undefined) return undefined;
    const look = () => {
      // In steps of a row, so that a scroll by a pixel draws nothing anew.
      const scrollTop = Math.floor(element.scrollTop / rowHeight) * rowHeight;
      const { clientHeight: height } = element;
      setSeen((before) =>
        before.scrollTop === scrollTop && before.height === height ? before : { scrollTop, height },
      );
    };
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, rowHeight]);
  return rowHeight === undefined ? { start: 0, end: count } : visibleRange(seen, { count, rowHeight });
}
