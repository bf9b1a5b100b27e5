import { across, figures, upright } from './dimension.ts';
import { axes, box, circle, front, line, path, rounded, type Point } from './pen.ts';
import { step, type View, type Views } from './view.ts';

/** Strap from left to right: `inner` is the way of the strap's width, up and down. */
export type Frame = {
  inner: number;
  /** Outside, along the strap and across it. */
  length: number;
  width: number;
  thick: number;
  /** Of the side that takes the pull, along the strap. */
  rim: number;
  corner: number;
  /** Middles of the prongs, from the middle of the frame. */
  prongs?: readonly number[];
  /** A bar in the middle, so wide. */
  middle?: number;
};

/** Toka, kare halka, sürgü: a rectangle with a window. */
export function frame(part: Frame): Views {
  const { inner, length, width, thick, rim, corner, prongs = [], middle } = part;
  const window = Math.round((length - 2 * rim) * 10) / 10;
  const plan: View = {
    width: length,
    height: width,
    draw: (scale, at) => {
      const go = (x: number, y: number) => step(at, scale, x, y);
      return [
        box(at, length * scale, width * scale, corner * scale),
        box(at, window * scale, inner * scale, Math.max(corner - rim, 0.8) * scale),
        ...(middle ? [box(at, middle * scale, inner * scale)] : []),
        ...prongs.map((y) =>
          front(box(go(-rim / 4, y), (length - rim / 2) * scale, 4.2 * scale, 1.4 * scale)),
        ),
        axes(at, length * scale, width * scale),
        across(go(-length / 2, width / 2), go(length / 2, width / 2), 12, figures(length)),
        upright(go(-window / 2, -inner / 2), go(-window / 2, inner / 2), -(rim * scale + 10), figures(inner)),
        upright(go(length / 2, -width / 2), go(length / 2, width / 2), 12, figures(width)),
        ...(prongs.length > 1 ? [spread(prongs, go)] : []),
        ...(prongs.length === 0 && !middle
          ? [across(go(-window / 2, width / 2), go(window / 2, width / 2), 21, figures(window))]
          : []),
      ].join('');
    },
  };
  return { plan, side: slab(thick, width) };
}

/** The distance of two prongs, inside the window. */
function spread(prongs: readonly number[], go: (x: number, y: number) => Point): string {
  const [first = 0, last = 0] = [prongs[0], prongs.at(-1)];
  return upright(go(0, first), go(0, last), 6, figures(last - first));
}

/** Anything flat from its edge. */
export function slab(thick: number, width: number): View {
  return {
    width: thick,
    height: width,
    draw: (scale, at) =>
      [
        box(at, thick * scale, width * scale, (thick / 2.5) * scale),
        line(step(at, scale, 0, -width / 2 - 4 / scale), step(at, scale, 0, width / 2 + 4 / scale), 'axis'),
        across(
          step(at, scale, -thick / 2, width / 2),
          step(at, scale, thick / 2, width / 2),
          12,
          figures(thick),
        ),
      ].join(''),
  };
}

/** Yuvarlak halka: a ring of round wire. */
export function ring(inner: number, wire: number): Views {
  const outer = Math.round((inner + 2 * wire) * 10) / 10;
  const plan: View = {
    width: outer,
    height: outer,
    draw: (scale, at) =>
      [
        circle(at, outer * scale),
        circle(at, inner * scale),
        axes(at, outer * scale, outer * scale),
        across(
          step(at, scale, -inner / 2, 0),
          step(at, scale, inner / 2, 0),
          (outer / 2) * scale + 12,
          `Ø ${figures(inner)}`,
        ),
        across(
          step(at, scale, -outer / 2, 0),
          step(at, scale, outer / 2, 0),
          (outer / 2) * scale + 21,
          `Ø ${figures(outer)}`,
        ),
      ].join(''),
  };
  return { plan, side: slab(wire, outer) };
}

/** D halka: a straight side below, an arc above. */
export function dRing(inner: number, height: number, wire: number): Views {
  const outer = Math.round((inner + 2 * wire) * 10) / 10;
  /** Legs from the foot up, and half an ellipse on them. */
  const arch = (half: number, foot: number, rise: number, scale: number, at: Point) => {
    const [left, right] = [step(at, scale, -half, foot), step(at, scale, half, foot)];
    const shoulder = step(at, scale, 0, rise - height / 2).y;
    const radii = `${half * scale} ${shoulder - step(at, scale, 0, outer / 2 - half - height / 2).y}`;
    return path(`M${left.x} ${left.y}V${shoulder}A${radii} 0 0 1 ${right.x} ${shoulder}V${right.y}Z`);
  };
  const plan: View = {
    width: outer,
    height,
    draw: (scale, at) => {
      const go = (x: number, y: number) => step(at, scale, x, y);
      const foot = height / 2;
      return [
        arch(outer / 2, foot, Math.min(outer / 2, height * 0.7), scale, at),
        arch(inner / 2, foot - wire, Math.min(outer / 2, height * 0.7), scale, at),
        line(go(0, -height / 2 - 4 / scale), go(0, foot + 4 / scale), 'axis'),
        across(go(-inner / 2, foot), go(inner / 2, foot), 12, figures(inner)),
        across(go(-outer / 2, foot), go(outer / 2, foot), 21, figures(outer)),
        upright(go(outer / 2, -height / 2), go(outer / 2, foot), 12, figures(height)),
      ].join('');
    },
  };
  return { plan, side: slab(wire, height) };
}

/** Üçgen halka: the strap on the base, the hook in the rounded top. */
export function triangle(inner: number, innerHeight: number, wire: number): Views {
  const bend = wire;
  const { foot: span, tip, lean } = bentTriangle(inner, innerHeight, bend);
  const [apart, slope] = [wire / Math.tan((Math.PI / 2 - lean) / 2), wire / Math.sin(lean)];
  const [base, height] = [inner + 2 * wire, innerHeight + 2 * wire];
  const plan: View = {
    width: base,
    height,
    draw: (scale, at) => {
      const go = (x: number, y: number) => step(at, scale, x, y);
      const foot = height / 2;
      const sides = (half: number, top: number, bottom: number) => [
        go(0, top),
        go(half, bottom),
        go(-half, bottom),
      ];
      return [
        rounded(sides(span / 2 + apart, foot - wire - tip - slope, foot), (bend + wire) * scale),
        rounded(sides(span / 2, foot - wire - tip, foot - wire), bend * scale),
        line(go(0, -foot - 4 / scale), go(0, foot + 4 / scale), 'axis'),
        across(go(-inner / 2, foot), go(inner / 2, foot), 12, figures(inner)),
        upright(
          go(0, foot - wire - innerHeight),
          go(0, foot - wire),
          (inner / 2 + wire) * scale + 12,
          figures(innerHeight),
        ),
      ].join('');
    },
  };
  return { plan, side: slab(wire, height) };
}

/** The sharp triangle that has this clear width and height once its corners are bent by a radius. */
function bentTriangle(
  width: number,
  height: number,
  bend: number,
): { foot: number; tip: number; lean: number } {
  let [foot, tip] = [width, height];
  for (let round = 0; round < 20; round += 1) {
    const lean = Math.atan2(foot / 2, tip);
    foot = width + 2 * bend * (1 / Math.tan((Math.PI / 2 - lean) / 2) - 1);
    tip = height + bend * (1 / Math.sin(lean) - 1);
  }
  return { foot, tip, lean: Math.atan2(foot / 2, tip) };
}
