import { alignedDimension, horizontalDimension, verticalDimension } from './dimensions.ts';
import { box, circle, line, polygon, type Point, type Stroke } from './svg-shapes.ts';
import { moveBy, type View } from './view.ts';

/** A point of the part in millimetres: x along it, y downwards. */
export type Spot = readonly [x: number, y: number];

/** Draws in millimetres of the part; distances of dimension lines are in millimetres of the sheet. */
export type Pen = {
  at: (spot: Spot) => Point;
  box: (middle: Spot, width: number, height: number, radius?: number) => string;
  circle: (middle: Spot, diameter: number, stroke?: Stroke) => string;
  outline: (spots: readonly Spot[], stroke?: Stroke) => string;
  line: (from: Spot, to: Spot, stroke?: Stroke) => string;
  /** A centre line that ends a little outside of the part. */
  axis: (from: Spot, to: Spot) => string;
  /** A smooth outline of a wire along these spots; `thick` is its diameter at each, or one for all. */
  wire: (spots: readonly Spot[], thick: number | readonly number[], options?: WireOptions) => string;
  across: (from: Spot, to: Spot, offset: number, words: string) => string;
  upright: (from: Spot, to: Spot, offset: number, words: string) => string;
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
    line: (from, to, stroke) => line(at(from), at(to), stroke),
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
    aligned: (from, to, offset, words) => alignedDimension(at(from), at(to), offset, words),
  };
}

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
