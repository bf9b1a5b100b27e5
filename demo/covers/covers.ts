import type { DemoText } from '../content/demo-content.ts';
import { parts } from '../drawings/drawings.ts';
import type { Point } from '../drawings/svg-shapes.ts';

/** A part on the cover, scaled around the point `at`; `turn` is in degrees. */
type Placed = { code: string; at: Point; scale: number; view?: 'plan' | 'side'; turn?: number };

type Cover = {
  title: DemoText;
  /** The line under the title. */
  contents: DemoText;
  ground: string;
  ink: string;
  /** The colour of the dimension lines. */
  accent: string;
  placed: readonly Placed[];
};

/** The room of the picture on a cover on A4 in millimetres, as `catalogue.typ` gives it. */
export const coverSheet = { width: 210, height: 184.14 };

const threeColumns = (shown: readonly Omit<Placed, 'at'>[]): Placed[] =>
  shown.map((part, index) => ({
    ...part,
    at: { x: 42 + (index % 3) * 63, y: 38 + Math.floor(index / 3) * 57 },
  }));

const covers = {
  'genel-katalog': {
    title: { tr: 'Genel Katalog', en: 'General Catalogue' },
    contents: {
      tr: 'Toka, halka, zincir, kuşgözü, çıtçıt, fermuar elciği, kanca ve perçin',
      en: 'Buckles, rings, chains, eyelets, snaps, zip pullers, hooks and rivets',
    },
    ground: '#1f1f1f',
    ink: '#f6f3ee',
    accent: '#d3ad66',
    placed: threeColumns([
      { code: 'TK-1140', scale: 0.68 },
      { code: 'HL-2035', scale: 0.8 },
      { code: 'KG-4014', scale: 1.35 },
      { code: 'ZN-3111', scale: 1.2 },
      { code: 'HL-2134', scale: 0.8 },
      { code: 'PR-8208', scale: 2.4, view: 'side' },
      { code: 'FE-6330', scale: 1.15 },
      { code: 'HL-2435', scale: 0.9 },
      { code: 'KG-4126', scale: 0.86 },
    ]),
  },
  'toka-ve-halka': {
    title: { tr: 'Toka ve Halka', en: 'Buckles and Rings' },
    contents: {
      tr: 'Kemer, ayar ve köprülü tokalar; D, kare, üçgen ve yuvarlak halkalar',
      en: 'Belt, slide and bridge buckles; D-, rectangular, triangle and O-rings',
    },
    ground: '#e9e3d8',
    ink: '#1f1f1f',
    accent: '#8a6529',
    placed: [
      { code: 'TK-1140', at: { x: 122, y: 68 }, scale: 1.5, turn: -14 },
      { code: 'HL-2035', at: { x: 55, y: 137 }, scale: 1.05, turn: 10 },
      { code: 'HL-2134', at: { x: 156, y: 146 }, scale: 0.85 },
    ],
  },
  'canta-aksesuarlari': {
    title: { tr: 'Çanta Aksesuarları', en: 'Bag Hardware' },
    contents: {
      tr: 'Zincir, halka, kuşgözü, elcik ve perçin: sap, kapak ve askı için',
      en: 'Chains, rings, eyelets, pullers and rivets for handles, flaps and straps',
    },
    ground: '#6d4a2a',
    ink: '#f6f3ee',
    accent: '#e3c48b',
    placed: [
      { code: 'ZN-3111', at: { x: 102, y: 64 }, scale: 3.4, turn: -18 },
      { code: 'KG-4014', at: { x: 54, y: 138 }, scale: 1.5 },
      { code: 'HL-2435', at: { x: 152, y: 140 }, scale: 1.15, turn: 8 },
    ],
  },
} as const satisfies Record<string, Cover>;

export type CoverName = keyof typeof covers;

export const coverTexts: Readonly<Record<CoverName, Pick<Cover, 'title' | 'contents'>>> = covers;

/** The ground and the colour of texts on a cover. */
export const coverColours: Readonly<Record<CoverName, Pick<Cover, 'ground' | 'ink'>>> = covers;

/** The picture of a cover as SVG: parts with their dimensions. */
export function drawCover(name: CoverName): string {
  const { ground, ink, accent, placed }: Cover = covers[name];
  const { width, height } = coverSheet;
  const style = `
    .outline{fill:none;stroke:${ink};stroke-width:.7;stroke-linejoin:round}
    .front{fill:${ground}}
    .hidden{fill:none;stroke:${ink};stroke-width:.3;stroke-dasharray:2 1}
    .axis{fill:none;stroke:${accent};stroke-width:.18;stroke-dasharray:6 1 1 1}
    .measure{fill:none;stroke:${accent};stroke-width:.18}
    .arrow{fill:${accent}}
    text{font-family:'Instrument Sans';fill:${accent}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<style>${style}</style><rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...placed.map(drawPlaced),
    '</svg>\n',
  ].join('\n');
}

function drawPlaced({ code, at, scale, view = 'plan', turn = 0 }: Placed): string {
  const drawn = parts[code]?.[view].draw(scale, { x: 0, y: 0 });
  if (drawn === undefined) throw new Error(`${code} has no drawing`);
  return `<g transform="translate(${at.x} ${at.y}) rotate(${turn})">${drawn}</g>`;
}
