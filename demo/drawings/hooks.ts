import { formatMeasure } from './dimensions.ts';
import { inFront } from './svg-shapes.ts';
import { rotate, turnUntil, view, type Pen, type Spot } from './pen.ts';
import type { Views } from './view.ts';

/** Moves and scales the spots of a shape. */
const placed = (spots: readonly Spot[], { scale = 1, x = 0 }): Spot[] =>
  spots.map(([sx, sy]) => [sx * scale + x, sy * scale]);

/** Draws a swivel hook of 25 mm: eye, collar of the swivel and hook with its gate; the dashed gate is open. */
export function swivelHook(): Views {
  const [eye, wire, length, opening] = [25, 3.4, 58, 10];
  const half = eye / 2 + wire;
  const place = { scale: 0.9, x: 25.1 };
  const back = placed(
    [
      [-2, 0],
      [3.5, -4],
      [10, -10.5],
      [20, -12.6],
      [29.5, -9],
      [33.4, -0.5],
      [31, 7.2],
      [25.5, 10.2],
    ],
    place,
  );
  const gate = placed(
    [
      [1.5, 2.5],
      [5.5, 6.2],
      [12, 9],
      [19, 10.2],
      [25.2, 9.3],
    ],
    place,
  );
  const noseInside = 10.2 * 0.9 - 2.25;
  const open = noseInside - opening;
  const eyeMiddle: Spot = [8.4, 0];
  const plan = view([0, -half, length, half], (pen) => [
    pen.wire(back, [7.2, 7, 6.1, 5.6, 5.4, 5.6, 5.2, 4.5]),
    inFront(pen.wire(gate, [5.8, 4.9, 3.8, 3.4, 2.7])),
    inFront(
      pen.wire(
        [
          [36, 8.1],
          [35, 10.6],
          [34.5, 12.8],
        ],
        [3, 2.2, 3.2],
      ),
    ),
    pen.wire(
      [
        [27.6, 1],
        [34, open - 4.2],
        [41, open - 2.6],
        [48, open - 1.4],
      ],
      [4.8, 3.8, 3.2, 2.6],
      { stroke: 'hidden' },
    ),
    pen.circle([27.8, 3], 2.2),
    pen.box(eyeMiddle, 16.8, 2 * half, 6),
    pen.box(eyeMiddle, 16.8 - 2 * wire, eye, 2.8),
    inFront(pen.box([21, 0], 9.6, 8.6, 1.6)),
    pen.line([18.6, -4.3], [18.6, 4.3]),
    pen.line([23.2, -4.3], [23.2, 4.3]),
    pen.axis([0, 0], [length, 0]),
    pen.across([0, half], [length, half], 14, formatMeasure(length)),
    pen.upright([0, -eye / 2], [0, eye / 2], -14, formatMeasure(eye)),
    pen.upright([length, open], [length, noseInside], 12, formatMeasure(opening)),
  ]);
  const side = view([-half, 0, half, length], (pen) => [
    pen.box([0, 8.4], 2 * wire, 16.8, wire),
    pen.box([0, 21], 8.6, 9.6, 1.6),
    pen.line([-4.3, 18.6], [4.3, 18.6]),
    pen.line([-4.3, 23.2], [4.3, 23.2]),
    pen.box([0, 41.9], 6.4, 32.2, 3.2),
    pen.circle([0, 27.8], 2.2),
    pen.axis([0, 0], [0, length]),
    pen.across([-4.3, length], [4.3, length], 12, `Ø ${formatMeasure(8.6)}`),
    pen.upright([3.2, 25.8], [3.2, length], 14, formatMeasure(32.2)),
  ]);
  return { plan, side };
}

