/** Millimetres on the sheet; y grows downwards, as in SVG. */
export type Point = { x: number; y: number };

/** How a line is drawn: `.outline`, `.hidden`, `.axis`, `.measure` of the sheet's style. */
export type Stroke = 'outline' | 'hidden' | 'axis' | 'measure';

const figure = (value: number): string => String(Math.round(value * 1000) / 1000);

export function path(d: string, stroke: Stroke = 'outline'): string {
  return `<path class="${stroke}" d="${d}"/>`;
}

export function line(a: Point, b: Point, stroke: Stroke = 'outline'): string {
  return path(`M${figure(a.x)} ${figure(a.y)}L${figure(b.x)} ${figure(b.y)}`, stroke);
}

export function circle({ x, y }: Point, diameter: number, stroke: Stroke = 'outline'): string {
  return `<circle class="${stroke}" cx="${figure(x)}" cy="${figure(y)}" r="${figure(diameter / 2)}"/>`;
}

/** A rectangle by its middle; `radius` rounds its corners. */
export function box({ x, y }: Point, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `<rect class="outline" x="${figure(x - width / 2)}" y="${figure(y - height / 2)}" width="${figure(width)}" height="${figure(height)}" rx="${figure(r)}"/>`;
}

/** A closed shape through these points. */
export function polygon(points: readonly Point[], stroke: Stroke = 'outline'): string {
  return path(`M${points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}Z`, stroke);
}

/** A shape that hides what was drawn before it. */
export function front(shape: string): string {
  return shape.replace('class="outline"', 'class="outline front"');
}

/** A shape that was cut through: its outline, and lines within. `reach`: how far it goes from its middle. */
export function cut(shape: string, { x, y }: Point, reach: number): string {
  const id = `cut-${figure(x)}-${figure(y)}`;
  const lines: string[] = [];
  for (let way = -2 * reach; way < 2 * reach; way += 1.6)
    lines.push(`M${figure(x + way - reach)} ${figure(y + reach)}l${figure(2 * reach)} ${figure(-2 * reach)}`);
  const hatching = `<path class="measure" clip-path="url(#${id})" d="${lines.join('')}"/>`;
  return `<clipPath id="${id}">${shape}</clipPath>${hatching}${shape}`;
}

/** A closed shape whose corners are rounded by this radius. */
export function rounded(points: readonly Point[], radius: number): string {
  const towards = (from: Point, to: Point, way: number): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + ((to.x - from.x) * way) / length, y: from.y + ((to.y - from.y) * way) / length };
  };
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const turn =
      Math.atan2(before.y - corner.y, before.x - corner.x) -
      Math.atan2(after.y - corner.y, after.x - corner.x);
    const half = Math.acos(Math.cos(turn)) / 2;
    const way = radius / Math.tan(half);
    const [start, end] = [towards(corner, before, way), towards(corner, after, way)];
    return `L${figure(start.x)} ${figure(start.y)}A${figure(radius)} ${figure(radius)} 0 0 1 ${figure(end.x)} ${figure(end.y)}`;
  });
  return path(corners.join('').replace('L', 'M') + 'Z');
}

/** Axes through a middle, a little longer than what they halve. */
export function axes({ x, y }: Point, width: number, height: number): string {
  const [dx, dy] = [width / 2 + 4, height / 2 + 4];
  return line({ x: x - dx, y }, { x: x + dx, y }, 'axis') + line({ x, y: y - dy }, { x, y: y + dy }, 'axis');
}

export function text(
  { x, y }: Point,
  words: string,
  { size = 3.5, anchor = 'middle', turn = 0 } = {},
): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${figure(x)} ${figure(y)})"`;
  return `<text x="${figure(x)}" y="${figure(y)}" font-size="${size}" text-anchor="${anchor}"${turned}>${escape(words)}</text>`;
}

function escape(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
