import { formatMeasure } from './dimensions.ts';
import { mirrored, view, type Pen, type Spot } from './pen.ts';
import { inFront } from './svg-shapes.ts';
import type { View, Views } from './view.ts';

/** Thickness of the metal of a prong. */
const metal = 1.9;

type Prong = {
  /** Middle and diameter of the bar on which it turns. */
  bar: readonly [x: number, diameter: number];
  tip: number;
  y?: number;
  width?: number;
};

/** How much wider the loop of a prong is than its arm. */
const loopWidth = 1.3;

/** A prong seen from above: the loop around the bar, and the arm that narrows towards the rounded tip. */
export function prong(pen: Pen, { bar: [x, diameter], tip, y = 0, width = 4 }: Prong): string {
  const reach = diameter / 2 + metal;
  const upper: Spot[] = [
    [x - reach, (-loopWidth * width) / 2],
    [x + reach, (-loopWidth * width) / 2],
    [x + reach + (tip - x) / 7, -0.46 * width],
    [tip, -0.4 * width],
  ];
  const radii = [0.8, 5, 8, 0.39 * width];
  const spots = mirrored(upper).map(([sx, sy]): Spot => [sx, sy + y]);
  return inFront(pen.rounded(spots, [...radii, ...[...radii].reverse()]));
}

type ProngedSide = {
  thick: number;
  width: number;
  /** Diameter of the bar. */
  bar: number;
  y?: number;
  prongWidth?: number;
  /** The bar is the side of the frame that is seen from the left, not one in its middle. */
  isBarInFront?: boolean;
};

/** A frame and its prong seen from the left; the arm of the prong lies on the frame. */
export function prongedSide(part: ProngedSide): View {
  const { thick, width, bar, y = 0, prongWidth = 4, isBarInFront = false } = part;
  const [back, front] = [-bar / 2 - metal, thick / 2 + metal];
  return view([back, -width / 2, front, width / 2], (pen) => {
    const frame = pen.box([0, 0], thick, width, thick / 2.5);
    const loop = pen.box([(back + front) / 2, y], front - back, loopWidth * prongWidth, 0.8);
    return [
      ...(isBarInFront ? [frame, inFront(loop)] : [loop, inFront(frame)]),
      pen.axis([0, -width / 2], [0, width / 2]),
      pen.across([-thick / 2, width / 2], [thick / 2, width / 2], 12, formatMeasure(thick)),
    ];
  });
}

/** Draws a frame that widens from its bar on the left to the side under the tip of the prong. */
export function trapezoidBuckle(part: {
  /** The clear heights of the window at the bar and on the side of the prong's tip. */
  inner: readonly [atBar: number, atTip: number];
  length: number;
  width: number;
  thick: number;
  /** The thickness of these two sides along the strap. */
  rims: readonly [bar: number, tip: number];
}): Views {
  const { length, width, thick, rims } = part;
  const [atBar, atTip] = part.inner;
  const [left, right] = [rims[0] - length / 2, length / 2 - rims[1]];
  // The widest place is where the rounding of the corner begins, not the sharp corner.
  const [corner, windowCorner] = [8, 3];
  const lean = (atTip - atBar) / 2 / (right - left - windowCorner);
  const roundedOff = corner * (Math.hypot(1, lean) - 1);
  const outer = (x: number): Spot => [x, -width / 2 - roundedOff - lean * (x - length / 2 + corner)];
  const inner = (x: number): Spot => [x, -atBar / 2 - lean * (x - left)];
  const plan = view([-length / 2, -width / 2, length / 2, width / 2], (pen) => [
    pen.rounded(mirrored([outer(-length / 2), outer(length / 2)]), [7, corner, corner, 7]),
    pen.rounded(mirrored([inner(left), inner(right)]), [2, windowCorner, windowCorner, 2]),
    prong(pen, { bar: [left - rims[0] / 2, rims[0]], tip: length / 2 - 0.8 }),
    pen.axis([-length / 2 - metal, 0], [length / 2, 0]),
    pen.across([-length / 2, width / 2], [length / 2, width / 2], 12, formatMeasure(length)),
    pen.uprightBeyond(-length / 2, inner(left), [left, atBar / 2], -12, formatMeasure(atBar)),
    pen.uprightBeyond(
      length / 2,
      [right - windowCorner, -atTip / 2],
      [right - windowCorner, atTip / 2],
      12,
      formatMeasure(atTip),
    ),
    pen.uprightBeyond(
      length / 2,
      [length / 2 - corner, -width / 2],
      [length / 2 - corner, width / 2],
      21,
      formatMeasure(width),
    ),
  ]);
  return { plan, side: prongedSide({ thick, width, bar: rims[0], isBarInFront: true }) };
}

