import { across, figures, upright } from './dimension.ts';
import { slab } from './frames.ts';
import { axes, circle } from './pen.ts';
import { step, type View, type Views } from './view.ts';

/** Delikli düğme: four holes in a square, `apart` from middle to middle. */
export function sewnButton(part: { outer: number; thick: number; hole: number; apart: number }): Views {
  const { outer, thick, hole, apart } = part;
  const plan: View = {
    width: outer,
    height: outer,
    draw: (scale, at) => {
      const go = (x: number, y: number) => step(at, scale, x, y);
      const [half, edge] = [apart / 2, (outer / 2) * scale];
      const corners = [go(-half, -half), go(half, -half), go(half, half), go(-half, half)];
      return [
        circle(at, outer * scale),
        circle(at, 0.7 * outer * scale),
        ...corners.map((corner) => circle(corner, hole * scale)),
        axes(at, outer * scale, outer * scale),
        across(go(-half, half), go(half, half), edge - half * scale + 12, figures(apart)),
        across(go(-outer / 2, 0), go(outer / 2, 0), edge + 21, `Ø ${figures(outer)}`),
        upright(
          go(half, -half - hole / 2),
          go(half, -half + hole / 2),
          edge - half * scale + 11,
          `Ø ${figures(hole)}`,
        ),
      ].join('');
    },
  };
  return { plan, side: slab(thick, outer) };
}
