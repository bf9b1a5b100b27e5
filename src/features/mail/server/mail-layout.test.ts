import { expect, it } from 'vitest';
import { contrast, textContrast } from '#shared/colour.ts';
import { maxOfferLines } from '#features/orders/offer-line.rules.ts';
import { renderMail, type MailBlock } from './mail-layout.ts';

// The rules of three mail programs; docs/decisions/0078 names where Microsoft and Google publish theirs, and the tests
// of https://www.caniemail.com.

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzhalterungsring';
const brand = { projectCompanyName: word, mainColor: '#e8d9a0' };
const orderRow = ['HL-2025-NI\nKöşeli D halka, kaynaklı\n25 mm · Nikel\nMat olsun lütfen', '1.500', 'Evet'];
const tableOf = (rows: number): MailBlock => ({
  kind: 'table',
  titles: ['Ürün', 'Adet', 'Numune'],
  rows: Array.from({ length: rows }, () => orderRow),
});
const blocks: MailBlock[] = [
  { kind: 'text', text: `Sayın ${word},\n\nikinci paragraf` },
  { kind: 'fields', rows: [[word, `${word}\nikinci satır`]] },
  tableOf(2),
  { kind: 'button', label: word, url: `https://www.ornek.test/${word}` },
  { kind: 'quote', title: word, text: `${word}\nalıntı` },
];
const mailOf = (shown: readonly MailBlock[] = blocks) =>
  renderMail(brand, { lang: 'tr', title: word, blocks: shown, footer: `${word}\nalt satır` });

const { html, text } = mailOf();
const [head = '', body = ''] = html.split('<body');
type Tag = { name: string; attributes: string; properties: string[] };
const tags: Tag[] = [...`<body${body}`.matchAll(/<(\w+)((?:\s[^>]*)?)>/g)].map(
  ([, name = '', attributes = '']) => {
    const style = / style="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return {
      name,
      attributes,
      properties: style
        .split(';')
        .map((one) => one.split(':')[0] ?? '')
        .filter(Boolean),
    };
  },
);

/** What Word applies to every element (CORE), and refinements whose loss changes only how words break. */
const everywhere =
  /^(color|background-color|font(-\w+)?|line-height|text-(align|decoration)|vertical-align)$/;
const refinements = ['table-layout', 'max-width', 'word-break'];

it('uses only elements and properties that Outlook for Windows draws', () => {
  const known = new Set(['body', 'table', 'tr', 'td', 'th', 'h1', 'p', 'a', 'br', 'div']);
  for (const { name, properties } of tags) {
    expect(known).toContain(name);
    for (const property of properties) {
      if (everywhere.test(property) || refinements.includes(property)) continue;
      if (/^(padding|border)/.test(property)) expect(['td', 'th'], property).toContain(name);
      else if (property === 'margin') expect(['p', 'h1', 'body'], property).toContain(name);
      else expect.fail(`${property} on ${name}`);
    }
  }
});

it('gives widths and backgrounds as attributes too, and the column a table of 600 px around it for Outlook', () => {
  const wide = tags.filter(({ name, properties }) => name === 'table' && properties.includes('table-layout'));
  expect(wide.length).toBeGreaterThan(4);
  for (const { attributes } of wide) expect(attributes).toContain(' width="100%"');
  for (const { name, attributes, properties } of tags) {
    if (name === 'body' || !properties.includes('background-color')) continue;
    const colour = /background-color:(#\w+)/.exec(attributes)?.[1] ?? '';
    expect(attributes).toContain(`bgcolor="${colour}"`);
  }
  expect(html.match(/<!--\[if mso\]>(.*?)<!\[endif\]-->/gs)).toHaveLength(2);
  expect(html).toContain('width="600"');
});

it('has one style sheet, in its head, which Gmail accepts: short, without addresses and nested rules', () => {
  expect(head.match(/<style>/g)).toHaveLength(1);
  expect(body).not.toMatch(/<style|<link|<script|<img|javascript:|url\(/);
  const sheet = /<style>(.*)<\/style>/s.exec(head)?.[1] ?? '';
  expect(sheet.length).toBeLessThan(8_192);
  expect(sheet).not.toMatch(/@import|@font-face|@supports|url\(|@media[^{]*\{[^@]*\{[^}]*@media/);
});

it('of the largest order is shorter than the 102 kB after which Gmail cuts a mail', () => {
  expect(Buffer.byteLength(mailOf([...blocks, tableOf(maxOfferLines)]).html)).toBeLessThan(102_000);
});

it('breaks long words in programs that know only one of both properties, or no style sheet', () => {
  expect(tags.find(({ name }) => name === 'td')?.properties).toContain('word-break');
  expect(head).toMatch(/td,th\{[^}]*word-break:break-word;overflow-wrap:anywhere/);
  expect(tags.filter(({ attributes }) => attributes.includes('word-break:break-all'))).toHaveLength(1);
});

it('declares both modes, and stays readable in the dark one', () => {
  expect(head).toContain('<meta name="color-scheme" content="light dark">');
  const dark = /prefers-color-scheme:dark\)\{(.*)\}/s.exec(head)?.[1] ?? '';
  const colour = (selector: string) =>
    new RegExp(`^${selector}\\{[\\w-]+:(#\\w{6})!important\\}$`, 'm').exec(dark)?.[1] ?? '#000000';
  for (const [letters, ground] of [
    ['\\.ink', '\\.sheet'],
    ['\\.soft', '\\.sheet'],
    ['\\.soft', '\\.page'],
    ['\\.button a', '\\.button'],
  ] as const)
    expect(contrast(colour(letters), colour(ground)), `${letters} on ${ground}`).toBeGreaterThan(
      textContrast,
    );
  for (const { name, attributes } of tags)
    if (name !== 'body' && attributes.includes('background-color')) expect(attributes).toContain('class="');
});

it('says the same as text', () => {
  const shown = [
    'ikinci paragraf',
    'ikinci satır',
    'HL-2025-NI',
    'Mat olsun lütfen',
    '1.500',
    'alıntı',
    'alt satır',
  ];
  for (const one of [word, `https://www.ornek.test/${word}`, ...shown]) {
    expect(body).toContain(one);
    expect(text).toContain(one);
  }
});
