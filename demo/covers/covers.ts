import { brandDrawings } from '../brand/draw-brand.ts';
import { companyName } from '../content/company.ts';
import type { DemoText } from '../content/demo-content.ts';
import { parts } from '../drawings/drawings.ts';
import type { Point } from '../drawings/svg-shapes.ts';
import { fontFaces } from '../printing/font-faces.ts';

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
  logo: 'logo-on-light.svg' | 'logo-on-dark.svg';
  placed: readonly Placed[];
};

const year = '2026';

/** A4 portrait, in millimetres. */
const sheet = { width: 210, height: 297 };
const margin = 16;

const threeColumns = (shown: readonly Omit<Placed, 'at'>[]): Placed[] =>
  shown.map((part, index) => ({
    ...part,
    at: { x: 41 + (index % 3) * 62, y: 46 + Math.floor(index / 3) * 66 },
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
    logo: 'logo-on-dark.svg',
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
    logo: 'logo-on-light.svg',
    placed: [
      { code: 'TK-1140', at: { x: 122, y: 84 }, scale: 1.95, turn: -14 },
      { code: 'HL-2035', at: { x: 52, y: 180 }, scale: 1.3, turn: 10 },
      { code: 'HL-2134', at: { x: 158, y: 186 }, scale: 1.05 },
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
    logo: 'logo-on-dark.svg',
    placed: [
      { code: 'ZN-3111', at: { x: 100, y: 78 }, scale: 3.9, turn: -18 },
      { code: 'KG-4014', at: { x: 52, y: 180 }, scale: 1.9 },
      { code: 'HL-2435', at: { x: 148, y: 182 }, scale: 1.5, turn: 8 },
    ],
  },
} as const satisfies Record<string, Cover>;

export type CoverName = keyof typeof covers;

export const coverTexts: Readonly<Record<CoverName, Pick<Cover, 'title' | 'contents'>>> = covers;

/**
 * All covers as SVG by name. Fonts are embedded, so that a cover looks the same everywhere. This is a
 * function, because the built program imports the texts but has no font files.
 */
export function coverDrawings(): Readonly<Record<CoverName, string>> {
  return {
    'genel-katalog': drawCover(covers['genel-katalog']),
    'toka-ve-halka': drawCover(covers['toka-ve-halka']),
    'canta-aksesuarlari': drawCover(covers['canta-aksesuarlari']),
  };
}

function drawCover({ title, contents, ground, ink, accent, logo, placed }: Cover): string {
  const { width, height } = sheet;
  const style = `
    ${fontFaces()}
    .outline{fill:none;stroke:${ink};stroke-width:.7;stroke-linejoin:round}
    .front{fill:${ground}}
    .hidden{fill:none;stroke:${ink};stroke-width:.3;stroke-dasharray:2 1}
    .axis{fill:none;stroke:${accent};stroke-width:.18;stroke-dasharray:6 1 1 1}
    .measure{fill:none;stroke:${accent};stroke-width:.18}
    .arrow{fill:${accent}}
    text{font-family:'Instrument Sans';fill:${accent}}
    .words text{fill:${ink}}
    .words .title{font-family:'Bricolage Grotesque'}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<title>${companyName}: ${title.tr} ${year} / ${title.en} ${year}</title><style>${style}</style>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...placed.map(drawPlaced),
    `<g class="words">${words(title, contents)}</g>`,
    placedLogo(logo),
    '</svg>\n',
  ].join('\n');
}

function drawPlaced({ code, at, scale, view = 'plan', turn = 0 }: Placed): string {
  const drawn = parts[code]?.[view].draw(scale, { x: 0, y: 0 });
  if (drawn === undefined) throw new Error(`${code} has no drawing`);
  return `<g transform="translate(${at.x} ${at.y}) rotate(${turn})">${drawn}</g>`;
}

function words(title: DemoText, contents: DemoText): string {
  const line = (y: number, size: number, text: string, more = '') =>
    `<text x="${margin}" y="${y}" font-size="${size}"${more}>${text}</text>`;
  return [
    line(252, 19, title.tr, ' class="title" letter-spacing="-.3"'),
    line(263.5, 7.5, title.en, ' class="title" lang="en"'),
    line(276, 3.6, contents.tr),
    line(281, 3.6, contents.en, ' lang="en"'),
    `<text x="${sheet.width - margin}" y="263.5" font-size="7.5" class="title" text-anchor="end">${year}</text>`,
  ].join('');
}

/** The company's logo in a small size, in the lower right corner. */
function placedLogo(logo: Cover['logo']): string {
  return brandDrawings[logo].replace(
    /^<svg xmlns="[^"]*" width="\d+" height="\d+"/,
    `<svg x="${sheet.width - margin - 26}" y="270.4" width="26" height="12"`,
  );
}
