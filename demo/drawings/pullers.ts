import { formatMeasure } from './dimensions.ts';
import { smoothSpots, view, type Pen, type Spot } from './pen.ts';
import { inFront } from './svg-shapes.ts';
import type { Views } from './view.ts';

/** The slit ring at the left end, by which a puller hangs on its slider. */
const openRing = (pen: Pen, middle: Spot, outer: number, wire: number): string =>
  pen.circle(middle, outer) +
  pen.circle(middle, outer - 2 * wire) +
  pen.line([middle[0], middle[1] - outer / 2], [middle[0] + 0.3, middle[1] - outer / 2 + wire]);

/** The dimensions that every puller has: length without its ring, width, and the ring. */
function measures(pen: Pen, { length, width, ring }: { length: number; width: number; ring: number }) {
  return [
    pen.axis([-ring, 0], [length, 0]),
    pen.across([0, width / 2], [length, width / 2], 14, formatMeasure(length)),
    pen.upright([length, -width / 2], [length, width / 2], 12, formatMeasure(width)),
    pen.upright([2 - ring, -ring / 2], [2 - ring, ring / 2], -10, `Ø ${formatMeasure(ring)}`),
  ];
}

/** A flat part seen along its length. */
const edge = (thick: number, width: number): Views['side'] =>
  view([-thick / 2, -width / 2, thick / 2, width / 2], (pen) => [
    pen.box([0, 0], thick, width, thick / 2.5),
    pen.axis([0, -width / 2], [0, width / 2]),
    pen.across([-thick / 2, width / 2], [thick / 2, width / 2], 12, formatMeasure(thick)),
  ]);

/** Draws a teardrop puller of 32 mm. */
export function teardropPuller(): Views {
  const [length, width, ring] = [32, 13, 9];
  const drop: Spot[] = [
    [0, 0],
    [1.4, -2.6],
    [8, -3.6],
    [17, -5.6],
    [25.5, -6.5],
    [30.6, -4],
    [32, 0],
    [30.6, 4],
    [25.5, 6.5],
    [17, 5.6],
    [8, 3.6],
    [1.4, 2.6],
  ];
  const plan = view([2 - ring, -width / 2, length, width / 2], (pen) => [
    openRing(pen, [3 - ring / 2 - 0.6, 0], ring, 1.1),
    inFront(pen.outline(smoothSpots(drop))),
    pen.circle([3.4, 0], 3),
    ...measures(pen, { length, width, ring }),
  ]);
  return { plan, side: edge(3, width) };
}

/** Draws a puller of 35 mm: a ring at the end of a band. */
export function ringPuller(): Views {
  const [length, width, inner, ring] = [35, 24, 17, 10];
  const middle = length - width / 2;
  const plan = view([2 - ring, -width / 2, length, width / 2], (pen) => [
    openRing(pen, [2.6 - ring / 2, 0], ring, 1.3),
    pen.circle([middle, 0], width),
    pen.circle([middle, 0], inner),
    inFront(pen.box([7, 0], 14, 7, 1.4)),
    pen.circle([2.8, 0], 3.2),
    pen.axis([middle, -width / 2], [middle, width / 2]),
    ...measures(pen, { length, width, ring }),
    pen.across(
      [middle - inner / 2, width / 2],
      [middle + inner / 2, width / 2],
      23,
      `Ø ${formatMeasure(inner)}`,
    ),
  ]);
  return { plan, side: edge(3.5, width) };
}

