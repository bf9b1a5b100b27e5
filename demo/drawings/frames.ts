import { formatMeasure, horizontalDimension, verticalDimension } from './dimensions.ts';
import { axes, box, circle, inFront, line, path, rounded, type Point } from './svg-shapes.ts';
import { moveBy, type View, type Views } from './view.ts';

/**
 * The measures of a frame in millimetres. The strap runs from left to right; `inner` is the clear height for
 * the strap's width.
 */
export type Frame = {
  inner: number;
  /** The outer size along the strap; `width` is the size across it. */
  length: number;
  width: number;
  thick: number;
  /** The thickness, along the strap, of the sides that carry the load. */
  rim: number;
  corner: number;
  /** Vertical offsets of the prongs from the centre of the frame. */
  prongs?: readonly number[];
  /** Width of a middle bar. */
  middle?: number;
};

/** Draws a buckle, square ring or slider: a rectangle with a window. */
export function frame(part: Frame): Views {
  const { inner, length, width, thick, rim, corner, prongs = [], middle } = part;
  const window = Math.round((length - 2 * rim) * 10) / 10;
  const plan: View = {
    width: length,
    height: width,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      return [
        box(at, length * scale, width * scale, corner * scale),
        box(at, window * scale, inner * scale, Math.max(corner - rim, 0.8) * scale),
        ...(middle ? [box(at, middle * scale, inner * scale)] : []),
        ...prongs.map((y) =>
          inFront(box(point(-rim / 4, y), (length - rim / 2) * scale, 4.2 * scale, 1.4 * scale)),
        ),
        axes(at, length * scale, width * scale),
        horizontalDimension(
          point(-length / 2, width / 2),
          point(length / 2, width / 2),
          12,
          formatMeasure(length),
        ),
        verticalDimension(
          point(-window / 2, -inner / 2),
          point(-window / 2, inner / 2),
          -(rim * scale + 10),
          formatMeasure(inner),
        ),
        verticalDimension(
          point(length / 2, -width / 2),
          point(length / 2, width / 2),
          12,
          formatMeasure(width),
        ),
        ...(prongs.length > 1 ? [prongDistance(prongs, point)] : []),
        ...(prongs.length === 0 && !middle
          ? [
              horizontalDimension(
                point(-window / 2, width / 2),
                point(window / 2, width / 2),
                21,
                formatMeasure(window),
              ),
            ]
          : []),
      ].join('');
    },
  };
  return { plan, side: flatSideView(thick, width) };
}

/** The dimension of the distance between two prongs, drawn inside the window. */
function prongDistance(prongs: readonly number[], point: (x: number, y: number) => Point): string {
  const [first = 0, last = 0] = [prongs[0], prongs.at(-1)];
  return verticalDimension(point(0, first), point(0, last), 6, formatMeasure(last - first));
}

export function flatSideView(thick: number, width: number): View {
  return {
    width: thick,
    height: width,
    draw: (scale, at) =>
      [
        box(at, thick * scale, width * scale, (thick / 2.5) * scale),
        line(
          moveBy(at, scale, 0, -width / 2 - 4 / scale),
          moveBy(at, scale, 0, width / 2 + 4 / scale),
          'axis',
        ),
        horizontalDimension(
          moveBy(at, scale, -thick / 2, width / 2),
          moveBy(at, scale, thick / 2, width / 2),
          12,
          formatMeasure(thick),
        ),
      ].join(''),
  };
}

/** Draws a round ring of round wire. */
export function ring(inner: number, wire: number): Views {
  const outer = Math.round((inner + 2 * wire) * 10) / 10;
  const plan: View = {
    width: outer,
    height: outer,
    draw: (scale, at) =>
      [
        circle(at, outer * scale),
        circle(at, inner * scale),
        axes(at, outer * scale, outer * scale),
        horizontalDimension(
          moveBy(at, scale, -inner / 2, 0),
          moveBy(at, scale, inner / 2, 0),
          (outer / 2) * scale + 12,
          `Ø ${formatMeasure(inner)}`,
        ),
        horizontalDimension(
          moveBy(at, scale, -outer / 2, 0),
          moveBy(at, scale, outer / 2, 0),
          (outer / 2) * scale + 21,
          `Ø ${formatMeasure(outer)}`,
        ),
      ].join(''),
  };
  return { plan, side: flatSideView(wire, outer) };
}

