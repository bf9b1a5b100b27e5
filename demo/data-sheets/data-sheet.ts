import { brandDrawings } from '../brand/draw-brand.ts';
import { companyName } from '../content/company.ts';
import type { DemoProduct, DemoText } from '../content/demo-content.ts';
import { documentKinds } from '../documents.ts';
import { drawViewsOf } from '../drawings/drawings.ts';
import { styles } from './styles.ts';

const languages = ['tr', 'en'] as const;

/** The data sheet of a product: one HTML page in both languages. `picture` is the address of its main picture. */
export function dataSheet(product: DemoProduct, picture: string): string {
  const { code, name, summary, description, attributes } = product;
  const { title } = documentKinds['data-sheets'];
  const views = drawViewsOf(product);
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<title>${code} ${escape(name.tr)}: ${title.tr} / ${title.en}</title><style>${styles}</style></head>
<body class="${views ? 'with-drawing' : ''}">
<header>${brandDrawings['logo-on-light.svg']}<p class="kind">${both(title)}</p></header>
<main>
<h1><span class="code">${code}</span> ${escape(name.tr)}</h1>
<p class="second-name" lang="en">${escape(name.en)}</p>
<div class="columns summary">${columns(summary, escape)}</div>
<div class="facts"><img src="${picture}" alt="${escape(product.pictures[0].alt.tr)}">
<table>${attributes.map(row).join('')}</table></div>
${views ? `<h2>${both({ tr: 'Ölçüler, mm', en: 'Dimensions, mm' })}</h2><div class="drawing">${views}</div>` : ''}
<div class="columns description">${columns(description, (html) => html)}</div>
</main>
<footer><p>${companyName} · ${code}</p>
<p>Ağırlık ve ölçüler ortalama değerlerdir. / <span lang="en">Weights and dimensions are average values.</span></p></footer>
</body></html>`;
}

function columns(text: DemoText, write: (words: string) => string): string {
  return languages.map((lang) => `<div lang="${lang}">${write(text[lang])}</div>`).join('');
}

function row({ label, value }: DemoProduct['attributes'][number]): string {
  return `<tr><th>${escape(label.tr)}${second(label)}</th><td>${escape(value.tr)}${second(value)}</td></tr>`;
}

/** The English text below the Turkish one, unless they are equal. */
const second = ({ tr, en }: DemoText): string =>
  tr === en ? '' : `<span class="second" lang="en">${escape(en)}</span>`;

const both = ({ tr, en }: DemoText): string => `${tr} / <span lang="en">${en}</span>`;

function escape(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
