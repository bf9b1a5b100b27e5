import { alignedDimension, horizontalDimension, verticalDimension } from './dimensions.ts';
import { box, circle, hatched, line, polygon, polyline } from './svg-shapes.ts';
import type { Point, Stroke } from './svg-shapes.ts';
import { moveBy, type View } from './view.ts';

/** A point of the part in millimetres: x along it, y downwards. */
export type Spot = readonly [x: number, y: number];

/** Draws in millimetres of the part; distances of dimension lines are in millimetres of the sheet. */
export type Pen = {
  at: (spot: Spot) => Point;
  box: (middle: Spot, width: number, height: number, radius?: number) => string;
  circle: (middle: Spot, diameter: number, stroke?: Stroke) => string;
  outline: (spots: readonly Spot[], stroke?: Stroke) => string;
  /** An outline whose corners are rounded; the spots go clockwise, with one radius for all or one for each. */
  rounded: (spots: readonly Spot[], radius: number | readonly number[]) => string;
  /** A cut face with hatching. */
  section: (spots: readonly Spot[]) => string;
  line: (from: Spot, to: Spot, stroke?: Stroke) => string;
  /** An open line through these spots. */
  curve: (spots: readonly Spot[], stroke?: Stroke) => string;
  /** A centre line that ends a little outside of the part. */
  axis: (from: Spot, to: Spot) => string;
  /** A smooth outline of a wire along these spots; `thick` is its diameter at each, or one for all. */
  wire: (spots: readonly Spot[], thick: number | readonly number[], options?: WireOptions) => string;
  across: (from: Spot, to: Spot, offset: number, words: string) => string;
  upright: (from: Spot, to: Spot, offset: number, words: string) => string;
  /** As `across` and `upright`, but `offset` is counted from an `edge` that the extension lines cross. */
  acrossBeyond: (edge: number, from: Spot, to: Spot, offset: number, words: string) => string;
  uprightBeyond: (edge: number, from: Spot, to: Spot, offset: number, words: string) => string;
  aligned: (from: Spot, to: Spot, offset: number, words: string) => string;
};
type WireOptions = { closed?: boolean; stroke?: Stroke };

/** A view of a part whose outer edges are `left`, `top`, `right`, `bottom`. */
export function view(
  [left, top, right, bottom]: readonly [number, number, number, number],
  draw: (pen: Pen) => readonly string[],
): View {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return {
    width: right - left,
    height: bottom - top,
    draw: (scale, at) => draw(penAt(scale, moveBy(at, scale, -middle.x, -middle.y))).join(''),
  };
}

function penAt(scale: number, origin: Point): Pen {
  const at = ([x, y]: Spot): Point => moveBy(origin, scale, x, y);
  return {
    at,
    box: (middle, width, height, radius = 0) =>
      box(at(middle), width * scale, height * scale, radius * scale),
    circle: (middle, diameter, stroke) => circle(at(middle), diameter * scale, stroke),
    outline: (spots, stroke) => polygon(spots.map(at), stroke),
    rounded: (spots, radius) => polygon(roundedSpots(spots, radius).map(at)),
    section: (spots) => {
      const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
      const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const reach = (Math.max(right - left, foot - top) / 2) * scale;
      return hatched(polygon(spots.map(at)), at([(left + right) / 2, (top + foot) / 2]), reach);
    },
    line: (from, to, stroke) => line(at(from), at(to), stroke),
    curve: (spots, stroke) => polyline(spots.map(at), stroke),
    axis: (from, to) => {
      const [a, b] = [at(from), at(to)];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const [dx, dy] = [((b.x - a.x) / length) * 4, ((b.y - a.y) / length) * 4];
      return line({ x: a.x - dx, y: a.y - dy }, { x: b.x + dx, y: b.y + dy }, 'axis');
    },
    wire: (spots, thick, { closed = false, stroke } = {}) =>
      wireEdges(spots, thick, closed)
        .map((edge) => polygon(edge.map(at), stroke))
        .join(''),
    across: (from, to, offset, words) => horizontalDimension(at(from), at(to), offset, words),
    upright: (from, to, offset, words) => verticalDimension(at(from), at(to), offset, words),
    acrossBeyond: (edge, from, to, offset, words) =>
      horizontalDimension(at(from), at(to), offset + beyond(edge, [from[1], to[1]], offset) * scale, words),
    uprightBeyond: (edge, from, to, offset, words) =>
      verticalDimension(at(from), at(to), offset + beyond(edge, [from[0], to[0]], offset) * scale, words),
    aligned: (from, to, offset, words) => alignedDimension(at(from), at(to), offset, words),
  };
}

/** How far an edge is from the outermost of these places, on the side to which the offset points. */
const beyond = (edge: number, places: readonly number[], offset: number): number =>
  edge - (offset > 0 ? Math.max(...places) : Math.min(...places));

/** Sections of a curve between two given spots. */
const steps = 10;

