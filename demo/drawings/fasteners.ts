import { across, figures, upright } from './dimension.ts';
import { axes, box, circle, cut, line, polygon } from './pen.ts';
import { step, type View, type Views } from './view.ts';

/** Kuşgözü: the mouth in plan, and the section through it with its barrel. */
export function eyelet(
  inside: readonly [number, number],
  outside: readonly [number, number],
  barrel: number,
  sheet: number,
): Views {
  const [inWidth, inHeight] = inside;
  const [outWidth, outHeight] = outside;
  const isRound = inWidth === inHeight && outWidth === outHeight;
  const sign = isRound ? 'Ø ' : '';
  const plan: View = {
    width: outWidth,
    height: outHeight,
    draw: (scale, at) => {
      const go = (x: number, y: number) => step(at, scale, x, y);
      return [
        isRound
          ? circle(at, outWidth * scale)
          : box(at, outWidth * scale, outHeight * scale, (outHeight / 2) * scale),
        isRound
          ? circle(at, inWidth * scale)
          : box(at, inWidth * scale, inHeight * scale, (inHeight / 2) * scale),
        axes(at, outWidth * scale, outHeight * scale),
        across(
          go(-inWidth / 2, 0),
          go(inWidth / 2, 0),
          (outHeight / 2) * scale + 12,
          sign + figures(inWidth),
        ),
        across(
          go(-outWidth / 2, 0),
          go(outWidth / 2, 0),
          (outHeight / 2) * scale + 21,
          sign + figures(outWidth),
        ),
        ...(isRound
          ? []
          : [
              upright(
                go(0, -inHeight / 2),
                go(0, inHeight / 2),
                (outWidth / 2) * scale + 11,
                figures(inHeight),
              ),
              upright(
                go(0, -outHeight / 2),
                go(0, outHeight / 2),
                (outWidth / 2) * scale + 20,
                figures(outHeight),
              ),
            ]),
      ].join('');
    },
  };
  const side: View = {
    width: outWidth,
    height: barrel,
    draw: (scale, at) => {
      const go = (x: number, y: number) => step(at, scale, x, y);
      const [top, foot, lip] = [-barrel / 2, barrel / 2, 1.6 * sheet];
      const half = (sign: number) =>
        cut(
          polygon([
            go(sign * (outWidth / 2), top + lip),
            go(sign * (outWidth / 2 - sheet), top + sheet / 2),
            go(sign * (inWidth / 2 + lip), top),
            go(sign * (inWidth / 2), top + lip),
            go(sign * (inWidth / 2), foot),
            go(sign * (inWidth / 2 + sheet), foot),
            go(sign * (inWidth / 2 + sheet), top + lip + sheet / 2),
          ]),
          go((sign * inWidth) / 2, 0),
          (outWidth / 2) * scale,
        );
      return [
        half(1),
        half(-1),
        line(go(-inWidth / 2, foot), go(inWidth / 2, foot)),
        line(go(0, top - 5 / scale), go(0, foot + 5 / scale), 'axis'),
        upright(go(outWidth / 2, top), go(inWidth / 2, foot), 10, figures(barrel)),
      ].join('');
    },
  };
  return { plan, side };
}

/** Perçin, vida, konik: a head on a post. `peak` makes a cone of the head. */
export function headed(part: {
  head: number;
  rise: number;
  post: number;
  postDiameter: number;
  peak?: boolean;
  hollow?: boolean;
}): Views {
  const { head, rise, post, postDiameter, peak = false, hollow = false } = part;
  const height = rise + post;
  const plan: View = {
    width: head,
    height: head,
    draw: (scale, at) =>
      [
        circle(at, head * scale),
        ...(peak ? [circle(at, 0.16 * head * scale)] : []),
        circle(at, postDiameter * scale, 'hidden'),
        axes(at, head * scale, head * scale),
        across(
          step(at, scale, -head / 2, 0),
          step(at, scale, head / 2, 0),
          (head / 2) * scale + 12,
          `Ø ${figures(head)}`,
        ),
      ].join(''),
  };
  const side: View = {
    width: head,
    height,
    draw: (scale, at) => {
      const go = (x: number, y: number) => step(at, scale, x, y);
      const [top, neck, foot] = [-height / 2, rise - height / 2, height / 2];
      const crown = peak ? 0.08 : 0.36;
      return [
        polygon([
          go(-head / 2, neck),
          go(-head / 2, neck - rise * (peak ? 0.08 : 0.35)),
          go(-head * crown, top),
          go(head * crown, top),
          go(head / 2, neck - rise * (peak ? 0.08 : 0.35)),
          go(head / 2, neck),
        ]),
        box(go(0, neck + post / 2), postDiameter * scale, post * scale, 0.3 * scale),
        ...(hollow
          ? [-1, 1].map((sign) =>
              line(
                go(sign * postDiameter * 0.36, neck + post * 0.25),
                go(sign * postDiameter * 0.36, foot),
                'hidden',
              ),
            )
          : []),
        line(go(0, top - 5 / scale), go(0, foot + 5 / scale), 'axis'),
        upright(
          go(postDiameter / 2, neck),
          go(postDiameter / 2, foot),
          (head / 2) * scale + 10,
          figures(post),
        ),
        upright(go(-head / 2, top), go(-head / 2, neck), -10, figures(rise)),
        across(go(-postDiameter / 2, foot), go(postDiameter / 2, foot), 12, `Ø ${figures(postDiameter)}`),
      ].join('');
    },
  };
  return { plan, side };
}

