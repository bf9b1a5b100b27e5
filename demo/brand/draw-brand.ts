import { companyName } from '../content/company.ts';
import { drawText } from './letters.ts';

const colours = {
  light: { ink: '#1f1f1f', brass: '#a07a35' },
  dark: { ink: '#f6f3ee', brass: '#d3ad66' },
};
const paper = colours.dark.ink;

/** The size is in units of the logo; capital letters are 111 units high in the first line and 43 in the second. */
const size = { width: 488, height: 226 };
const secondLineScale = 0.38;

/** The company's name for a light or dark background; the Ö is an O-ring below two rivets. */
function drawLogo(background: 'light' | 'dark'): string {
  return drawing({ ...size, body: logo(background) });
}

function logo(background: 'light' | 'dark'): string {
  const { ink, brass } = colours[background];
  const first = drawText({ text: 'RNEK', ink, stroke: 11 }, size.width - 134);
  const second = drawText({ text: 'METAL AKSESUAR', ink, stroke: 13 }, size.width / secondLineScale);
  return (
    `<circle cx="56" cy="91" r="50" fill="none" stroke="${ink}" stroke-width="11"/>` +
    `<circle cx="34" cy="10" r="10" fill="${brass}"/><circle cx="78" cy="10" r="10" fill="${brass}"/>` +
    `<g transform="translate(134 41)">${first}</g>` +
    `<g transform="translate(0 185.5) scale(${secondLineScale})">${second}</g>`
  );
}

/** Draws the icon: only the Ö, on a tile that is light when the browser is in dark mode. */
function drawFavicon(): string {
  const { ink, brass } = colours.light;
  return drawing({
    width: 64,
    height: 64,
    body:
      `<style>@media(prefers-color-scheme:dark){rect{fill:${paper}}.ring{stroke:${ink}}}</style>` +
      `<rect width="64" height="64" rx="14" fill="${ink}"/>` +
      `<circle class="ring" cx="32" cy="39" r="14.5" fill="none" stroke="${paper}" stroke-width="6.5"/>` +
      `<circle cx="24.5" cy="13.5" r="4" fill="${brass}"/><circle cx="39.5" cy="13.5" r="4" fill="${brass}"/>`,
  });
}

/** The picture for link previews of pages without a picture: the logo beside outlines of products. */
function drawShare(): string {
  const goods = `fill="${paper}" stroke="${colours.light.ink}" stroke-opacity=".34" stroke-width="2.5"`;
  return drawing({
    width: 1200,
    height: 630,
    body:
      `<path fill="${paper}" d="M0 0H1200V630H0Z"/>` +
      `<g ${goods}>${buckle}${eyelet}${chain}${ring}</g>` +
      `<g transform="translate(84 202)">${logo('light')}</g>`,
  });
}

const hole = 'fill-rule="evenodd"';

const buckle =
  '<g transform="translate(720 72) rotate(12)">' +
  `<path ${hole} d="M46 0H184A46 46 0 0 1 230 46V234A46 46 0 0 1 184 280H46A46 46 0 0 1 0 234V46A46 46 0 0 1 46 0ZM50 38A12 12 0 0 0 38 50V230A12 12 0 0 0 50 242H180A12 12 0 0 0 192 230V50A12 12 0 0 0 180 38Z"/>` +
  '<rect x="-10" y="129" width="218" height="22" rx="9"/><rect x="-18" y="122" width="60" height="36" rx="8"/></g>';

const eyelet =
  '<g transform="translate(1062 186)"><circle r="88"/><circle r="70" stroke-dasharray="2 6"/><circle r="48"/></g>';

const ring =
  '<g transform="translate(962 366) rotate(6)">' +
  `<path ${hole} d="M0 176V104A104 104 0 0 1 208 104V176ZM24 152H184V104A80 80 0 0 0 24 104Z"/></g>`;

/** The links are drawn alternately from the front and from the edge, as in a hanging chain. */
const chain =
  '<g transform="translate(622 522) rotate(-14) scale(.86)">' +
  [0, 1, 2].map((n) => link(n * 118)).join('') +
  [0, 1].map((n) => `<rect x="${n * 118 + 74}" y="33" width="84" height="18" rx="9"/>`).join('') +
  '</g>';

function link(x: number): string {
  return `<path ${hole} transform="translate(${x} 0)" d="M42 0H72A42 42 0 0 1 72 84H42A42 42 0 0 1 42 0ZM42 20A22 22 0 0 0 42 64H72A22 22 0 0 0 72 20Z"/>`;
}

function drawing({ width, height, body }: { width: number; height: number; body: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${companyName}</title>${body}</svg>\n`;
}

/** The company's drawings by file name in this folder. */
export const brandDrawings = {
  'logo-on-light.svg': drawLogo('light'),
  'logo-on-dark.svg': drawLogo('dark'),
  'favicon.svg': drawFavicon(),
  'share.svg': drawShare(),
} as const;
