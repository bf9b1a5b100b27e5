import { line, path, text, type Point } from './svg-shapes.ts';

/** A number with the Turkish decimal comma and no trailing zeros. */
export const formatMeasure = (value: number): string => String(value).replace('.', ',');

/** A dimension between two points; `offset` is how far its line is below them, negative for above. */
export function horizontalDimension(from: Point, to: Point, offset: number, words: string): string {
  const y = (offset > 0 ? Math.max(from.y, to.y) : Math.min(from.y, to.y)) + offset;
  const over = Math.sign(offset) * 1.5;
  return [
    line({ x: from.x, y: from.y + over / 2 }, { x: from.x, y: y + over }, 'measure'),
    line({ x: to.x, y: to.y + over / 2 }, { x: to.x, y: y + over }, 'measure'),
    dimensionLine({ x: from.x, y }, { x: to.x, y }),
    to.x - from.x > words.length * 2 + 4
      ? text({ x: (from.x + to.x) / 2, y: y - 1.2 }, words)
      : text({ x: to.x + 5, y: y - 1.2 }, words, { anchor: 'start' }),
  ].join('');
}

/** A dimension between two points; `offset` is how far its line is to the right, negative for left. */
export function verticalDimension(from: Point, to: Point, offset: number, words: string): string {
  const x = (offset > 0 ? Math.max(from.x, to.x) : Math.min(from.x, to.x)) + offset;
  const over = Math.sign(offset) * 1.5;
  const isLong = to.y - from.y > words.length * 2 + 4;
  return [
    line({ x: from.x + over / 2, y: from.y }, { x: x + over, y: from.y }, 'measure'),
    line({ x: to.x + over / 2, y: to.y }, { x: x + over, y: to.y }, 'measure'),
    dimensionLine({ x, y: from.y }, { x, y: to.y }),
    isLong
      ? text({ x: x - 1.2, y: (from.y + to.y) / 2 }, words, { turn: -90 })
      : text({ x: x - 1.2, y: from.y - 5 }, words, { turn: -90, anchor: 'start' }),
  ].join('');
}

/** A dimension line with arrows inside, or outside if the distance is short. */
function dimensionLine(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const isTight = length < 8;
  const direction = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const tail = isTight ? 5 : 0;
  const start = { x: a.x - direction.x * tail, y: a.y - direction.y * tail };
  const end = { x: b.x + direction.x * tail, y: b.y + direction.y * tail };
  const inwards = isTight ? -1 : 1;
  return line(start, end, 'measure') + arrowHead(a, direction, inwards) + arrowHead(b, direction, -inwards);
}

/** A radius: an arrow from inside onto the arc at `tip`; `degrees` is its direction, clockwise from the right. */
export function radiusDimension(tip: Point, degrees: number, words: string): string {
  const direction = { x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) };
  const foot = { x: tip.x - direction.x * 9, y: tip.y - direction.y * 9 };
  const isLeft = direction.x > 0;
  return [
    line(foot, tip, 'measure'),
    arrowHead(tip, direction, -1),
    text({ x: foot.x + (isLeft ? -1 : 1), y: foot.y + 1.2 }, words, { anchor: isLeft ? 'end' : 'start' }),
  ].join('');
}

function arrowHead(tip: Point, direction: Point, sign: number): string {
  const [long, half] = [2.6 * sign, 0.45];
  const foot = { x: tip.x + direction.x * long, y: tip.y + direction.y * long };
  const side = { x: -direction.y * half, y: direction.x * half };
  const d = `M${tip.x} ${tip.y}L${foot.x + side.x} ${foot.y + side.y}L${foot.x - side.x} ${foot.y - side.y}Z`;
  return path(d, 'measure').replace('class="measure"', 'class="arrow"');
}

/** A dimension along the line between two points; `offset` is the distance to the left of that direction. */
export function alignedDimension(from: Point, to: Point, offset: number, words: string): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const shift = ({ x, y }: Point, by: number): Point => ({ x: x + uy * by, y: y - ux * by });
  const over = offset + Math.sign(offset) * 1.5;
  const [a, b] = [shift(from, offset), shift(to, offset)];
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  // Numbers are read from below or from the right (ISO 129).
  const isOverHead = angle > 90 || angle <= -90;
  const turn = isOverHead ? angle - Math.sign(angle) * 180 : angle;
  const middle = shift({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, isOverHead ? -1.2 : 1.2);
  return [
    line(shift(from, Math.sign(offset) * 0.75), shift(from, over), 'measure'),
    line(shift(to, Math.sign(offset) * 0.75), shift(to, over), 'measure'),
    dimensionLine(a, b),
    text(middle, words, { turn }),
  ].join('');
}
