import type { Point } from './svg-shapes.ts';

/** A view of a part: its size in millimetres, and a function that draws it at a scale around a centre. */
export type View = {
  width: number;
  height: number;
  draw: (scale: number, at: Point) => string;
};

export type Views = { plan: View; side: View };

/** Moves a point of the sheet by a distance that is given in millimetres of the part. */
export const moveBy = (at: Point, scale: number, x: number, y: number): Point => ({
  x: at.x + x * scale,
  y: at.y + y * scale,
});
