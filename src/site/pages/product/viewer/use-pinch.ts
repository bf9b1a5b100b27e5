import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** A point of the window in CSS pixels. */
export type Point = { x: number; y: number };

type Pinch = {
  /** Runs when the second finger touches. */
  onStart: () => void;
  /**
   * `factor` is the distance of the fingers divided by the distance at the start; `middle` is the point between
   * them.
   */
  onMove: (factor: number, middle: Point) => void;
};

/**
 * Handles a pinch with native touch listeners: pointer events end when the browser starts to scroll, and
 * React's listeners are passive and cannot stop the browser from zooming.
 */
export function usePinch(target: RefObject<HTMLElement | null>, { onStart, onMove }: Pinch): void {
  const start = useEffectEvent(onStart);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let startDistance = 0;
    const onTouchStart = (event: TouchEvent) => {
      const fingers = twoFingers(event);
      startDistance = fingers?.distance ?? 0;
      if (!fingers) return;
      if (event.cancelable) event.preventDefault();
      start();
    };
    const onTouchMove = (event: TouchEvent) => {
      const fingers = twoFingers(event);
      if (!fingers || startDistance === 0) return;
      if (event.cancelable) event.preventDefault();
      move(fingers.distance / startDistance, fingers.middle);
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

function twoFingers({ touches }: TouchEvent): { distance: number; middle: Point } | undefined {
  const [a, b] = touches;
  if (!a || !b || touches.length !== 2) return undefined;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}
