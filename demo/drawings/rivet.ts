import { formatMeasure, horizontalDimension, verticalDimension } from './dimensions.ts';
import { arc, view } from './pen.ts';
import { axes, box, circle, line, polygon } from './svg-shapes.ts';
import { roundPlan, turned } from './turned.ts';
import { moveBy, type View, type Views } from './view.ts';

/** Draws a rivet, screw or stud: a head on a post, in millimetres. `conical` makes the head a cone. */
export function rivet(part: {
  head: number;
  rise: number;
  post: number;
  postDiameter: number;
  conical?: boolean;
  hollow?: boolean;
}): Views {
  const { head, rise, post, postDiameter, conical = false, hollow = false } = part;
  const height = rise + post;
  const plan: View = {
    width: head,
    height: head,
    draw: (scale, at) =>
      [
        circle(at, head * scale),
        ...(conical ? [circle(at, 0.16 * head * scale)] : []),
        circle(at, postDiameter * scale, 'hidden'),
        axes(at, head * scale, head * scale),
        horizontalDimension(
          moveBy(at, scale, -head / 2, 0),
          moveBy(at, scale, head / 2, 0),
          (head / 2) * scale + 12,
          `Ø ${formatMeasure(head)}`,
        ),
      ].join(''),
  };
  const side: View = {
    width: head,
    height,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      const [top, neck, foot] = [-height / 2, rise - height / 2, height / 2];
      const crown = conical ? 0.08 : 0.36;
      return [
        polygon([
          point(-head / 2, neck),
          point(-head / 2, neck - rise * (conical ? 0.08 : 0.35)),
          point(-head * crown, top),
          point(head * crown, top),
          point(head / 2, neck - rise * (conical ? 0.08 : 0.35)),
          point(head / 2, neck),
        ]),
        box(point(0, neck + post / 2), postDiameter * scale, post * scale, 0.3 * scale),
        ...(hollow
          ? [-1, 1].map((sign) =>
              line(
                point(sign * postDiameter * 0.36, neck + post * 0.25),
                point(sign * postDiameter * 0.36, foot),
                'hidden',
              ),
            )
          : []),
        line(point(0, top - 5 / scale), point(0, foot + 5 / scale), 'axis'),
        verticalDimension(
          point(postDiameter / 2, neck),
          point(postDiameter / 2, foot),
          (head / 2) * scale + 10,
          formatMeasure(post),
        ),
        verticalDimension(point(-head / 2, top), point(-head / 2, neck), -10, formatMeasure(rise)),
        horizontalDimension(
          point(-postDiameter / 2, foot),
          point(postDiameter / 2, foot),
          12,
          `Ø ${formatMeasure(postDiameter)}`,
        ),
      ].join('');
    },
  };
  return { plan, side };
}

/** Draws a stud of 8 mm: a ball on a neck with its base, and below it the screw that holds it. */
export function ballStud(): Views {
  const [ball, neck, base, rise] = [8, 4.8, 11, 11];
  const [thread, core, screw, head] = [3, 2.5, 6, 9];
  const [tip, seat] = [rise + 3.5, rise + 3.5 + screw];
  const foot = seat + 1.4;
  const side = view([-base / 2, 0, base / 2, foot], (pen) => [
    turned(pen, [
      ...arc([0, ball / 2], ball / 2, -90, 53),
      [neck / 2, 7.6],
      [neck / 2, 8.4],
      [3.1, 9.7],
      [5.2, 10.1],
      [base / 2, 10.5],
      [base / 2, 10.8],
      [base / 2 - 0.2, rise],
    ]),
    ...[-1, 1].flatMap((sign) => [
      pen.line([(sign * thread) / 2, rise], [(sign * thread) / 2, 6], 'hidden'),
      pen.curve(
        [
          [(sign * core) / 2, rise],
          [(sign * core) / 2, 5.2],
          [0, 4.5],
        ],
        'hidden',
      ),
      pen.line([(sign * core) / 2, tip], [(sign * core) / 2, seat], 'measure'),
    ]),
    turned(pen, [
      [core / 2, tip],
      [thread / 2, tip + 0.25],
      [thread / 2, seat],
    ]),
    pen.line([-thread / 2, tip + 0.25], [thread / 2, tip + 0.25]),
    turned(pen, [
      [head / 2 - 0.3, seat],
      [head / 2, seat + 0.3],
      [head / 2, foot - 0.4],
      [head / 2 - 0.4, foot],
    ]),
    pen.curve(
      [
        [-0.6, foot],
        [-0.6, foot - 0.7],
        [0.6, foot - 0.7],
        [0.6, foot],
      ],
      'hidden',
    ),
    pen.axis([0, 0], [0, rise]),
    pen.axis([0, tip], [0, foot]),
    pen.acrossBeyond(0, [-ball / 2, ball / 2], [ball / 2, ball / 2], -10, `Ø ${formatMeasure(ball)}`),
    pen.uprightBeyond(base / 2, [0, 0], [base / 2, rise], 10, formatMeasure(rise)),
    pen.across([-thread / 2, tip], [thread / 2, tip], -7, `M${thread}`),
    pen.uprightBeyond(base / 2, [thread / 2, tip], [head / 2 - 0.3, seat], 10, formatMeasure(screw)),
    pen.across([-head / 2, foot], [head / 2, foot], 12, `Ø ${formatMeasure(head)}`),
  ]);
  return { plan: roundPlan(base, [ball], [neck, thread]), side };
}
