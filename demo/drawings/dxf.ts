import type { Spot } from './pen.ts';
import type { View } from './view.ts';

/** A line of the drawing in millimetres of the part, y upwards. */
type Polyline = { spots: Spot[]; isClosed: boolean };

const layer = 'OUTLINE';

/** Segments of a whole turn; they stay within 0.02 mm of an arc of 20 mm. */
const turnSegments = 96;

/** The outlines of a view in true size as a DXF of release 12, which every CAD program reads. */
export function drawDxf(view: View): string {
  const lines = polylines(view.draw(1, { x: 0, y: 0 })).flatMap(({ spots, isClosed }) => [
    ...[0, 'POLYLINE', 8, layer, 66, 1, 70, isClosed ? 1 : 0],
    ...spots.flatMap(([x, y]) => [0, 'VERTEX', 8, layer, 10, x.toFixed(4), 20, y.toFixed(4)]),
    ...[0, 'SEQEND', 8, layer],
  ]);
  const header = [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', 0, 'ENDSEC'];
  return `${[...header, 0, 'SECTION', 2, 'ENTITIES', ...lines, 0, 'ENDSEC', 0, 'EOF'].join('\r\n')}\r\n`;
}

/** The paths of an SVG that belong to the part; centre lines and dimensions are left out. */
function polylines(svg: string): Polyline[] {
  return [...svg.matchAll(/<(\w+) class="outline[^"]*"(?: d="([^"]*)")?/g)].map(([, shape, d]) => {
    if (d === undefined) throw new Error(`A DXF cannot hold the shape ${shape} yet.`);
    const { spots, isClosed } = readPath(d);
    return { spots: spots.map(([x, y]): Spot => [x, -y]), isClosed };
  });
}

/** Reads the commands that the drawings use; another one stops the command. */
function readPath(d: string): { spots: Spot[]; isClosed: boolean } {
  const spots: Spot[] = [];
  for (const [, command = '', numbers = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [a = 0, b = 0] = values;
    const [x, y] = spots.at(-1) ?? [0, 0];
    if (command === 'M' || command === 'L') spots.push([a, b]);
    else if (command === 'V') spots.push([x, a]);
    else if (command === 'A') spots.push(...arc([x, y], values));
    else if (command !== 'Z') throw new Error(`A DXF cannot hold the command ${command} yet.`);
  }
  return { spots, isClosed: d.endsWith('Z') };
}

/** The spots after the first one of an arc of an upright ellipse (SVG 2, "Elliptical arc implementation notes"). */
function arc([x1, y1]: Spot, [rx = 1, ry = 1, , large = 0, sweep = 0, x2 = 0, y2 = 0]: number[]): Spot[] {
  const [u, v] = [(x1 - x2) / 2 / rx, (y1 - y2) / 2 / ry];
  const far = Math.max(1, Math.hypot(u, v));
  const square = Math.max(0, (far * far) / (u * u + v * v) - 1);
  const side = (large === sweep ? -1 : 1) * Math.sqrt(square);
  const [a, b] = [rx * far, ry * far];
  const [cx, cy] = [(x1 + x2) / 2 + side * v * rx, (y1 + y2) / 2 - side * u * ry];
  const start = Math.atan2((y1 - cy) / b, (x1 - cx) / a);
  const end = Math.atan2((y2 - cy) / b, (x2 - cx) / a);
  const full = 2 * Math.PI;
  const turn = sweep === 1 ? (end - start + full) % full : -((start - end + full) % full);
  const count = Math.max(2, Math.ceil((Math.abs(turn) / full) * turnSegments));
  return Array.from({ length: count }, (_, index): Spot => {
    const angle = start + (turn * (index + 1)) / count;
    return [cx + a * Math.cos(angle), cy + b * Math.sin(angle)];
  });
}
