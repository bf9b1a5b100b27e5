import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element has left the window at its top. */
export function useScrolledAbove(element: RefObject<Element | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // The area reaches far below the window: an element leaves it at the top only, also in one jump.
    const observer = new IntersectionObserver(([entry]) => setAbove(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
