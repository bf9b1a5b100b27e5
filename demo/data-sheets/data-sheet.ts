import { brandDrawings } from '../brand/draw-brand.ts';
import { companyName } from '../content/company.ts';
import type { DemoAttributes, DemoProduct, DemoText } from '../content/demo-content.ts';
import { documentKinds } from '../documents.ts';
import { drawnSizes, drawViewsOf } from '../drawings/drawings.ts';
import { both, escape, second } from './bilingual.ts';
import { codeTable, sizeTable } from './size-tables.ts';
import { styles } from './styles.ts';

const languages = ['tr', 'en'] as const;

/**
 * The data sheet of a product in both languages as HTML: one page with sizes and codes, and one with
 * dimensions and description. `picture` is the address of the main picture.
 */
export function dataSheet(product: DemoProduct, picture: string): string {
  const { code, name, summary, description, attributes } = product;
  const { title } = documentKinds['data-sheets'];
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<title>${code} ${escape(name.tr)}: ${title.tr} / ${title.en}</title><style>${styles}</style></head><body>
${page(
  product,
  1,
  `<h1><span class="code">${code}</span> ${escape(name.tr)}</h1>
<p class="second-name" lang="en">${escape(name.en)}</p>
<div class="columns summary">${columns(summary, escape)}</div>
<div class="facts"><img src="${picture}" alt="${escape(product.pictures[0].alt.tr)}">
<table>${attributes.map(row).join('')}</table></div>
<h2>${both({ tr: 'Ölçüler', en: 'Sizes' })}</h2>${sizeTable(product)}
<h2>${both({ tr: 'Kodlar', en: 'Codes' })}</h2>${codeTable(product)}`,
)}
${page(product, 2, `${drawings(product)}<div class="columns description">${columns(description, (html) => html)}</div>`)}
</body></html>`;
}

function page({ code, name }: DemoProduct, number: number, content: string): string {
  const { title } = documentKinds['data-sheets'];
  const heading = number === 1 ? both(title) : `${code} · ${escape(name.tr)}`;
  return `<section><header>${brandDrawings['logo-on-light.svg']}<p class="kind">${heading}</p></header>
<main>${content}</main>
<footer><p>${companyName} · ${code} · ${number}/2</p>
<p>Ağırlık ve ölçüler ortalama değerlerdir. / <span lang="en">Weights and dimensions are average values.</span></p></footer></section>`;
}

function drawings(product: DemoProduct): string {
  const drawn = drawnSizes(product);
  if (drawn.length === 0) return '';
  const views = drawn.map(
    (size) =>
      `<h3>${size.code} · ${both(size.size.name)}</h3><div class="drawing">${drawViewsOf(size) ?? ''}</div>`,
  );
  return `<h2>${both({ tr: 'Ölçüler, mm', en: 'Dimensions, mm' })}</h2>${views.join('')}`;
}

function columns(text: DemoText, write: (words: string) => string): string {
  return languages.map((lang) => `<div lang="${lang}">${write(text[lang])}</div>`).join('');
}

function row({ label, value }: DemoAttributes[number]): string {
  return `<tr><th>${escape(label.tr)}${second(label)}</th><td>${escape(value.tr)}${second(value)}</td></tr>`;
}
