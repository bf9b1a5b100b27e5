import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** A point of the window. */
export type Point = { x: number; y: number };

type Pinch = {
  /** Two fingers came down. */
  onStart: () => void;
  /** `factor`: how far apart they are now, beside then. `middle`: the point between them. */
  onMove: (factor: number, middle: Point) => void;
};

/**
 * Two fingers on an element. Touch events, not pointer events: those end as soon as the browser begins to
 * scroll, and React listens to touches passively, so that it could not keep the page from zooming.
 */
export function usePinch(target: RefObject<HTMLElement | null>, { onStart, onMove }: Pinch): void {
  const start = useEffectEvent(onStart);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let apart = 0;
    const onTouchStart = (event: TouchEvent) => {
      const fingers = twoFingers(event);
      apart = fingers?.apart ?? 0;
      if (!fingers) return;
      if (event.cancelable) event.preventDefault();
      start();
    };
    const onTouchMove = (event: TouchEvent) => {
      const fingers = twoFingers(event);
      if (!fingers || apart === 0) return;
      if (event.cancelable) event.preventDefault();
      move(fingers.apart / apart, fingers.middle);
    };
    const active = { passive: false };
    element.addEventListener('touchstart', onTouchStart, active);
    element.addEventListener('touchmove', onTouchMove, active);
    return () => {
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [target]);
}

function twoFingers({ touches }: TouchEvent): { apart: number; middle: Point } | undefined {
  const [a, b] = touches;
  if (!a || !b || touches.length !== 2) return undefined;
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}
