import { formatMeasure, horizontalDimension, verticalDimension } from './dimensions.ts';
import { box, circle, hatched, line } from './svg-shapes.ts';
import { moveBy, type View, type Views } from './view.ts';

/** Draws three links in a row, the middle one seen from its edge. */
export function chain(length: number, width: number, wire: number): Views {
  const pitch = length - 2 * wire;
  const plan: View = {
    width: length + 2 * pitch,
    height: width,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      const flat = (x: number) =>
        box(point(x, 0), length * scale, width * scale, (width / 2) * scale) +
        box(point(x, 0), pitch * scale, (width - 2 * wire) * scale, (width / 2 - wire) * scale);
      return [
        flat(-pitch),
        flat(pitch),
        box(at, length * scale, wire * scale, (wire / 2) * scale),
        line(point(-length / 2 - pitch - 3 / scale, 0), point(length / 2 + pitch + 3 / scale, 0), 'axis'),
        horizontalDimension(
          point(-pitch - length / 2, width / 2),
          point(-pitch + length / 2, width / 2),
          12,
          formatMeasure(length),
        ),
        verticalDimension(
          point(pitch + length / 2, -width / 2),
          point(pitch + length / 2, width / 2),
          10,
          formatMeasure(width),
        ),
      ].join('');
    },
  };
  const side: View = {
    width: width,
    height: width,
    draw: (scale, at) => {
      const section = (y: number) =>
        hatched(circle(moveBy(at, scale, 0, y), wire * scale), moveBy(at, scale, 0, y), (wire / 2) * scale);
      const edge = (width - wire) / 2;
      return [
        section(-edge),
        section(edge),
        verticalDimension(
          moveBy(at, scale, wire / 2, -edge - wire / 2),
          moveBy(at, scale, wire / 2, -edge + wire / 2),
          12,
          `Ø ${formatMeasure(wire)}`,
        ),
      ].join('');
    },
  };
  return { plan, side };
}