/** Draws a ring with a straight side at the bottom and an arc on top. */
export function dRing(inner: number, height: number, wire: number): Views {
  const outer = Math.round((inner + 2 * wire) * 10) / 10;
  /** An outline of two vertical legs with half an ellipse on top. */
  const arch = (half: number, foot: number, rise: number, scale: number, at: Point) => {
    const [left, right] = [moveBy(at, scale, -half, foot), moveBy(at, scale, half, foot)];
    const shoulder = moveBy(at, scale, 0, rise - height / 2).y;
    const radii = `${half * scale} ${shoulder - moveBy(at, scale, 0, outer / 2 - half - height / 2).y}`;
    return path(`M${left.x} ${left.y}V${shoulder}A${radii} 0 0 1 ${right.x} ${shoulder}V${right.y}Z`);
  };
  const plan: View = {
    width: outer,
    height,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      const foot = height / 2;
      return [
        arch(outer / 2, foot, Math.min(outer / 2, height * 0.7), scale, at),
        arch(inner / 2, foot - wire, Math.min(outer / 2, height * 0.7), scale, at),
        line(point(0, -height / 2 - 4 / scale), point(0, foot + 4 / scale), 'axis'),
        horizontalDimension(point(-inner / 2, foot), point(inner / 2, foot), 12, formatMeasure(inner)),
        horizontalDimension(point(-outer / 2, foot), point(outer / 2, foot), 21, formatMeasure(outer)),
        verticalDimension(point(outer / 2, -height / 2), point(outer / 2, foot), 12, formatMeasure(height)),
      ].join('');
    },
  };
  return { plan, side: flatSideView(wire, height) };
}

/** Draws a triangular ring. The strap lies on the base, the hook in the rounded top. */
export function triangle(inner: number, innerHeight: number, wire: number): Views {
  const bend = wire;
  const { foot: span, tip, lean } = bentTriangle(inner, innerHeight, bend);
  const [apart, slope] = [wire / Math.tan((Math.PI / 2 - lean) / 2), wire / Math.sin(lean)];
  const [base, height] = [inner + 2 * wire, innerHeight + 2 * wire];
  const plan: View = {
    width: base,
    height,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      const foot = height / 2;
      const sides = (half: number, top: number, bottom: number) => [
        point(0, top),
        point(half, bottom),
        point(-half, bottom),
      ];
      return [
        rounded(sides(span / 2 + apart, foot - wire - tip - slope, foot), (bend + wire) * scale),
        rounded(sides(span / 2, foot - wire - tip, foot - wire), bend * scale),
        line(point(0, -foot - 4 / scale), point(0, foot + 4 / scale), 'axis'),
        horizontalDimension(point(-inner / 2, foot), point(inner / 2, foot), 12, formatMeasure(inner)),
        verticalDimension(
          point(0, foot - wire - innerHeight),
          point(0, foot - wire),
          (inner / 2 + wire) * scale + 12,
          formatMeasure(innerHeight),
        ),
      ].join('');
    },
  };
  return { plan, side: flatSideView(wire, height) };
}

/**
 * The sharp-cornered triangle that has this clear width and height after rounding its corners; found by
 * iteration.
 */
function bentTriangle(
  width: number,
  height: number,
  bend: number,
): { foot: number; tip: number; lean: number } {
  let [foot, tip] = [width, height];
  for (let round = 0; round < 20; round += 1) {
    const lean = Math.atan2(foot / 2, tip);
    foot = width + 2 * bend * (1 / Math.tan((Math.PI / 2 - lean) / 2) - 1);
    tip = height + bend * (1 / Math.sin(lean) - 1);
  }
  return { foot, tip, lean: Math.atan2(foot / 2, tip) };
}
