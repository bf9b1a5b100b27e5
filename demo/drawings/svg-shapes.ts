/** A point in millimetres on the sheet; y grows downwards, as in SVG. */
export type Point = { x: number; y: number };

/** The class of a line in the sheet's style. */
export type Stroke = 'outline' | 'hidden' | 'axis' | 'measure';

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

export function path(d: string, stroke: Stroke = 'outline'): string {
  return `<path class="${stroke}" d="${d}"/>`;
}

export function line(a: Point, b: Point, stroke: Stroke = 'outline'): string {
  return path(`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`, stroke);
}

export function circle({ x, y }: Point, diameter: number, stroke: Stroke = 'outline'): string {
  return `<circle class="${stroke}" cx="${round(x)}" cy="${round(y)}" r="${round(diameter / 2)}"/>`;
}

/** A rectangle around its centre; `radius` rounds the corners. */
export function box({ x, y }: Point, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `<rect class="outline" x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="${round(r)}"/>`;
}

export function polygon(points: readonly Point[], stroke: Stroke = 'outline'): string {
  return path(`M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`, stroke);
}

/** An open line through these points. */
export function polyline(points: readonly Point[], stroke: Stroke = 'outline'): string {
  return path(`M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`, stroke);
}

/** Fills a shape, so that it hides what was drawn before. */
export function inFront(shape: string): string {
  return shape.replace('class="outline"', 'class="outline front"');
}

/**
 * A section: the outline with hatching inside. `reach` is the largest distance from the centre to the
 * outline.
 */
export function hatched(shape: string, { x, y }: Point, reach: number): string {
  const id = `cut-${round(x)}-${round(y)}`;
  const lines: string[] = [];
  for (let offset = -2 * reach; offset < 2 * reach; offset += 1.6)
    lines.push(`M${round(x + offset - reach)} ${round(y + reach)}l${round(2 * reach)} ${round(-2 * reach)}`);
  const hatching = `<path class="measure" clip-path="url(#${id})" d="${lines.join('')}"/>`;
  return `<clipPath id="${id}">${shape}</clipPath>${hatching}${shape}`;
}

/** A closed shape with rounded corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const pointTowards = (from: Point, to: Point, distance: number): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return {
      x: from.x + ((to.x - from.x) * distance) / length,
      y: from.y + ((to.y - from.y) * distance) / length,
    };
  };
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const turn =
      Math.atan2(before.y - corner.y, before.x - corner.x) -
      Math.atan2(after.y - corner.y, after.x - corner.x);
    const half = Math.acos(Math.cos(turn)) / 2;
    const distance = radius / Math.tan(half);
    const [start, end] = [pointTowards(corner, before, distance), pointTowards(corner, after, distance)];
    return `L${round(start.x)} ${round(start.y)}A${round(radius)} ${round(radius)} 0 0 1 ${round(end.x)} ${round(end.y)}`;
  });
  return path(corners.join('').replace('L', 'M') + 'Z');
}

/** Centre lines, a little longer than the shape. */
export function axes({ x, y }: Point, width: number, height: number): string {
  const [dx, dy] = [width / 2 + 4, height / 2 + 4];
  return line({ x: x - dx, y }, { x: x + dx, y }, 'axis') + line({ x, y: y - dy }, { x, y: y + dy }, 'axis');
}

export function text(
  { x, y }: Point,
  words: string,
  { size = 3.5, anchor = 'middle', turn = 0 } = {},
): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${round(x)} ${round(y)})"`;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}"${turned}>${escape(words)}</text>`;
}

function escape(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