/** Draws a bolt snap of 70 mm, whose bolt slides from its barrel to the nose. */
export function boltSnap(): Views {
  const [length, eye, opening] = [70, 13, 12];
  const nose = 49.2;
  const left = nose - length;
  const back: Spot[] = [
    [3, 0],
    [12, -2.5],
    [24, -7],
    [35, -8.6],
    [43.2, -4.4],
    [46.2, 3],
    [43, 9.2],
    [38.4, 10],
  ];
  const plan = view([left, -13, nose, 14], (pen) => [
    pen.circle([left + 8.6, 0], 17.2),
    pen.circle([left + 8.6, 0], eye),
    inFront(pen.box([-2, 0], 10, 8, 1.2)),
    pen.line([-3.4, -4], [-3.4, 4]),
    pen.line([1, -4], [1, 4]),
    pen.wire(back, [8.6, 8.2, 7.2, 6.4, 6, 6, 5.6, 5.4]),
    pen.wire(
      [
        [3, 1],
        [8, 5.2],
        [12, 8.4],
      ],
      [8.6, 8, 7.2],
    ),
    inFront(pen.box([16, 9], 12, 8.6, 1)),
    inFront(pen.box([28.6, 9], 13.4, 4.4, 1)),
    pen.circle([18, 9], 5.6),
    pen.axis([left, 0], [nose, 0]),
    pen.axis([10, 9], [40, 9]),
    pen.across([left, 14], [nose, 14], 17, formatMeasure(length)),
    pen.upright([left, -eye / 2], [left, eye / 2], -12, `Ø ${formatMeasure(eye)}`),
    pen.across([23.7, 14], [23.7 + opening, 14], 7, formatMeasure(opening)),
  ]);
  return { plan, side: edgeView(length, [4.2, 8.6, 6.4]) };
}

/** Draws a carabiner of 50 mm: an outline of cast wire with a gate between two pins. */
export function carabiner(): Views {
  const [length, width, thick, opening] = [50, 29, 4.8, 11];
  const loop: Spot[] = [
    [-26, 0],
    [-21, 8.8],
    [-8, 12.6],
    [8, 15.4],
    [21, 13.4],
    [28.5, 2],
    [25.5, -10],
    [15, -15.4],
    [2, -13.4],
    [-12, -10.9],
    [-22.5, -7.2],
  ];
  const spots = loop.map(([x, y]): Spot => [(x - 1.25) * 0.829, y * 0.781]);
  const [hinge, nose]: Spot[] = [
    [-13.9, -7.9],
    [9.4, -12],
  ];
  const gate = turned(nose ?? [0, 0], hinge ?? [0, 0], opening);
  const plan = view([-length / 2, -width / 2, length / 2, width / 2], (pen) => [
    pen.wire(spots, thick, { closed: true }),
    ...cuts(pen),
    pen.wire([hinge ?? [0, 0], gate], 4, { stroke: 'hidden' }),
    pen.circle(hinge ?? [0, 0], 2.2),
    pen.circle(nose ?? [0, 0], 2.2),
    pen.axis([-length / 2, 0], [length / 2, 0]),
    pen.across([-length / 2, width / 2], [length / 2, width / 2], 12, formatMeasure(length)),
    pen.upright([length / 2, -width / 2], [length / 2, width / 2], 12, formatMeasure(width)),
    pen.aligned(nose ?? [0, 0], gate, 9, formatMeasure(opening)),
  ]);
  return { plan, side: edgeView(length, [thick, thick, thick]) };
}

/** The joints of the gate. */
const cuts = (pen: Pen): string[] => [pen.line([-11.8, -11], [-11.2, -6]), pen.line([7, -14.6], [6.8, -9.4])];

/** The end of a gate after it has swung inwards about its hinge by this distance. */
function turned(end: Spot, hinge: Spot, distance: number): Spot {
  const [dx, dy] = [end[0] - hinge[0], end[1] - hinge[1]];
  const turn = 2 * Math.asin(distance / 2 / Math.hypot(dx, dy));
  return rotate(end, hinge, turn);
}