/** Draws a puller of 25 mm: a turned bar with a ball at its end. */
export function barPuller(): Views {
  const [length, body, ball, ring] = [25, 3, 4, 6];
  const plan = view([2 - ring, -ball / 2, length, ball / 2], (pen) => [
    openRing(pen, [2.2 - ring / 2, 0], ring, 0.8),
    inFront(pen.box([1.8, 0], 3.6, 2.6, 1.2)),
    pen.circle([1.6, 0], 1.4),
    inFront(pen.box([(3.4 + length - ball) / 2 + 0.3, 0], length - ball - 2.8, body, 0.3)),
    pen.circle([length - ball / 2, 0], ball),
    pen.line([5, -body / 2], [5, body / 2]),
    pen.line([5.8, -body / 2], [5.8, body / 2]),
    pen.axis([2 - ring, 0], [length, 0]),
    pen.across([0, ball / 2], [length, ball / 2], 16, formatMeasure(length)),
    pen.upright([14, -body / 2], [14, body / 2], 9, `Ø ${formatMeasure(body)}`),
    pen.upright([length - 2, -ball / 2], [length - 2, ball / 2], 22, `Ø ${formatMeasure(ball)}`),
  ]);
  const side = view([-ball / 2, -ball / 2, ball / 2, ball / 2], (pen) => [
    pen.circle([0, 0], ball),
    pen.circle([0, 0], body, 'hidden'),
    pen.axis([-ball / 2, 0], [ball / 2, 0]),
    pen.axis([0, -ball / 2], [0, ball / 2]),
  ]);
  return { plan, side };
}

/** Draws a puller of 35 mm: a folded strip of leather with its stitching, held by a brass cap. */
export function leatherPuller(): Views {
  const [length, width, ring] = [35, 8, 9];
  const plan = view([2 - ring, -width / 2, length, width / 2], (pen) => [
    openRing(pen, [2.2 - ring / 2, 0], ring, 1.1),
    inFront(pen.box([length / 2, 0], length, width, 1.2)),
    inFront(pen.box([3, 0], 6, width + 0.6, 0.5)),
    pen.line([8, 1.2 - width / 2], [length - 1.6, 1.2 - width / 2], 'hidden'),
    pen.line([8, width / 2 - 1.2], [length - 1.6, width / 2 - 1.2], 'hidden'),
    pen.line([length - 1.6, 1.2 - width / 2], [length - 1.6, width / 2 - 1.2], 'hidden'),
    pen.across([0, width / 2], [6, width / 2], 9, '6'),
    ...measures(pen, { length, width, ring }).map((shape, index) => (index === 1 ? '' : shape)),
    pen.across([0, width / 2], [length, width / 2], 20, formatMeasure(length)),
  ]);
  return { plan, side: edge(2.8, width) };
}

/** Draws a puller of 33 mm: a short ball chain with a turned drop. */
export function ballPuller(): Views {
  const [length, width, ball, ring] = [33, 6, 2.4, 7];
  const balls = Array.from({ length: 6 }, (_, index): Spot => [ball / 2 + index * 3.2, 0]);
  const drop: Spot[] = [
    [19, 0],
    [20, -1.6],
    [25, -2.3],
    [30, -3],
    [33, -1.4],
    [33, 1.4],
    [30, 3],
    [25, 2.3],
    [20, 1.6],
  ];
  const plan = view([2 - ring, -width / 2, length, width / 2], (pen) => [
    openRing(pen, [1 - ring / 2, 0], ring, 0.9),
    ...balls.slice(1).map(([x]) => pen.box([x - 1.6, 0], 1, 0.7)),
    ...balls.map((spot) => inFront(pen.circle(spot, ball))),
    inFront(pen.outline(smoothSpots(drop))),
    pen.across([balls[1]?.[0] ?? 0, 0], [balls[2]?.[0] ?? 0, 0], 20, '3,2'),
    pen.upright(
      [balls[4]?.[0] ?? 0, -ball / 2],
      [balls[4]?.[0] ?? 0, ball / 2],
      10,
      `Ø ${formatMeasure(ball)}`,
    ),
    ...measures(pen, { length, width, ring }).map((shape, index) => (index === 1 ? '' : shape)),
    pen.across([0, width / 2], [length, width / 2], 26, formatMeasure(length)),
  ]);
  const side = view([-width / 2, -width / 2, width / 2, width / 2], (pen) => [
    pen.circle([0, 0], width),
    pen.circle([0, 0], ball, 'hidden'),
    pen.axis([-width / 2, 0], [width / 2, 0]),
    pen.axis([0, -width / 2], [0, width / 2]),
  ]);
  return { plan, side };
}
