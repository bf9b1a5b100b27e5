import { formatMeasure, horizontalDimension, verticalDimension } from './dimensions.ts';
import { box, circle, line } from './svg-shapes.ts';
import { moveBy, type View, type Views } from './view.ts';

/** Draws a plate with a hole for the ring and a window for a cord. */
export function platePuller(
  length: number,
  width: number,
  thick: number,
  window: readonly [number, number],
): Views {
  const plan: View = {
    width: length,
    height: width,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      const slot = point(length / 2 - window[0] / 2 - 3, 0);
      return [
        box(at, length * scale, width * scale, 1.5 * scale),
        circle(point(-length / 2 + 3.4, 0), 2.8 * scale),
        box(slot, window[0] * scale, window[1] * scale, (window[1] / 2) * scale),
        line(point(-length / 2 - 4 / scale, 0), point(length / 2 + 4 / scale, 0), 'axis'),
        horizontalDimension(
          point(-length / 2, width / 2),
          point(length / 2, width / 2),
          20,
          formatMeasure(length),
        ),
        horizontalDimension(
          { x: slot.x - (window[0] / 2) * scale, y: point(0, width / 2).y },
          { x: slot.x + (window[0] / 2) * scale, y: point(0, width / 2).y },
          11,
          formatMeasure(window[0]),
        ),
        verticalDimension(
          point(length / 2, -width / 2),
          point(length / 2, width / 2),
          20,
          formatMeasure(width),
        ),
        verticalDimension(
          { x: point(length / 2, 0).x, y: slot.y - (window[1] / 2) * scale },
          { x: point(length / 2, 0).x, y: slot.y + (window[1] / 2) * scale },
          10,
          formatMeasure(window[1]),
        ),
      ].join('');
    },
  };
  const side: View = {
    width: thick,
    height: width,
    draw: (scale, at) =>
      box(at, thick * scale, width * scale, 0.3 * scale) +
      horizontalDimension(
        moveBy(at, scale, -thick / 2, width / 2),
        moveBy(at, scale, thick / 2, width / 2),
        12,
        formatMeasure(thick),
      ),
  };
  return { plan, side };
}