/** The edges of a wire: one around an open wire with round ends, an inner and an outer one of a closed one. */
function wireEdges(spots: readonly Spot[], thick: number | readonly number[], closed: boolean): Spot[][] {
  const radii = spots.map((_, index) => (typeof thick === 'number' ? thick : (thick[index] ?? 0)) / 2);
  const middle = smooth(spots, radii, closed);
  const edge = (sign: number): Spot[] =>
    middle.map(({ x, y, radius }, index) => {
      const before = middle[index - 1] ?? (closed ? middle.at(-1) : middle[index]) ?? { x, y };
      const after = middle[index + 1] ?? (closed ? middle[0] : middle[index]) ?? { x, y };
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const out = (sign * radius) / length;
      return [x - (after.y - before.y) * out, y + (after.x - before.x) * out];
    });
  const [one, other] = [edge(1), edge(-1)];
  if (closed) return [one, other];
  return [[...one, ...cap(one.at(-1), other.at(-1)), ...other.reverse(), ...cap(other.at(-1), one[0])]];
}

/** Half a circle between the two edges of a wire, at its end. */
function cap(from: Spot = [0, 0], to: Spot = [0, 0]): Spot[] {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [dx, dy] = [from[0] - x, from[1] - y];
  return Array.from({ length: 11 }, (_, index): Spot => {
    const turn = (-(index + 1) * Math.PI) / 12;
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });
}

type Station = { x: number; y: number; radius: number };

/** A Catmull-Rom curve through the spots. */
function smooth(spots: readonly Spot[], radii: readonly number[], closed: boolean): Station[] {
  const stations = spots.map(([x, y], index) => ({ x, y, radius: radii[index] ?? 0 }));
  const pick = (index: number): Station => {
    const last = stations.length - 1;
    const place = closed ? (index + stations.length) % stations.length : Math.min(Math.max(index, 0), last);
    return stations[place] ?? { x: 0, y: 0, radius: 0 };
  };
  const between = (index: number, t: number): Station => {
    const around = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const mix = (read: (station: Station) => number) => {
      const [a = 0, b = 0, c = 0, d = 0] = around.map(read);
      return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
    };
    return { x: mix(({ x }) => x), y: mix(({ y }) => y), radius: mix(({ radius }) => radius) };
  };
  const parts = closed ? stations.length : stations.length - 1;
  const curve = Array.from({ length: parts * steps }, (_, index) =>
    between(Math.floor(index / steps), (index % steps) / steps),
  );
  return closed ? curve : [...curve, pick(stations.length - 1)];
}

/** A rounded outline through these spots, without corners. */
export function smoothSpots(spots: readonly Spot[]): Spot[] {
  return smooth(
    spots,
    spots.map(() => 0),
    true,
  ).map(({ x, y }): Spot => [x, y]);
}

/** A spot at this distance from the middle; `degrees` count clockwise from the right, as on the sheet. */
export const polar = ([x, y]: Spot, radius: number, degrees: number): Spot => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Spots along an arc, both ends included; it runs clockwise if `to` is larger than `from`. */
export function arc(middle: Spot, radius: number, from: number, to: number): Spot[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 4));
  return Array.from({ length: count + 1 }, (_, index) =>
    polar(middle, radius, from + ((to - from) * index) / count),
  );
}

/** The outline through these clockwise corners after they are rounded; corners may point inwards. */
function roundedSpots(corners: readonly Spot[], radius: number | readonly number[]): Spot[] {
  return corners.flatMap(([x, y], index) => {
    const [bx, by] = corners.at(index - 1) ?? [x, y];
    const [ax, ay] = corners[(index + 1) % corners.length] ?? [x, y];
    const bend = typeof radius === 'number' ? radius : (radius[index] ?? 0);
    const turn = Math.atan2(
      (x - bx) * (ay - y) - (y - by) * (ax - x),
      (x - bx) * (ax - x) + (y - by) * (ay - y),
    );
    const sign = Math.sign(turn);
    const [arrival, length] = [Math.atan2(y - by, x - bx), bend * Math.tan(Math.abs(turn) / 2)];
    const middle: Spot = [
      x - length * Math.cos(arrival) - sign * bend * Math.sin(arrival),
      y - length * Math.sin(arrival) + sign * bend * Math.cos(arrival),
    ];
    const from = ((arrival - (sign * Math.PI) / 2) * 180) / Math.PI;
    return bend === 0 ? [[x, y] as const] : arc(middle, bend, from, from + (turn * 180) / Math.PI);
  });
}

/** The spot after a turn about another one, in radians. */
export function rotate([x, y]: Spot, [cx, cy]: Spot, turn: number): Spot {
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(turn) - dy * Math.sin(turn), cy + dx * Math.sin(turn) + dy * Math.cos(turn)];
}

/** The angle, in radians, by which a spot turns about the pivot until it is this far from one that stays. */
export function turnUntil(part: { moving: Spot; still: Spot; pivot: Spot; distance: number }): number {
  const { moving, still, pivot, distance } = part;
  const [a, b] = [away(moving, pivot), away(still, pivot)];
  const between = Math.acos((a.far ** 2 + b.far ** 2 - distance ** 2) / (2 * a.far * b.far));
  return b.angle - between - a.angle;
}

const away = ([x, y]: Spot, [px, py]: Spot) => ({
  far: Math.hypot(x - px, y - py),
  angle: Math.atan2(y - py, x - px),
});

/** An outline that is the same above and below the x axis, from its upper half, left to right. */
export const mirrored = (upper: readonly Spot[]): Spot[] => [
  ...upper,
  ...upper.map(([x, y]): Spot => [x, -y]).reverse(),
];
