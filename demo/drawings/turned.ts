import { formatMeasure } from './dimensions.ts';
import { view, type Pen, type Spot } from './pen.ts';
import type { View } from './view.ts';

/** The outline of a turned part about the vertical axis, from its right half, top first. */
export function turned(pen: Pen, half: readonly Spot[]): string {
  const left = half.map(([x, y]): Spot => [-x, y]).reverse();
  return pen.outline([...half, ...left]);
}

const diameter = (value: number): string => `Ø ${formatMeasure(value)}`;

/** Circles seen along the axis; the first is the outermost one, `hidden` ones lie behind. */
export function roundPlan(outer: number, inner: readonly number[], hidden: readonly number[] = []): View {
  const half = outer / 2;
  return view([-half, -half, half, half], (pen) => [
    pen.circle([0, 0], outer),
    ...inner.map((each) => pen.circle([0, 0], each)),
    ...hidden.map((each) => pen.circle([0, 0], each, 'hidden')),
    pen.axis([-half, 0], [half, 0]),
    pen.axis([0, -half], [0, half]),
    pen.across([-half, half], [half, half], 12, diameter(outer)),
  ]);
}
