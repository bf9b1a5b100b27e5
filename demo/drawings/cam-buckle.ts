import { formatMeasure } from './dimensions.ts';
import { polar, rotate, view, type Pen, type Spot } from './pen.ts';
import { inFront } from './svg-shapes.ts';
import type { Views } from './view.ts';

// The webbing of 40 mm runs from top to bottom. Heights are above the underside of the frame.
const [width, length, inner, tape] = [54, 41, 42, 40];
const [rear, front] = [-length / 2, length / 2];
const [frame, rim, cheek, top] = [3.2, 4.4, 2.4, 15];
const bar = { along: -11, diameter: 3.2 };
const pin = { along: -2, height: 9.9, diameter: 3.4 };

/** How far the webbing is drawn beyond the buckle. */
const beyond = 2.5;

/** The edges of the thumb plate from its tip to the crest above the pin, as (along, down) from the pin. */
const thumb: readonly Spot[] = [
  [10.8, 0.6],
  [20, -3.2],
  [26.5, -7.2],
  [27.3, -8.8],
  [26, -9.6],
  [19, -6.2],
  [9, -3.6],
  [3.5, -4.6],
  [-1.5, -4.7],
];

const teeth = Array.from({ length: 16 }, (_, index) =>
  polar([0, 0], index % 2 ? 5.5 : 4.9, 210 - index * 12),
);

/** The closed cam from the side, as (height, along); the angle turns it about its pin. */
const closed = ([x, y]: Spot): Spot => {
  const [along, down] = rotate([x, y], [0, 0], 0.384);
  return [pin.height - down, pin.along + along];
};
const cam = [...teeth, ...thumb].map(closed);
const [start, tip] = [Math.min(...cam.map(([, y]) => y)), Math.max(...cam.map(([, y]) => y))];

/** An outline of a neighbouring part has long dashes with two dots (ISO 128). */
const neighbour = (shape: string): string =>
  shape.replaceAll('class="axis"', 'class="axis" style="stroke-dasharray:3.5 .8 .8 .8 .8 .8"');

const webbingEdges = (pen: Pen, from: number, to: number): string[] =>
  [-tape / 2, tape / 2].map((x) => neighbour(pen.line([x, from], [x, to], 'axis')));

const plan = view([-width / 2, rear, width / 2, tip], (pen) => [
  ...webbingEdges(pen, rear - beyond, rear),
  pen.box([0, 0], width, length, 4),
  pen.box([0, 0], inner, length - 2 * rim, 1),
  pen.box([0, bar.along], inner, bar.diameter),
  ...webbingEdges(pen, rear + rim, start),
  ...webbingEdges(pen, tip, tip + beyond),
  ...[-1, 1].flatMap((sign) => [
    pen.box([sign * (inner / 2 + cheek + 0.5), pin.along], 1, pin.diameter, 0.3),
    inFront(pen.box([sign * ((inner + cheek) / 2), -1], cheek, 24, 0.4)),
  ]),
  inFront(pen.box([0, (start + tip) / 2], inner - 1.2, tip - start, 0.4)),
  ...thumb.slice(-3).map((edge) => {
    const [, along] = closed(edge);
    return pen.line([0.6 - inner / 2, along], [inner / 2 - 0.6, along]);
  }),
  ...[-1, 1].map((sign) => {
    const along = pin.along + (sign * pin.diameter) / 2;
    return pen.line([-inner / 2 - cheek, along], [inner / 2 + cheek, along], 'hidden');
  }),
  pen.axis([0, rear], [0, tip]),
  pen.acrossBeyond(
    rear - beyond,
    [-tape / 2, rear - beyond],
    [tape / 2, rear - beyond],
    -7,
    formatMeasure(tape),
  ),
  pen.acrossBeyond(
    rear - beyond,
    [-inner / 2, rear + rim],
    [inner / 2, rear + rim],
    -14.5,
    formatMeasure(inner),
  ),
  pen.acrossBeyond(tip, [-width / 2, front - 4], [width / 2, front - 4], 12, formatMeasure(width)),
  pen.upright([width / 2, rear], [width / 2, front], 12, formatMeasure(length)),
]);

/** The faces of the webbing, 1.5 mm apart: it passes over the bar, under the cam and over the front rim. */
const webbing: readonly Spot[][] = [
  [
    [-1.5, rear - beyond],
    [-1.5, rear + rim - 0.4],
    [-0.9, rear + rim + 0.9],
    [2.2, bar.along - 1.5],
    [2.9, bar.along - 0.8],
    [frame, bar.along],
    [frame, tip + beyond],
  ],
  [
    [0, rear - beyond],
    [0, rear + rim + 0.1],
    [0.4, rear + rim + 0.8],
    [3.3, bar.along - 2.4],
    [4.2, bar.along - 1.4],
    [frame + 1.5, bar.along],
    [frame + 1.5, tip + beyond],
  ],
];

const side = view([0, rear, top, tip], (pen) => [
  ...webbing.map((spots) => neighbour(pen.curve(spots, 'axis'))),
  inFront(pen.outline(cam)),
  inFront(
    pen.rounded(
      [
        [0, -13],
        [8.9, -12],
        [top, -6],
        [top, 1],
        [10.5, 8],
        [0, 11],
      ],
      2.5,
    ),
  ),
  pen.outline(cam, 'hidden'),
  inFront(pen.box([frame / 2, 0], frame, length, 1)),
  ...[-1, 1].map((end) => pen.line([0, end * (front - rim)], [frame, end * (front - rim)], 'hidden')),
  pen.circle([frame / 2, bar.along], bar.diameter, 'hidden'),
  pen.circle([pin.height, pin.along], pin.diameter),
  pen.axis([pin.height - 1.7, pin.along], [pin.height + 1.7, pin.along]),
  pen.axis([pin.height, pin.along - 1.7], [pin.height, pin.along + 1.7]),
  pen.acrossBeyond(tip, [0, front], [top, 1], 12, formatMeasure(top)),
  pen.uprightBeyond(
    top,
    [pin.height, pin.along - pin.diameter / 2],
    [pin.height, pin.along + pin.diameter / 2],
    10,
    `Ø ${formatMeasure(pin.diameter)}`,
  ),
]);

/** Draws a buckle for webbing of 40 mm: frame with two cheeks, and the toothed cam on the pin between them. */
export const camBuckle = (): Views => ({ plan, side });
