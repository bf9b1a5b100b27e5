import { companyName } from '../content/company.ts';
import type { DemoText } from '../content/demo-content.ts';
import { box, circle, line, polygon, text, type Point } from './svg-shapes.ts';

/** A4 landscape, in millimetres. */
export const paper = { width: 297, height: 210 };

export type Title = {
  code: string;
  name: DemoText;
  material: DemoText;
  /** For example 2 for the scale 2:1. */
  scale: number;
};

/** The CSS for the classes that `svg-shapes.ts` uses. */
const strokes = `
  .outline{fill:none;stroke:#111;stroke-width:.5;stroke-linejoin:round}
  .front{fill:#fff}
  .hidden{fill:none;stroke:#111;stroke-width:.25;stroke-dasharray:2 1}
  .axis{fill:none;stroke:#111;stroke-width:.18;stroke-dasharray:6 1 1 1}
  .measure{fill:none;stroke:#111;stroke-width:.18}
  .arrow{fill:#111}
  text{font-family:'Instrument Sans','Liberation Sans',Arial,sans-serif;fill:#111}`;

/** A whole drawing as a self-contained SVG: frame, views and title block. */
export function drawSheet(title: Title, views: readonly string[]): string {
  const { width, height } = paper;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${title.code} ${title.name.tr}</title><style>${strokes}</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    box({ x: width / 2, y: height / 2 }, width - 20, height - 20),
    ...views,
    titleBlock(title),
    '</svg>',
  ].join('\n');
}

function titleBlock({ code, name, material, scale }: Title): string {
  const [left, top, right, bottom] = [157, 164, 287, 200];
  const at = (x: number, y: number): Point => ({ x: left + x, y: top + y });
  const rule = (y: number) => line(at(0, y), { x: right, y: top + y }, 'measure');
  const small = { size: 2.3, anchor: 'start' };
  return [
    box({ x: (left + right) / 2, y: (top + bottom) / 2 }, right - left, bottom - top),
    ...[10, 20, 28].map(rule),
    line(at(88, 10), at(88, 36), 'measure'),
    text(at(3, 6.6), companyName, { size: 4.2, anchor: 'start' }),
    text(at(3, 13.2), 'Ürün / Article', small),
    text(at(3, 18), both(name), { size: Math.min(3.2, 160 / both(name).length), anchor: 'start' }),
    text(at(91, 13.2), 'Kod / Code', small),
    text(at(91, 18), code, { size: 4, anchor: 'start' }),
    text(at(3, 26), both(material), { size: Math.min(3, 160 / both(material).length), anchor: 'start' }),
    text(at(91, 26), `Ölçek / Scale  ${scale >= 1 ? `${scale}:1` : `1:${1 / scale}`}`, {
      size: 3,
      anchor: 'start',
    }),
    text(at(3, 31.3), 'Ölçüler / Dimensions: mm', small),
    text(at(3, 34.4), 'Genel tolerans / General tolerance: ISO 2768-m', small),
    text(at(91, 31.3), 'Kaplama dâhildir.', small),
    text(at(91, 34.4), 'Plating is included.', small),
    text(at(114, 31.3), 'Sayfa / Sheet', small),
    text(at(114, 34.4), '1/1', small),
    firstAngle(at(118, 5)),
  ].join('\n');
}

/** The symbol of first-angle projection (ISO 5456-2): the view from the left is drawn right of the plan. */
function firstAngle(middle: Point): string {
  const { x, y } = middle;
  const cone = [
    { x: x - 6, y: y - 1.4 },
    { x: x + 1, y: y - 2.8 },
    { x: x + 1, y: y + 2.8 },
    { x: x - 6, y: y + 1.4 },
  ];
  const round = { x: x + 5, y };
  return [
    polygon(cone, 'measure'),
    circle(round, 5.6, 'measure'),
    circle(round, 2.8, 'measure'),
    line({ x: x - 7, y }, { x: x + 8.6, y }, 'axis'),
    line({ x: round.x, y: y - 3.6 }, { x: round.x, y: y + 3.6 }, 'axis'),
  ].join('');
}

/** Both languages, or one text if they are equal. */
const both = ({ tr, en }: DemoText): string => (tr === en ? tr : `${tr} / ${en}`);

/** The largest standard scale at which a part of this size fits into the room. */
export function fittingScale(width: number, height: number, room: { width: number; height: number }): number {
  const usual = [10, 5, 4, 3, 2, 1, 0.5];
  return usual.find((scale) => width * scale <= room.width && height * scale <= room.height) ?? 0.25;
}