/** Draws an S hook of 60 mm: a bent wire with a narrow and a wide mouth. */
export function sHook(): Views {
  const [length, width, wire] = [60, 29, 5];
  const spots: Spot[] = [
    [12, 9.7],
    [17.6, 12],
    [24.6, 9],
    [27.5, 0],
    [24.6, -8],
    [17, -10.4],
    [8.5, -6.4],
    [0, 0],
    [-8, 6.6],
    [-16.5, 12],
    [-24.3, 8.6],
    [-27.5, 0],
    [-25, -8.6],
    [-19, -12],
    [-12.6, -11.8],
  ];
  const plan = view([-length / 2, -width / 2, length / 2, width / 2], (pen) => [
    pen.wire(spots, wire),
    pen.axis([-length / 2, 0], [length / 2, 0]),
    pen.across([-length / 2, width / 2], [length / 2, width / 2], 12, formatMeasure(length)),
    pen.upright([length / 2, -width / 2], [length / 2, width / 2], 12, formatMeasure(width)),
    pen.aligned([10.5, 7.7], [4.4, -0.2], -3, '10'),
    pen.aligned([-11.1, -9.8], [-3.8, -0.3], -3, '12'),
  ]);
  const side = view([-wire / 2, -width / 2, wire / 2, width / 2], (pen) => [
    pen.box([0, 0], wire, width, wire / 2),
    pen.axis([0, -width / 2], [0, width / 2]),
    pen.across([-wire / 2, width / 2], [wire / 2, width / 2], 12, `Ø ${formatMeasure(wire)}`),
  ]);
  return { plan, side };
}

/** Draws a turn lock of 28 mm: the frame with its window, the knob across it, and the claws behind. */
export function turnLock(): Views {
  const [length, width] = [28, 17];
  const plan = view([-length / 2, -width / 2, length / 2, width / 2], (pen) => [
    pen.box([0, 0], length, width, width / 2),
    pen.box([0, 0], length - 2.4, width - 2.4, width / 2),
    pen.box([0, 0], 15, 6, 3),
    inFront(pen.box([0, 0], 5, 13, 2.5)),
    pen.axis([-length / 2, 0], [length / 2, 0]),
    pen.axis([0, -width / 2], [0, width / 2]),
    pen.across([-7.5, width / 2], [7.5, width / 2], 12, '15'),
    pen.across([-length / 2, width / 2], [length / 2, width / 2], 21, formatMeasure(length)),
    pen.upright([length / 2, -3], [length / 2, 3], 12, '6'),
    pen.upright([length / 2, -width / 2], [length / 2, width / 2], 21, formatMeasure(width)),
  ]);
  const side = view([-2, -width / 2, 11, width / 2], (pen) => [
    pen.box([0, 0], 2.2, width, 1),
    pen.box([2.5, 0], 2.8, 5),
    pen.box([5.4, 0], 3, 13, 1.4),
    ...[-5, 5].map((y) => pen.box([-3.2, y], 4.2, 1.2)),
    pen.axis([-6, 0], [8, 0]),
    pen.across([-1.1, width / 2], [6.9, width / 2], 12, '8'),
    pen.upright([6.9, -6.5], [6.9, 6.5], 12, '13'),
  ]);
  return { plan, side };
}

