import { useEffect, useRef, useState } from 'react';

/** Milliseconds for one slide. */
const slideTime = 7000;

/**
 * Which slide of a scrolled track is shown, and its movement: the slides advance by themselves up to the last one,
 * until the visitor pauses them, points at them, types in them or wants less motion.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isLast = index === count - 1;
  useEffect(() => {
    setPlaying(count > 1 && !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [count]);
  const show = (next: number) => {
    const box = track.current;
    box?.scrollTo({ left: next * box.clientWidth });
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
    show: (next: number) => {
      setPlaying(false);
      show((next + count) % count);
    },
    handlers: {
      onScroll: ({ currentTarget: box }: React.UIEvent<HTMLElement>) =>
        setIndex(Math.round(box.scrollLeft / box.clientWidth)),
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onPointerDown: () => setPlaying(false),
    },
  };
}
