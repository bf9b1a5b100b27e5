import { formatMeasure } from './dimensions.ts';
import { view } from './pen.ts';
import { roundPlan, turned } from './turned.ts';
import type { Views } from './view.ts';

/** Draws a spring snap of 12.5 mm: cap, socket with S spring, stud and post, one above the other. */
export function springSnap(): Views {
  const [cap, barrel] = [12.5, 4.5];
  const side = view([-cap / 2, 0, cap / 2, 25], (pen) => [
    turned(pen, [
      [2.6, 0],
      [5.2, 0.7],
      [cap / 2, 2],
      [cap / 2 - 0.3, 2.4],
      [2.1, 2.4],
      [1.9, 2.4 + barrel],
    ]),
    turned(pen, [
      [2.3, 8.4],
      [4.4, 8.4],
      [5, 9.2],
      [5, 10.6],
      [4.4, 11.2],
      [2.3, 11.2],
    ]),
    pen.line([-2.3, 9.7], [2.3, 9.7], 'hidden'),
    turned(pen, [
      [1.9, 13.4],
      [2.2, 14],
      [2, 15.6],
      [4.8, 16],
      [4.8, 16.6],
      [1.7, 16.6],
    ]),
    turned(pen, [
      [1.7, 19.4],
      [1.9, 19.4 + barrel],
      [4.9, 19.6 + barrel],
      [4.9, 20.3 + barrel],
    ]),
    pen.axis([0, 0], [0, 25]),
    pen.upright([cap / 2, 2.4], [cap / 2, 2.4 + barrel], 10, formatMeasure(barrel)),
    pen.across([-4.9, 24.7], [4.9, 24.7], 10, 'Ø 9,8'),
    pen.upright([cap / 2, 8.4], [cap / 2, 11.2], 19, '2,8'),
  ]);
  return { plan: roundPlan(cap, [11.2], [4.2]), side };
}

/** Draws a prong snap of 9.5 mm: two rings with five prongs, socket and stud between them. */
export function prongSnap(): Views {
  const outer = 9.5;
  const prongs = (y: number, up: boolean) =>
    [-3.2, -1.6, 0, 1.6, 3.2].map((x): readonly [number, number][] => [
      [x - 0.45, y],
      [x, y + (up ? -3.6 : 3.6)],
      [x + 0.45, y],
    ]);
  const side = view([-outer / 2, 0, outer / 2, 17.8], (pen) => [
    ...prongs(0.8, false).map((spots) => pen.outline(spots)),
    pen.box([0, 0.4], outer, 0.8, 0.4),
    turned(pen, [
      [2, 6],
      [3.8, 6],
      [4.4, 6.8],
      [4.4, 8.2],
      [2, 8.2],
    ]),
    pen.line([-2, 7.2], [2, 7.2], 'hidden'),
    turned(pen, [
      [1.7, 9.8],
      [1.9, 10.4],
      [1.7, 11.4],
      [4.4, 11.6],
      [4.4, 12.3],
    ]),
    ...prongs(17, true).map((spots) => pen.outline(spots)),
    pen.box([0, 17.4], outer, 0.8, 0.4),
    pen.axis([0, 0], [0, 17.8]),
    pen.upright([outer / 2, 0.8], [3.2, 4.4], 10, '3,6'),
    pen.across([-outer / 2, 17.4], [outer / 2, 17.4], 12, `Ø ${formatMeasure(outer)}`),
  ]);
  return { plan: roundPlan(outer, [6.4], [8]), side };
}

/** Draws a magnetic snap of 18 mm: a half with the magnet and one with the stud, each with legs and a washer. */
export function magneticSnap(): Views {
  const [outer, washer] = [18, 16.5];
  const legs = (y: number) => [-4.2, 4.2].map((x) => [x, y] as const);
  const side = view([-outer / 2, 0, outer / 2, 27], (pen) => [
    pen.box([0, 1.2], washer, 0.8),
    ...legs(4).map((leg) => pen.box(leg, 0.8, 7.6)),
    turned(pen, [
      [8.4, 7.4],
      [9, 8],
      [9, 11.2],
      [2.6, 11.2],
    ]),
    pen.box([0, 9.6], 5, 3.2),
    turned(pen, [
      [2.2, 13.2],
      [2.4, 14.2],
      [2.4, 15.8],
      [9, 15.8],
      [8.6, 17.6],
    ]),
    ...legs(21.2).map((leg) => pen.box(leg, 0.8, 7.2)),
    pen.box([0, 24.4], washer, 0.8),
    pen.axis([0, 0], [0, 26]),
    pen.upright([9, 7.4], [9, 11.2], 10, '3,8'),
    pen.across([-washer / 2, 24.8], [washer / 2, 24.8], 13, `Ø ${formatMeasure(washer)}`),
  ]);
  return { plan: roundPlan(outer, [15.6, 5], []), side };
}

