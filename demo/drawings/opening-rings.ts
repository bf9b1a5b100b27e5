import { formatMeasure } from './dimensions.ts';
import { ring } from './frames.ts';
import { arc, polar, rotate, turnUntil, view, type Spot } from './pen.ts';
import type { Views } from './view.ts';

const middle: Spot = [0, 0];

/** Draws a ring of which a quarter is a gate that opens inwards; the dashed gate is open. */
export function gateRing({ inner, wire, opening }: { inner: number; wire: number; opening: number }): Views {
  const { plan: closed, side: edge } = ring(inner, wire);
  const [inside, outside, centre] = [inner / 2, inner / 2 + wire, inner / 2 + wire / 2];
  const [nose, hinge, joint] = [-128, -36, -30];
  const pivot = polar(middle, centre, hinge);
  const [still, moving] = [polar(middle, inside, nose), polar(middle, outside, nose)];
  const turn = turnUntil({ moving, still, pivot, distance: opening });
  const swung = (spot: Spot): Spot => rotate(spot, pivot, turn);
  const gate = [...arc(middle, outside, nose, hinge), ...arc(middle, inside, hinge, nose)];
  const plan = view([-outside, -outside, outside, outside], (pen) => [
    pen.line(polar(middle, inside, nose), polar(middle, outside, nose)),
    pen.line(polar(middle, inside, joint), polar(middle, outside, joint)),
    pen.circle(pivot, wire * 0.44),
    pen.outline(gate.map(swung), 'hidden'),
    pen.aligned(still, swung(moving), 0, formatMeasure(opening)),
  ]);
  // The end of the gate is a circle that stands across the ring.
  const end = Array.from({ length: 13 }, (_, index): Spot => {
    const [out, across] = polar(middle, wire / 2, -90 + index * 15);
    return [across, polar(middle, centre + out, nose)[1]];
  });
  const side = view([-wire / 2, -outside, wire / 2, outside], (pen) => [pen.curve(end)]);
  return {
    plan: { ...closed, draw: (scale, at) => closed.draw(scale, at) + plan.draw(scale, at) },
    side: { ...edge, draw: (scale, at) => edge.draw(scale, at) + side.draw(scale, at) },
  };
}

/** Draws two turns of flat wire; on the left the wire steps from the lower turn to the upper one. */
export function splitRing({ inner, outer, thick }: { inner: number; outer: number; thick: number }): Views {
  const { plan: turns } = ring(inner, (outer - inner) / 2);
  const half = outer / 2;
  const [step, gap] = [0.34 * half, 0.05 * half];
  const end = degreesAt(-step - gap, half);
  const plan = view([-half, -half, half, half], (pen) => [
    pen.line(polar(middle, inner / 2, end), polar(middle, half, end)),
    pen.line(polar(middle, inner / 2, -end), polar(middle, half, -end), 'hidden'),
  ]);
  const ease = Array.from({ length: 13 }, (_, index): Spot => {
    const t = index / 12;
    return [thick * t * t * (3 - 2 * t), step * (2 * t - 1)];
  });
  const upper: Spot[] = [
    [0, -half],
    [thick, -half],
    [thick, -step - gap],
    [0, -step - gap],
  ];
  const left = ease.map(([x, y]): Spot => [x - thick, y]);
  const side = view([-thick, -half, thick, half], (pen) => [
    pen.rounded(upper, [0, 0, 0.3, 0.3]),
    pen.rounded(
      upper.map((spot) => rotate(spot, middle, Math.PI)),
      [0, 0, 0.3, 0.3],
    ),
    pen.outline([[-thick, -half], [0, -half], ...ease, [thick, half], [0, half], ...[...left].reverse()]),
    pen.across([0, -half], [thick, -half], -10, formatMeasure(thick)),
    pen.across([-thick, half], [thick, half], 12, formatMeasure(2 * thick)),
  ]);
  return { plan: { ...turns, draw: (scale, at) => turns.draw(scale, at) + plan.draw(scale, at) }, side };
}

/** The direction, clockwise from the right, of the place on the left half of a circle at this height. */
const degreesAt = (y: number, radius: number): number => 180 - (Math.asin(y / radius) * 180) / Math.PI;
