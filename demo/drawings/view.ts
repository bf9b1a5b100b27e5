import type { Point } from './pen.ts';

/** One view of a part: its size in millimetres of the part, and how it is drawn at a scale about a middle. */
export type View = {
  width: number;
  height: number;
  draw: (scale: number, at: Point) => string;
};

/** A plan, and beside it a side view or a section. */
export type Views = { plan: View; side: View };

/** Moves by millimetres of the part. */
export const step = (at: Point, scale: number, x: number, y: number): Point => ({
  x: at.x + x * scale,
  y: at.y + y * scale,
});