/** Draws a jeans button of 17 mm: an embossed head on its neck, and the tack that is driven into it. */
export function jeanButton(): Views {
  const [head, tack] = [17, 8.5];
  const side = view([-head / 2, 0, head / 2, 20], (pen) => [
    turned(pen, [
      [6.4, 0],
      [7, 0.5],
      [8.2, 0.8],
      [8.5, 1.6],
      [8.1, 2.4],
      [3.6, 2.8],
      [3.2, 6.6],
      [4, 7],
    ]),
    turned(pen, [
      [0.2, 10.5],
      [0.9, 12.2],
      [0.9, 10.5 + tack],
      [4.6, 10.7 + tack],
      [4.6, 11.3 + tack],
    ]),
    pen.axis([0, 0], [0, 20]),
    pen.upright([head / 2, 0], [head / 2, 7], 10, '7'),
    pen.upright([head / 2, 10.5], [head / 2, 10.5 + tack], 10, formatMeasure(tack)),
    pen.across([-4.6, 19.6], [4.6, 19.6], 12, 'Ø 9,2'),
  ]);
  return { plan: roundPlan(head, [14, 12.8], [6.4]), side };
}

/** Draws a shank button of 20 mm: a domed head and the wire eye behind it. */
export function shankButton(): Views {
  const [outer, eye, wire] = [20, 4, 1.6];
  const middle = 4.2 + wire + eye / 2;
  const side = view([-outer / 2, 0, outer / 2, middle + eye / 2 + wire], (pen) => [
    turned(pen, [
      [2.4, 0],
      [6, 0.7],
      [8.8, 2],
      [10, 3.6],
      [9.6, 4.2],
      [9, 4.4],
    ]),
    pen.circle([0, middle], eye + 2 * wire),
    pen.circle([0, middle], eye),
    pen.box([0, 5], 6.4, 1.2, 0.3),
    pen.axis([0, 0], [0, middle + eye / 2 + wire]),
    pen.axis([-3.6, middle], [3.6, middle]),
    pen.upright([outer / 2, middle - eye / 2], [outer / 2, middle + eye / 2], 10, `Ø ${formatMeasure(eye)}`),
    pen.across(
      [-outer / 2, middle + eye / 2 + wire],
      [outer / 2, middle + eye / 2 + wire],
      12,
      formatMeasure(outer),
    ),
  ]);
  return { plan: roundPlan(outer, [17.6, 12], [7.2]), side };
}

/** Draws a pyramid stud of 7 mm: four slopes and four prongs. */
export function pyramidStud(): Views {
  const [edge, rise, prong] = [7, 3.5, 4];
  const half = edge / 2;
  const plan = view([-half, -half, half, half], (pen) => [
    pen.box([0, 0], edge, edge, 0.3),
    pen.line([-half, -half], [half, half]),
    pen.line([-half, half], [half, -half]),
    pen.axis([-half, 0], [half, 0]),
    pen.axis([0, -half], [0, half]),
    pen.across([-half, half], [half, half], 12, formatMeasure(edge)),
    pen.upright([half, -half], [half, half], 12, formatMeasure(edge)),
  ]);
  const side = view([-half, 0, half, rise + prong], (pen) => [
    turned(pen, [
      [0.15, 0],
      [half, rise],
    ]),
    ...[-1, 1].map((sign) =>
      pen.outline([
        [sign * half, rise],
        [sign * (half - 0.4), rise],
        [sign * (half - 1.2), rise],
        [sign * (half - 0.4), rise + prong],
        [sign * half, rise + prong - 0.6],
      ]),
    ),
    pen.axis([0, 0], [0, rise + prong]),
    pen.upright([half, 0], [half, rise], 12, formatMeasure(rise)),
    pen.upright([half, rise], [half, rise + prong], 12, formatMeasure(prong)),
  ]);
  return { plan, side };
}
