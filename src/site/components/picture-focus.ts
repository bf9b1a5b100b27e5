import type { FocalPoint } from '#shared/schema/media.ts';
import './picture-focus.css';

/** The classes that keep a focal point in every crop; empty without one. */
export function focusClasses(focus: FocalPoint | undefined): string {
  return focus ? `focus-x-${step(focus.x)} focus-y-${step(focus.y)}` : '';
}

/** Percent, in the steps of `picture-focus.css`. */
const step = (fraction: number) => Math.round(fraction * 20) * 5;