/** Plaka elcik: a plate with a hole for the ring and a window for a cord. */
export function plate(
  length: number,
  width: number,
  thick: number,
  window: readonly [number, number],
): Views {
  const plan: View = {
    width: length,
    height: width,
    draw: (scale, at) => {
      const go = (x: number, y: number) => step(at, scale, x, y);
      const slot = go(length / 2 - window[0] / 2 - 3, 0);
      return [
        box(at, length * scale, width * scale, 1.5 * scale),
        circle(go(-length / 2 + 3.4, 0), 2.8 * scale),
        box(slot, window[0] * scale, window[1] * scale, (window[1] / 2) * scale),
        line(go(-length / 2 - 4 / scale, 0), go(length / 2 + 4 / scale, 0), 'axis'),
        across(go(-length / 2, width / 2), go(length / 2, width / 2), 20, figures(length)),
        across(
          { x: slot.x - (window[0] / 2) * scale, y: go(0, width / 2).y },
          { x: slot.x + (window[0] / 2) * scale, y: go(0, width / 2).y },
          11,
          figures(window[0]),
        ),
        upright(go(length / 2, -width / 2), go(length / 2, width / 2), 20, figures(width)),
        upright(
          { x: go(length / 2, 0).x, y: slot.y - (window[1] / 2) * scale },
          { x: go(length / 2, 0).x, y: slot.y + (window[1] / 2) * scale },
          10,
          figures(window[1]),
        ),
      ].join('');
    },
  };
  const side: View = {
    width: thick,
    height: width,
    draw: (scale, at) =>
      box(at, thick * scale, width * scale, 0.3 * scale) +
      across(
        step(at, scale, -thick / 2, width / 2),
        step(at, scale, thick / 2, width / 2),
        12,
        figures(thick),
      ),
  };
  return { plan, side };
}

/** Zincir: three links in a row, every other one seen from its edge. */
export function chain(length: number, width: number, wire: number): Views {
  const pitch = length - 2 * wire;
  const plan: View = {
    width: length + 2 * pitch,
    height: width,
    draw: (scale, at) => {
      const go = (x: number, y: number) => step(at, scale, x, y);
      const flat = (x: number) =>
        box(go(x, 0), length * scale, width * scale, (width / 2) * scale) +
        box(go(x, 0), pitch * scale, (width - 2 * wire) * scale, (width / 2 - wire) * scale);
      return [
        flat(-pitch),
        flat(pitch),
        box(at, length * scale, wire * scale, (wire / 2) * scale),
        line(go(-length / 2 - pitch - 3 / scale, 0), go(length / 2 + pitch + 3 / scale, 0), 'axis'),
        across(go(-pitch - length / 2, width / 2), go(-pitch + length / 2, width / 2), 12, figures(length)),
        upright(go(pitch + length / 2, -width / 2), go(pitch + length / 2, width / 2), 10, figures(width)),
      ].join('');
    },
  };
  const side: View = {
    width: width,
    height: width,
    draw: (scale, at) => {
      const section = (y: number) =>
        cut(circle(step(at, scale, 0, y), wire * scale), step(at, scale, 0, y), (wire / 2) * scale);
      const edge = (width - wire) / 2;
      return [
        section(-edge),
        section(edge),
        upright(
          step(at, scale, wire / 2, -edge - wire / 2),
          step(at, scale, wire / 2, -edge + wire / 2),
          12,
          `Ø ${figures(wire)}`,
        ),
      ].join('');
    },
  };
  return { plan, side };
}
