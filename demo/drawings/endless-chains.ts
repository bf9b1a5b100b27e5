import { formatMeasure } from './dimensions.ts';
import { view, type Spot } from './pen.ts';
import { inFront } from './svg-shapes.ts';
import { roundPlan } from './turned.ts';
import type { Views } from './view.ts';

/** Draws a chain of balls on short pins, cut off at both ends. */
export function ballChain(ball: number, pitch: number): Views {
  const balls = Array.from({ length: 6 }, (_, index): Spot => [(index - 2.5) * pitch, 0]);
  const half = 2.5 * pitch + ball / 2;
  const [, , third = [0, 0], fourth = [0, 0]] = balls;
  const plan = view([-half, -ball / 2, half, ball / 2], (pen) => [
    ...balls.slice(1).map(([x]) => pen.box([x - pitch / 2, 0], pitch / 2, ball / 4)),
    ...balls.map((spot) => inFront(pen.circle(spot, ball))),
    pen.axis([-half, 0], [half, 0]),
    pen.across([third[0], ball / 2], [fourth[0], ball / 2], 10, formatMeasure(pitch)),
    pen.upright([2.5 * pitch, -ball / 2], [2.5 * pitch, ball / 2], 18, `Ø ${formatMeasure(ball)}`),
  ]);
  return { plan, side: roundPlan(ball, [], [ball / 4]) };
}

/** Draws a tube of interlocked rings, with the cap and the eye of its end. */
export function snakeChain(outer: number, { cap, eye }: { cap: number; eye: number }): Views {
  const half = outer / 2;
  const [tube, end] = [24, 9];
  const rings = Array.from({ length: tube - 1 }, (_, index) => index + 1 - tube);
  const middle = end + eye / 2 + 0.4;
  const right = middle + eye / 2 + 1.3;
  const plan = view([-tube, -cap / 2, right, cap / 2], (pen) => [
    pen.circle([middle, 0], eye + 2.6),
    pen.circle([middle, 0], eye),
    pen.outline([
      [-tube, -half],
      [0, -half],
      [0, half],
      [-tube, half],
    ]),
    ...rings.map((x) =>
      pen.outline(
        [
          [x, -half],
          [x + 0.7, 0],
          [x, half],
          [x + 0.7, 0],
        ],
        'measure',
      ),
    ),
    inFront(pen.box([end / 2, 0], end, cap, 0.8)),
    pen.axis([-tube, 0], [right, 0]),
    pen.across([0, cap / 2], [end, cap / 2], 14, formatMeasure(end)),
    pen.upright([-tube, -half], [-tube, half], -10, `Ø ${formatMeasure(outer)}`),
    pen.upright([middle, -eye / 2], [middle, eye / 2], 20, `Ø ${formatMeasure(eye)}`),
  ]);
  return { plan, side: roundPlan(outer, [outer - 1.2]) };
}
