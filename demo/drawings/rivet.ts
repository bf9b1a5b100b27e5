import { formatMeasure, horizontalDimension, verticalDimension } from './dimensions.ts';
import { axes, box, circle, line, polygon } from './svg-shapes.ts';
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
