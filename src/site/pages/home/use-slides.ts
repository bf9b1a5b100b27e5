import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion, scrollToItem, shownItem } from '../../components/scrolling.ts';

/** The time for which a slide is shown, in milliseconds. */
const slideTime = 7000;

/** The picture of the next slide is loaded this long before its turn, in milliseconds. */
const loadingTime = 3000;

/**
 * The current slide of a scrolled track. Slides advance up to the last one, and stop while the visitor points
 * at or types in them, pauses them or prefers reduced motion. `reach` is the last slide whose picture is loaded.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [reach, setReach] = useState(0);
  const isLast = index === count - 1;
  useEffect(() => {
    setPlaying(count > 1 && !prefersReducedMotion());
  }, [count]);
  const show = (next: number) => scrollToItem(track.current, next);
  const loadUpTo = (item: number) => setReach((before) => Math.max(before, item));
  const step = (next: number) => {
    setPlaying(false);
    const item = (next + count) % count;
    loadUpTo(item + 1);
    show(item);
  };
  useEffect(() => {
    if (!isPlaying || isHeld || isLast) return;
    const timers = [
      setTimeout(() => loadUpTo(index + 1), slideTime - loadingTime),
      setTimeout(() => document.hidden || show(index + 1), slideTime),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isPlaying, isHeld, isLast, index]);
  /** A visitor who turns to the slides may move them next. */
  const loadNext = () => loadUpTo(index + 1);
  return {
    track,
    index,
    reach,
    isPlaying: isPlaying && !isLast,
    toggle: () => {
      if (isLast) show(0);
      setPlaying(isLast || !isPlaying);
    },
    show: step,
    handlers: {
      onScroll: ({ currentTarget }: React.UIEvent<HTMLElement>) => {
        const item = shownItem(currentTarget);
        setIndex(item);
        loadUpTo(item + 1);
      },
      // Arrow keys move by a whole slide; the browser's own step is a few pixels.
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        step(event.key === 'ArrowRight' ? index + 1 : index - 1);
      },
      onPointerEnter: () => {
        loadNext();
        setHeld(true);
      },
      onPointerLeave: () => setHeld(false),
      onFocus: () => {
        loadNext();
        setHeld(true);
      },
      onBlur: () => setHeld(false),
      onPointerDown: () => {
        loadNext();
        setPlaying(false);
      },
    },
  };
}
