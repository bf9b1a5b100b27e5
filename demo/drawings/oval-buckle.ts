import { formatMeasure } from './dimensions.ts';
import { flatSideView } from './frames.ts';
import { smoothSpots, view, type Spot } from './pen.ts';
import { inFront } from './svg-shapes.ts';
import type { Views } from './view.ts';

/** Draws an oval frame with a bar in its middle, on which the prong turns. */
export function ovalBuckle(part: { inner: number; length: number; width: number; bar: number }): Views {
  const { inner, length, width, bar } = part;
  const rim = (width - inner) / 2;
  const oval = (across: number, along: number): Spot[] =>
    smoothSpots(
      Array.from({ length: 24 }, (_, index): Spot => {
        const turn = (index * Math.PI) / 12;
        return [(along / 2) * Math.cos(turn), (across / 2) * Math.sin(turn)];
      }),
    );
  const plan = view([-length / 2, -width / 2, length / 2, width / 2], (pen) => [
    pen.outline(oval(width, length)),
    pen.outline(oval(inner, length - 2 * rim - 2)),
    pen.box([0, 0], bar, inner),
    inFront(pen.box([length / 4 - 0.6, 0], length / 2 + 1.4, 3.2, 1.2)),
    pen.axis([-length / 2, 0], [length / 2, 0]),
    pen.axis([0, -width / 2], [0, width / 2]),
    pen.across([-length / 2, width / 2], [length / 2, width / 2], 12, formatMeasure(length)),
    pen.upright([length / 2, -width / 2], [length / 2, width / 2], 12, formatMeasure(width)),
    pen.upright([-length / 2, -inner / 2], [-length / 2, inner / 2], -10, formatMeasure(inner)),
    pen.across([-bar / 2, -width / 2], [bar / 2, -width / 2], -8, formatMeasure(bar)),
  ]);
  return { plan, side: flatSideView(3.4, width) };
}
