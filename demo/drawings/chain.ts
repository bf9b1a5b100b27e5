import { formatMeasure, horizontalDimension, verticalDimension } from './dimensions.ts';
import { arc, view } from './pen.ts';
import { box, circle, hatched, inFront, line } from './svg-shapes.ts';
import { moveBy, type View, type Views } from './view.ts';

/** Draws three links in a row, the middle one seen from its edge. */
export function chain(length: number, width: number, wire: number): Views {
  const pitch = length - 2 * wire;
  const plan: View = {
    width: length + 2 * pitch,
    height: width,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      const flat = (x: number) =>
        box(point(x, 0), length * scale, width * scale, (width / 2) * scale) +
        box(point(x, 0), pitch * scale, (width - 2 * wire) * scale, (width / 2 - wire) * scale);
      return [
        flat(-pitch),
        flat(pitch),
        box(at, length * scale, wire * scale, (wire / 2) * scale),
        line(point(-length / 2 - pitch - 3 / scale, 0), point(length / 2 + pitch + 3 / scale, 0), 'axis'),
        horizontalDimension(
          point(-pitch - length / 2, width / 2),
          point(-pitch + length / 2, width / 2),
          12,
          formatMeasure(length),
        ),
        verticalDimension(
          point(pitch + length / 2, -width / 2),
          point(pitch + length / 2, width / 2),
          10,
          formatMeasure(width),
        ),
      ].join('');
    },
  };
  return { plan, side: wireSection(width, wire) };
}

/** The section through the middle of a link. */
export function wireSection(width: number, wire: number): View {
  return {
    width,
    height: width,
    draw: (scale, at) => {
      const section = (y: number) =>
        hatched(circle(moveBy(at, scale, 0, y), wire * scale), moveBy(at, scale, 0, y), (wire / 2) * scale);
      const edge = (width - wire) / 2;
      return [
        section(-edge),
        section(edge),
        verticalDimension(
          moveBy(at, scale, wire / 2, -edge - wire / 2),
          moveBy(at, scale, wire / 2, -edge + wire / 2),
          12,
          `Ø ${formatMeasure(wire)}`,
        ),
      ].join('');
    },
  };
}

/** Draws a chain whose links have a bar across their middle, cast in one with them. */
export function anchorChain(length: number, width: number, wire: number, bridge: number): Views {
  const pitch = length - 2 * wire;
  const { plan: links } = chain(length, width, wire);
  const inside = width / 2 - wire;
  const bars = view([-length / 2 - pitch, -width / 2, length / 2 + pitch, width / 2], (pen) => [
    pen.box([-pitch, 0], bridge, 2 * inside),
    pen.box([pitch, 0], bridge, 2 * inside),
    inFront(pen.box([0, 0], length, wire, wire / 2)),
    pen.circle([0, 0], bridge, 'hidden'),
    pen.line([-length / 2, 0], [length / 2, 0], 'axis'),
    pen.axis([0, -wire / 2], [0, wire / 2]),
    pen.acrossBeyond(
      -width / 2,
      [-pitch - bridge / 2, -inside],
      [-pitch + bridge / 2, -inside],
      -10,
      `Ø ${formatMeasure(bridge)}`,
    ),
  ]);
  // The bar begins where the wire's circle is as wide as the bar.
  const [middle, gap] = [(width - wire) / 2, (Math.asin(bridge / wire) * 180) / Math.PI];
  const cut = [
    ...arc([0, -middle], wire / 2, 90 + gap, 450 - gap),
    ...arc([0, middle], wire / 2, gap - 90, 270 - gap),
  ];
  const side = view([-width / 2, -width / 2, width / 2, width / 2], (pen) => [
    pen.section(cut),
    pen.axis([0, -width / 2], [0, width / 2]),
    pen.acrossBeyond(width / 2, [-wire / 2, middle], [wire / 2, middle], 12, `Ø ${formatMeasure(wire)}`),
  ]);
  return { plan: { ...links, draw: (scale, at) => links.draw(scale, at) + bars.draw(scale, at) }, side };
}