/** Draws a square frame with a waist, and the bar with the prong between its two windows. */
export function waistedBuckle(part: {
  inner: number;
  outer: number;
  rim: number;
  thick: number;
  bar: number;
}): Views {
  const { inner, outer, rim, thick, bar } = part;
  const half = outer / 2;
  const [lean, corner, waist] = [0.4, 9.6, 3];
  const slant = Math.hypot(1, lean);
  // What the rounding takes off the corner, and what it adds to the waist.
  const sharp = half + corner * (lean + slant - 1);
  const pinch = inner / 2 - (waist + rim) * (slant - 1);
  const frame = mirrored([
    [-half, -sharp],
    [0, lean * half - sharp],
    [half, -sharp],
  ]);
  const window = mirrored([
    [rim - half, -pinch - lean * (half - rim)],
    [0, -pinch],
    [half - rim, -pinch - lean * (half - rim)],
  ]);
  // The bar meets the rounded waist a little outside of its narrowest place.
  const end = inner / 2 + waist + rim - Math.sqrt((waist + rim) ** 2 - (bar / 2) ** 2);
  const radii = [corner, waist, corner];
  const windowRadii = [corner - rim, waist + rim, corner - rim];
  const plan = view([-half, -half, half, half], (pen) => [
    pen.rounded(frame, [...radii, ...radii]),
    pen.rounded(window, [...windowRadii, ...windowRadii]),
    ...[-bar / 2, bar / 2].map((x) => pen.line([x, -end], [x, end])),
    prong(pen, { bar: [0, bar], tip: half - 0.8 }),
    pen.axis([-half, 0], [half, 0]),
    pen.axis([0, -half], [0, half]),
    pen.across([-half, half], [half, half], 12, formatMeasure(outer)),
    pen.upright([half, -half], [half, half], 12, formatMeasure(outer)),
    pen.uprightBeyond(-half, [-bar / 2, -inner / 2], [-bar / 2, inner / 2], -12, formatMeasure(inner)),
    pen.acrossBeyond(-half, [-half, corner - half], [rim - half, corner - half], -10, formatMeasure(rim)),
    pen.acrossBeyond(-half, [-bar / 2, -inner / 2], [bar / 2, -inner / 2], -10, `Ø ${formatMeasure(bar)}`),
  ]);
  return { plan, side: prongedSide({ thick, width: outer, bar }) };
}

/** Draws a buckle of round wire with a roller under the tip of the prong. */
export function rollerBuckle(part: {
  inner: number;
  length: number;
  wire: number;
  roller: readonly [diameter: number, length: number];
}): Views {
  const { inner, length, wire, roller } = part;
  const [diameter, across] = roller;
  const width = inner + 2 * wire;
  const left = -length / 2;
  // The roller is thicker than the wire on which it turns, so the wire ends a little before it.
  const right = length / 2 - (diameter - wire) / 2;
  const middle: Spot = [(left + right) / 2, 0];
  const plan = view([left, -width / 2, -left, width / 2], (pen) => [
    pen.box(middle, right - left, width, 8),
    pen.box(middle, right - left - 2 * wire, inner, 8 - wire),
    inFront(pen.box([(length - diameter) / 2, 0], diameter, across, 0.4)),
    prong(pen, { bar: [left + wire / 2, wire], tip: length / 2 - 0.8 }),
    pen.axis([left - metal, 0], [length / 2, 0]),
    pen.across([left, width / 2], [length / 2, width / 2], 12, formatMeasure(length)),
    pen.uprightBeyond(left, [middle[0], -inner / 2], [middle[0], inner / 2], -12, formatMeasure(inner)),
    pen.upright([length / 2, -across / 2], [length / 2, across / 2], 12, formatMeasure(across)),
    pen.uprightBeyond(length / 2, [right - 8, -width / 2], [right - 8, width / 2], 21, formatMeasure(width)),
  ]);
  const [bar, top] = [wire / 2, diameter / 2];
  const side = view([-bar - metal, -width / 2, top + metal, width / 2], (pen) => [
    pen.box([0, 0], diameter, across, 0.4),
    inFront(pen.box([(top + metal) / 2, 0], top + metal, 3.6, 0.8)),
    inFront(pen.box([0, 0], wire, width, bar)),
    inFront(pen.box([0, 0], wire + 2 * metal, 4 * loopWidth, 0.8)),
    pen.axis([0, -width / 2], [0, width / 2]),
    pen.across([-bar, width / 2], [bar, width / 2], 12, `Ø ${formatMeasure(wire)}`),
    pen.acrossBeyond(
      -width / 2,
      [-top, -across / 2],
      [top, -across / 2],
      -12,
      `Ø ${formatMeasure(diameter)}`,
    ),
  ]);
  return { plan, side };
}
