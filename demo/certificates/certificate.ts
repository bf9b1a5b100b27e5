import { company, companyName } from '../content/company.ts';
import type { DemoCertificate, DemoText } from '../content/demo-content.ts';
import { rosette, waveBand } from './guilloche.ts';
import { issuers } from './issuers.ts';

/** In millimetres: the inner edge of the paper's margin, and the size and band width of the woven frame. */
const frame = { x: 9, y: 9, width: 192, height: 279, band: 5.5 };
const paper = { width: 210, height: 297, color: '#fffefb' };

/** What `certificate.typ` shows of a certificate or report, with its woven lines as SVGs. */
export function certificateInput(certificate: DemoCertificate) {
  const { name, issuer, standard, number, scope, facts, results, signed } = certificate;
  const { colour, signature } = issuers[issuer.tr] ?? { colour: '#1f1f1f', signature: '' };
  const numberLabel = results
    ? { tr: 'Rapor no', en: 'Report no.' }
    : { tr: 'Belge no', en: 'Certificate no.' };
  const lined = lines(colour);
  return {
    title: `${number} ${name.tr} / ${name.en}`,
    color: colour,
    issuer,
    standard: name.tr === standard ? null : standard,
    name: { tr: titleOf(name.tr), en: titleOf(name.en) },
    held: results
      ? { tr: 'Firma', en: 'Company' }
      : { tr: 'Bu belge şu firmaya verilmiştir', en: 'This certificate is awarded to' },
    company: company.legalTitle,
    address: company.address,
    scope,
    results: results
      ? { columns: results.columns, rows: results.rows.map((cells) => cells.map(words)) }
      : null,
    facts: [{ label: numberLabel, value: number }, ...facts].map(({ label, value }) => ({
      label,
      value: words(value),
    })),
    signed,
    example: {
      tr: `${companyName}: örnek içerik, gerçek bir kuruluş düzenlememiştir.`,
      en: 'Example content, issued by no real body.',
    },
    emblem: lined('-10 -10 20 20', 0.22, emblem),
    seal: lined('-17 -17 34 34', 0.16, seal),
    frame: lined(`0 0 ${paper.width} ${paper.height}`, 0.14, wovenFrame()),
    watermark: lines(mixed(colour, paper.color, 0.16))('-10 -10 20 20', 0.05, emblem),
    signature: lines('#26324a')('0 0 60 16', 0.55, `<path stroke-linecap="round" d="${signature}"/>`),
  };
}

/** The name without its standard, because the standard is printed above the name. */
const titleOf = (name: string): string => name.replace(/, (ISO|EN|REACH) .*$/, '');

/** A text in both languages; `en` is null if it is the same. */
const words = (text: DemoText | string) => (typeof text === 'string' ? { tr: text, en: null } : text);

const lines = (colour: string) => (viewBox: string, width: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="${colour}" stroke-width="${width}">${body}</svg>`;

/** A colour between two, with `share` of the first. */
function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share));
  return `rgb(${[1, 3, 5].map(mix).join(' ')})`;
}

/** Four woven bands between corner squares. */
function wovenFrame(): string {
  const { x, y, width, height, band } = frame;
  const side = (length: number, place: string) =>
    `<g transform="${place}">${waveBand(length - 2 * band, band)}</g>`;
  const middle = band / 2;
  const corner = (left: number, top: number) =>
    `<g transform="translate(${left + middle} ${top + middle}) scale(${band / 20})" stroke-width=".5">${emblem}</g>`;
  const [right, bottom] = [x + width, y + height];
  return [
    `<path stroke-width=".3" d="M${x} ${y}h${width}v${height}h${-width}Z"/>`,
    `<path stroke-width=".3" d="M${x + band} ${y + band}h${width - 2 * band}v${height - 2 * band}h${2 * band - width}Z"/>`,
    side(width, `translate(${x + band} ${y + middle})`),
    side(width, `translate(${x + band} ${bottom - middle})`),
    side(height, `translate(${x + middle} ${y + band}) rotate(90)`),
    side(height, `translate(${right - middle} ${y + band}) rotate(90)`),
    corner(x, y),
    corner(right - band, y),
    corner(x, bottom - band),
    corner(right - band, bottom - band),
  ].join('');
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