/** Draws a lobster clasp of 38 mm, upright: eye, claw and the lever with its knob; the dashed lever is open. */
export function lobsterClasp(): Views {
  const [length, eye, wire, opening] = [38, 5, 2.2, 7];
  const [left, right] = [-13.2, 10.3];
  const claw: Spot[] = [
    [-6, 14],
    [-5, 11.5],
    [-2.4, 9.3],
    [1, 9.2],
    [4.2, 12],
    [6.8, 16.4],
    [7.9, 22],
    [7.7, 28],
    [5.9, 32.6],
    [2.2, 35.5],
    [-2.2, 36.15],
    [-5.6, 34.8],
    [-7.7, 32.2],
  ];
  const lever: Spot[] = [
    [-5, 12.6],
    [-7.4, 16.3],
    [-8.8, 22.3],
    [-8.8, 27.9],
    [-7.6, 32.3],
  ];
  const [hinge, nose, noseRadius]: [Spot, Spot, number] = [[-5.5, 13.4], [-7.7, 32.2], 1.3];
  // The place of the lever that comes closest to the nose, and half of its thickness there.
  const [closest, half]: [Spot, number] = [[-8.3, 30.4], 1.15];
  const apart = noseRadius + opening + half;
  const turn = turnUntil({ moving: closest, still: nose, pivot: hinge, distance: apart });
  const open = rotate(closest, hinge, turn);
  const between = (distance: number): Spot => [
    nose[0] + ((open[0] - nose[0]) * distance) / apart,
    nose[1] + ((open[1] - nose[1]) * distance) / apart,
  ];
  const middle = eye / 2 + wire;
  const plan = view([left, 0, right, length], (pen) => [
    pen.circle([0, middle], eye + 2 * wire),
    pen.circle([0, middle], eye),
    inFront(pen.wire(claw, [2.8, 4.2, 5, 5.2, 5.3, 5.1, 4.8, 4.3, 4, 3.8, 3.6, 3.2, 2.6])),
    inFront(
      pen.wire(
        [
          [-7.5, 16.9],
          [-9.8, 16],
          [-11.8, 15.6],
        ],
        [2.9, 2.1, 2.8],
      ),
    ),
    inFront(pen.wire(lever, [3.9, 3.6, 3, 2.6, 2])),
    pen.wire(
      lever.map((spot) => rotate(spot, hinge, turn)),
      [3.9, 3.6, 3, 2.6, 2],
      { stroke: 'hidden' },
    ),
    pen.circle(hinge, 2),
    pen.axis([0, 0], [0, length]),
    pen.uprightBeyond(right, [0, 0], [-1.5, length], 12, formatMeasure(length)),
    pen.acrossBeyond(0, [-eye / 2, middle], [eye / 2, middle], -8, `Ø ${formatMeasure(eye)}`),
    pen.acrossBeyond(length, [left, 15.6], [right, 24], 12, formatMeasure(right - left)),
    pen.aligned(between(noseRadius), between(noseRadius + opening), 0, formatMeasure(opening)),
  ]);
  const upright = (heights: readonly number[]) => heights.map((y): Spot => [0, y]);
  const side = view([-2.9, 0, 2.9, length], (pen) => [
    pen.box([0, middle], wire, 2 * middle, wire / 2),
    inFront(pen.box([0, hinge[1]], 5.8, 2, 0.3)),
    inFront(pen.wire(upright([8.85, 12.6, 19.8, 28, 34, 36.4]), [5, 5, 4.4, 3.8, 3.4, 3.2])),
    inFront(pen.wire(upright([12.6, 16.3, 22.3, 27.9, 32.3]), [3.1, 2.9, 2.4, 2.1, 1.7])),
    inFront(pen.circle([0, 15.6], 2.8)),
    pen.axis([0, 0], [0, length]),
    pen.acrossBeyond(length, [-2.5, 10], [2.5, 10], 12, '5'),
  ]);
  return { plan, side };
}

/** A hook seen from its edge, upright: eye, barrel and hook of these thicknesses. */
function edgeView(length: number, [eye, barrel, hook]: readonly [number, number, number]) {
  const half = Math.max(eye, barrel, hook) / 2;
  return view([-half, 0, half, length], (pen) => [
    ...(barrel === hook
      ? [pen.box([0, length / 2], hook, length, hook / 2)]
      : [
          pen.box([0, 8.6], eye, 17.2, eye / 2),
          pen.box([0, 20.8], barrel, 12, 1.4),
          pen.box([0, (26.8 + length) / 2], hook, length - 26.8, hook / 2),
        ]),
    pen.axis([0, 0], [0, length]),
    pen.across([-hook / 2, length], [hook / 2, length], 12, formatMeasure(hook)),
  ]);
}
