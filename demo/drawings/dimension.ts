import { line, path, text, type Point } from './pen.ts';

/** Turkish figures: a comma, and no zeros behind it. */
export const figures = (value: number): string => String(value).replace('.', ',');

/** A measure between two points of the same height; `offset` is the way down to its line (up when negative). */
export function across(from: Point, to: Point, offset: number, words: string): string {
  const y = (offset > 0 ? Math.max(from.y, to.y) : Math.min(from.y, to.y)) + offset;
  const over = Math.sign(offset) * 1.5;
  return [
    line({ x: from.x, y: from.y + over / 2 }, { x: from.x, y: y + over }, 'measure'),
    line({ x: to.x, y: to.y + over / 2 }, { x: to.x, y: y + over }, 'measure'),
    arrows({ x: from.x, y }, { x: to.x, y }),
    to.x - from.x > words.length * 2 + 4
      ? text({ x: (from.x + to.x) / 2, y: y - 1.2 }, words)
      : text({ x: to.x + 5, y: y - 1.2 }, words, { anchor: 'start' }),
  ].join('');
}

/** A measure between two points one above the other; `offset` is the way to the right (to the left when negative). */
export function upright(from: Point, to: Point, offset: number, words: string): string {
  const x = (offset > 0 ? Math.max(from.x, to.x) : Math.min(from.x, to.x)) + offset;
  const over = Math.sign(offset) * 1.5;
  const isLong = to.y - from.y > words.length * 2 + 4;
  return [
    line({ x: from.x + over / 2, y: from.y }, { x: x + over, y: from.y }, 'measure'),
    line({ x: to.x + over / 2, y: to.y }, { x: x + over, y: to.y }, 'measure'),
    arrows({ x, y: from.y }, { x, y: to.y }),
    isLong
      ? text({ x: x - 1.2, y: (from.y + to.y) / 2 }, words, { turn: -90 })
      : text({ x: x - 1.2, y: from.y - 5 }, words, { turn: -90, anchor: 'start' }),
  ].join('');
}

/** The line of a measure, its arrows inside, or outside when there is no room between. */
function arrows(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const isTight = length < 8;
  const way = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const tail = isTight ? 5 : 0;
  const start = { x: a.x - way.x * tail, y: a.y - way.y * tail };
  const end = { x: b.x + way.x * tail, y: b.y + way.y * tail };
  const inwards = isTight ? -1 : 1;
  return line(start, end, 'measure') + head(a, way, inwards) + head(b, way, -inwards);
}

function head(tip: Point, way: Point, sign: number): string {
  const [long, half] = [2.6 * sign, 0.45];
  const foot = { x: tip.x + way.x * long, y: tip.y + way.y * long };
  const side = { x: -way.y * half, y: way.x * half };
  const d = `M${tip.x} ${tip.y}L${foot.x + side.x} ${foot.y + side.y}L${foot.x - side.x} ${foot.y - side.y}Z`;
  return path(d, 'measure').replace('class="measure"', 'class="arrow"');
}
