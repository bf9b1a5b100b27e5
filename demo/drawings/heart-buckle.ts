import { formatMeasure } from './dimensions.ts';
import { arc, polar, view, type Spot } from './pen.ts';
import { prong, prongedSide } from './pronged-buckles.ts';
import type { Views } from './view.ts';

const degrees = (radians: number): number => (radians * 180) / Math.PI;

type Arcs = {
  /** The arcs of the right half by middle and radius; the middles of notch and tip are on the axis. */
  shoulder: readonly [x: number, y: number, radius: number];
  notch: readonly [y: number, radius: number];
  tip: readonly [y: number, radius: number];
  /** The direction in which the straight flank faces, clockwise from the right. */
  flank: number;
};

/** The outline of a heart, whose flanks are straight between shoulder and tip. */
function heart({ shoulder: [x, y, radius], notch, tip, flank }: Arcs): Spot[] {
  const towards = degrees(Math.atan2(y - notch[0], x));
  const right = [
    ...arc([0, notch[0]], notch[1], 90, towards),
    ...arc([x, y], radius, towards + 180, 360 + flank),
    ...arc([0, tip[0]], tip[1], flank, 90),
  ];
  return [...right, ...right.map(([sx, sy]): Spot => [-sx, sy]).reverse()];
}

/** Draws a heart-shaped frame with a bar from its notch to its tip; the prong rests on the right side. */
export function heartBuckle(part: {
  inner: number;
  width: number;
  height: number;
  rim: number;
  thick: number;
  bar: number;
}): Views {
  const { inner, width, height, rim, thick, bar } = part;
  const [shoulder, notch, tip] = [0.274 * width, 1.5, 2.5];
  const [x, y] = [width / 2 - shoulder, shoulder - height / 2];
  const notchY = y - Math.sqrt((shoulder + notch) ** 2 - x ** 2);
  const tipY = height / 2 - tip;
  const flank = degrees(Math.atan2(y - tipY, x) + Math.acos((tip - shoulder) / Math.hypot(x, y - tipY)));
  const outer = heart({ shoulder: [x, y, shoulder], notch: [notchY, notch], tip: [tipY, tip], flank });
  // The radius of the inner tip follows from the length of the bar.
  const [cosine, sine] = polar([0, 0], 1, flank);
  const [top, foot] = [notchY + notch + rim, notchY + notch + rim + inner];
  const innerTip = (tipY * sine + tip - rim - foot * sine) / (1 - sine);
  const window = heart({
    shoulder: [x, y, shoulder - rim],
    notch: [notchY, notch + rim],
    tip: [foot - innerTip, innerTip],
    flank,
  });
  const barTop = notchY + Math.sqrt((notch + rim) ** 2 - (bar / 2) ** 2);
  const barFoot = (tipY * sine + tip - rim - (bar / 2) * cosine) / sine;
  const prongY = y + 4;
  const rest = x + Math.sqrt(shoulder ** 2 - (prongY - y) ** 2);
  const plan = view([-width / 2, -height / 2, width / 2, height / 2], (pen) => [
    pen.outline(outer),
    pen.outline(window),
    ...[-bar / 2, bar / 2].map((edge) => pen.line([edge, barTop], [edge, barFoot])),
    prong(pen, { bar: [0, bar], tip: rest - 1.2, y: prongY, width: 3.4 }),
    pen.axis([0, -height / 2], [0, height / 2]),
    pen.across([-width / 2, height / 2], [width / 2, height / 2], 12, formatMeasure(width)),
    pen.uprightBeyond(width / 2, [x, -height / 2], [0, height / 2], 12, formatMeasure(height)),
    pen.uprightBeyond(-width / 2, [-bar / 2, top], [0, foot], -12, formatMeasure(inner)),
    pen.acrossBeyond(-height / 2, [-bar / 2, top], [bar / 2, top], -10, `Ø ${formatMeasure(bar)}`),
  ]);
  const side = prongedSide({ thick, width: height, bar, y: prongY, prongWidth: 3.4 });
  return { plan, side };
}
