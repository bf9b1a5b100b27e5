import { formatMeasure, horizontalDimension, verticalDimension } from './dimensions.ts';
import { flatSideView } from './frames.ts';
import { axes, circle } from './svg-shapes.ts';
import { moveBy, type View, type Views } from './view.ts';

/** Draws a button with four holes in a square; `apart` is the distance between their centres, in millimetres. */
export function sewnButton(part: { outer: number; thick: number; hole: number; apart: number }): Views {
  const { outer, thick, hole, apart } = part;
  const plan: View = {
    width: outer,
    height: outer,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      const [half, edge] = [apart / 2, (outer / 2) * scale];
      const corners = [point(-half, -half), point(half, -half), point(half, half), point(-half, half)];
      return [
        circle(at, outer * scale),
        circle(at, 0.7 * outer * scale),
        ...corners.map((corner) => circle(corner, hole * scale)),
        axes(at, outer * scale, outer * scale),
        horizontalDimension(
          point(-half, half),
          point(half, half),
          edge - half * scale + 12,
          formatMeasure(apart),
        ),
        horizontalDimension(
          point(-outer / 2, 0),
          point(outer / 2, 0),
          edge + 21,
          `Ø ${formatMeasure(outer)}`,
        ),
        verticalDimension(
          point(half, -half - hole / 2),
          point(half, -half + hole / 2),
          edge - half * scale + 11,
          `Ø ${formatMeasure(hole)}`,
        ),
      ].join('');
    },
  };
  return { plan, side: flatSideView(thick, outer) };
}
