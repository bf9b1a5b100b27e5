import { company, companyName } from '../content/company.ts';
import type { DemoCertificate, DemoText } from '../content/demo-content.ts';
import { rosette, waveBand } from './guilloche.ts';
import { issuers } from './issuers.ts';
import { styles } from './styles.ts';

/** In millimetres: the inner edge of the paper's margin, and the size and band width of the woven frame. */
const frame = { x: 9, y: 9, width: 192, height: 279, band: 5.5 };

/** A certificate or report as one A4 page in both languages, in the colour of its issuer. */
export function certificateSheet(certificate: DemoCertificate): string {
  const { name, issuer, standard, number, scope, facts, results, signed } = certificate;
  const numberLabel = results
    ? { tr: 'Rapor no', en: 'Report no.' }
    : { tr: 'Belge no', en: 'Certificate no.' };
  const { colour, signature } = issuers[issuer.tr] ?? { colour: '#1f1f1f', signature: '' };
  const isStandardInTitle = name.tr === standard;
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<title>${number} ${name.tr} / ${name.en}</title><style>${styles}:root{--ink:${colour}}</style></head>
<body class="${results ? 'report' : 'certificate'}">
${results ? '' : `${wovenFrame()}<svg class="watermark" viewBox="-10 -10 20 20">${emblem}</svg>`}
<header><svg class="emblem" viewBox="-10 -10 20 20">${emblem}</svg>
<p class="issuer">${issuer.tr}<span lang="en">${issuer.en}</span></p></header>
<main>
${isStandardInTitle ? '' : `<p class="standard">${standard}</p>`}
<h1>${titleOf(name.tr)}</h1><p class="second-name" lang="en">${titleOf(name.en)}</p>
<div class="holder"><p class="for">${both({ tr: results ? 'Firma' : 'Bu belge şu firmaya verilmiştir', en: results ? 'Company' : 'This certificate is awarded to' })}</p>
<p class="company">${company.legalTitle}</p><p>${company.address}</p></div>
<div class="scope"><p>${scope.tr}</p><p lang="en">${scope.en}</p></div>
${results ? table(results) : ''}
<dl>${[{ label: numberLabel, value: number }, ...facts].map(fact).join('')}</dl>
</main>
<footer><div class="signature"><svg class="hand" viewBox="0 0 60 16"><path d="${signature}"/></svg><p>${signed.name}</p><p class="role">${both(signed.role)}</p></div>
<svg class="seal" viewBox="-17 -17 34 34">${seal}</svg></footer>
<p class="example">${companyName}: örnek içerik, gerçek bir kuruluş düzenlememiştir. / <span lang="en">Example content, issued by no real body.</span></p>
</body></html>`;
}

/** The name without its standard, because the standard is printed above the name. */
const titleOf = (name: string): string => name.replace(/, (ISO|EN|REACH) .*$/, '');

const both = ({ tr, en }: DemoText): string => `${tr} / <span lang="en">${en}</span>`;

function words(text: DemoText | string): string {
  return typeof text === 'string' ? text : `${text.tr}<span class="second" lang="en">${text.en}</span>`;
}

function fact({ label, value }: DemoCertificate['facts'][number]): string {
  return `<div><dt>${words(label)}</dt><dd>${typeof value === 'string' ? value : both(value)}</dd></div>`;
}

function table({ columns, rows }: NonNullable<DemoCertificate['results']>): string {
  const row = (tag: 'th' | 'td', cells: readonly (DemoText | string)[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${words(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row('th', columns)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
}

/** Four woven bands between corner squares. */
function wovenFrame(): string {
  const { x, y, width, height, band } = frame;
  const side = (length: number, place: string) =>
    `<g transform="${place}">${waveBand(length - 2 * band, band)}</g>`;
  const middle = band / 2;
  const corner = (left: number, top: number) =>
    `<g transform="translate(${left + middle} ${top + middle}) scale(${band / 20})">${emblem}</g>`;
  const [right, bottom] = [x + width, y + height];
  return `<svg class="frame" viewBox="0 0 210 297">${[
    `<path class="rule" d="M${x} ${y}h${width}v${height}h${-width}Z"/>`,
    `<path class="rule" d="M${x + band} ${y + band}h${width - 2 * band}v${height - 2 * band}h${2 * band - width}Z"/>`,
    side(width, `translate(${x + band} ${y + middle})`),
    side(width, `translate(${x + band} ${bottom - middle})`),
    side(height, `translate(${x + middle} ${y + band}) rotate(90)`),
    side(height, `translate(${right - middle} ${y + band}) rotate(90)`),
    corner(x, y),
    corner(right - band, y),
    corner(x, bottom - band),
    corner(right - band, bottom - band),
  ].join('')}</svg>`;
}

const emblem = rosette([
  { radius: 7.4, amplitude: 1.9, petals: 12, strands: 4 },
  { radius: 3.6, amplitude: 1.2, petals: 8, strands: 3 },
]);

const seal = rosette([
  { radius: 14.6, amplitude: 1.6, petals: 36, strands: 3 },
  { radius: 10.6, amplitude: 2.2, petals: 18, strands: 5 },
  { radius: 6.4, amplitude: 1.7, petals: 12, strands: 4 },
  { radius: 2.4, amplitude: 1.4, petals: 6, strands: 4 },
]);
