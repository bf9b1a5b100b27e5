import { wireSection } from './chain.ts';
import { formatMeasure } from './dimensions.ts';
import { view, type Spot } from './pen.ts';
import type { Views } from './view.ts';

/** A link by its middle and the reach of its wire's centre line to each side. */
type Link = { middle: number; reach: number; rise: number };

const around = 360;

/** How far the ends of a link are twisted out of its plane, in radians. */
const twist = 0.7;

/** The centre line of a twisted link, seen from above. */
const centreLine = ({ middle, reach, rise }: Link): Spot[] =>
  Array.from({ length: around }, (_, index) => {
    const turn = (index * 2 * Math.PI) / around;
    const y = rise * Math.sin(turn) * Math.cos(twist * Math.cos(turn));
    return [middle + reach * Math.cos(turn), y];
  });

const isWithin = ([x, y]: Spot, line: readonly Spot[], distance: number): boolean =>
  line.some(([lx, ly]) => Math.hypot(x - lx, y - ly) < distance);

/** The two edges of a wire along a closed line, without the loops of tight bends. */
function edges(line: readonly Spot[], radius: number): Spot[][] {
  return [1, -1].map((sign) =>
    line
      .map(([x, y], index): Spot => {
        const [bx, by] = line.at(index - 1) ?? [0, 0];
        const [ax, ay] = line[(index + 1) % line.length] ?? [0, 0];
        const out = (sign * radius) / Math.hypot(ax - bx, ay - by);
        return [x + (ay - by) * out, y - (ax - bx) * out];
      })
      .filter((spot) => !isWithin(spot, line, radius - 0.02)),
  );
}

/** The parts of a closed line that are not hidden, each with every fourth spot and its end. */
function visible(line: readonly Spot[], isHidden: (spot: Spot) => boolean): Spot[][] {
  const start = line.findIndex((spot, index) => isHidden(line.at(index - 1) ?? spot) && !isHidden(spot));
  const runs: Spot[][] = [[]];
  for (const spot of [...line.slice(start), ...line.slice(0, start)]) {
    if (!isHidden(spot)) runs.at(-1)?.push(spot);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  const thin = (run: Spot[]) => run.filter((_, index) => index % 4 === 0 || index === run.length - 1);
  return runs.filter((run) => run.length > 1).map(thin);
}

/** Draws a curb chain in which a long link follows three short ones; `repeat` is the length of these four. */
export function figaroChain(part: {
  short: number;
  long: number;
  width: number;
  wire: number;
  repeat: number;
}): Views {
  const { short, long, width, wire, repeat } = part;
  const slack = (3 * short + long - repeat) / 4;
  const [step, leap] = [short - slack, (short + long) / 2 - slack];
  const lengths = [short, short, short, long, short];
  const middles = [0, step, 2 * step, 2 * step + leap, repeat].map((x) => x - repeat / 2);
  const lines = middles.map((middle, index) =>
    centreLine({ middle, reach: ((lengths[index] ?? 0) - wire) / 2, rise: (width - wire) / 2 }),
  );
  /** Each link lies on the next one below the axis, and under it above. */
  const drawn = lines.flatMap((line, index) =>
    edges(line, wire / 2).flatMap((edge) =>
      visible(edge, (spot) =>
        isWithin(spot, lines[spot[1] < 0 ? index + 1 : index - 1] ?? [], wire / 2 + 0.1),
      ),
    ),
  );
  const [left, foot] = [(repeat + short) / -2, width / 2];
  const longMiddle = middles[3] ?? 0;
  const plan = view([left, -foot, -left, foot], (pen) => [
    ...drawn.map((run) => pen.curve(run)),
    pen.axis([left, 0], [-left, 0]),
    pen.across([left, foot], [left + short, foot], 12, formatMeasure(short)),
    pen.across([longMiddle - long / 2, foot], [longMiddle + long / 2, foot], 12, formatMeasure(long)),
    pen.across([left, foot], [left + repeat, foot], 21, formatMeasure(repeat)),
    pen.upright([-left, -foot], [-left, foot], 10, formatMeasure(width)),
  ]);
  return { plan, side: wireSection(width, wire) };
}
