import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion, scrollToItem, shownItem } from '../../components/scrolling.ts';

/** The time for which a slide is shown, in milliseconds. */
const slideTime = 7000;

/**
 * The current slide of a scrolled track. Slides advance up to the last one, and stop while the visitor points
 * at or types in them, pauses them or prefers reduced motion.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isLast = index === count - 1;
  useEffect(() => {
    setPlaying(count > 1 && !prefersReducedMotion());
  }, [count]);
  const show = (next: number) => scrollToItem(track.current, next);
  const step = (next: number) => {
    setPlaying(false);
    show((next + count) % count);
  };
  useEffect(() => {
    if (!isPlaying || isHeld || isLast) return;
    const timer = setTimeout(() => document.hidden || show(index + 1), slideTime);
    return () => clearTimeout(timer);
  }, [isPlaying, isHeld, isLast, index]);
  return {
    track,
    index,
    isPlaying: isPlaying && !isLast,
    toggle: () => {
      if (isLast) show(0);
      setPlaying(isLast || !isPlaying);
    },
    show: step,
    handlers: {
      onScroll: ({ currentTarget }: React.UIEvent<HTMLElement>) => setIndex(shownItem(currentTarget)),
      // Arrow keys move by a whole slide; the browser's own step is a few pixels.
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        step(event.key === 'ArrowRight' ? index + 1 : index - 1);
      },
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onPointerDown: () => setPlaying(false),
    },
  };
}
