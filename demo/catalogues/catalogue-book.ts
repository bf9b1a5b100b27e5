import { brandDrawings } from '../brand/draw-brand.ts';
import { categories } from '../content/categories.ts';
import { catalogueName, type DemoCatalogue } from '../content/catalogues.ts';
import { company, companyName } from '../content/company.ts';
import type { DemoCategory, DemoProduct, DemoText } from '../content/demo-content.ts';
import { products } from '../content/products.ts';
import { coverDrawings } from '../covers/covers.ts';
import { escape } from './bilingual.ts';
import { fullOffer, shortOffer } from './offer.ts';
import { styles } from './styles.ts';

type Chapter = { category: DemoCategory; pages: DemoProduct[][]; firstPage: number };

/**
 * The chapters of a catalogue; they start on page 3, because the cover and the contents are pages 1 and 2.
 */
export function chaptersOf({ categories: names, perPage }: DemoCatalogue): Chapter[] {
  let firstPage = 3;
  return names.map((name) => {
    const category = categories.find(({ seo_name }) => seo_name === name);
    if (!category) throw new Error(`No main category ${name}`);
    const inside = new Set(namesIn(category));
    const shown = products.filter((product) => inside.has(product.category));
    const pages = shareOut(shown, perPage);
    const chapter = { category, pages, firstPage };
    firstPage += pages.length;
    return chapter;
  });
}

/**
 * Distributes products over pages: whole rows, about as many on each page, so that the last page is not
 * nearly empty.
 */
function shareOut(shown: readonly DemoProduct[], perPage: DemoCatalogue['perPage']): DemoProduct[][] {
  const columns = perPage === 9 ? 3 : 2;
  const rows = Math.ceil(shown.length / columns);
  const count = Math.ceil(shown.length / perPage);
  const firstRow = (page: number) => Math.ceil((page * rows) / count);
  return Array.from({ length: count }, (_, page) =>
    shown.slice(firstRow(page) * columns, firstRow(page + 1) * columns),
  );
}

const namesIn = ({ seo_name, sub_categories = [] }: DemoCategory): string[] => [
  seo_name,
  ...sub_categories.flatMap(namesIn),
];

/** All pages of a catalogue as one HTML page. `pictureOf` gives the address of a file of `demo/pictures`. */
export function catalogueBook(catalogue: DemoCatalogue, pictureOf: (file: string) => string): string {
  const chapters = chaptersOf(catalogue);
  const name = catalogueName(catalogue);
  const cover = Buffer.from(coverDrawings()[catalogue.file]).toString('base64');
  const pages = chapters.flatMap((chapter) =>
    chapter.pages.map((shown, index) =>
      productPage(shown, {
        chapter: chapter.category.name,
        number: chapter.firstPage + index,
        catalogue,
        pictureOf,
      }),
    ),
  );
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<title>${companyName}: ${name.tr} / ${name.en}</title><style>${styles}</style></head><body>
<main class="cover"><img src="data:image/svg+xml;base64,${cover}" alt=""></main>
${contentsPage(catalogue, chapters)}
${pages.join('\n')}
${backPage()}
</body></html>`;
}

function contentsPage({ introduction }: DemoCatalogue, chapters: readonly Chapter[]): string {
  const line = ({ category: { name }, firstPage }: Chapter) =>
    `<li>${both(name, 'span')}<b>${firstPage}</b></li>`;
  return `<main><header><h1>İçindekiler</h1>${english('Contents')}</header>
<div><div class="introduction">${wholeCodes(both(introduction, 'p'))}</div>
<ol class="contents">${chapters.map(line).join('')}</ol></div>${footer(2)}</main>`;
}

type Page = {
  chapter: DemoText;
  number: number;
  catalogue: DemoCatalogue;
  pictureOf: (file: string) => string;
};

function productPage(shown: readonly DemoProduct[], { chapter, number, catalogue, pictureOf }: Page): string {
  const { perPage } = catalogue;
  const parts = shown.map((product) => {
    const [{ file, alt }] = product.pictures;
    const offer = perPage === 9 ? shortOffer(product) : fullOffer(product);
    return `<div class="part"><img src="${pictureOf(file)}" alt="${escape(alt.tr)}"><p class="code">${product.code}</p>
<p class="name">${escape(product.name.tr)}</p>${english(product.name.en, 'p')}${offer}</div>`;
  });
  return `<main><header><h2>${escape(chapter.tr)}</h2>${english(chapter.en)}</header>
<div class="parts parts-${perPage}">${parts.join('')}</div>${footer(number)}</main>`;
}

function backPage(): string {
  const { address, phone, email } = company;
  return `<main class="back"><div></div><div>${brandDrawings['logo-on-dark.svg']}
<p>${address}</p><p>${phone} · ${email}</p>
<p>Ölçüler ve ağırlıklar ortalama değerlerdir. ${english('Sizes and weights are average values.')}</p></div></main>`;
}

/** Prevents line breaks at the hyphens of codes. */
const wholeCodes = (html: string) => html.replace(/[A-Z]{2}-\d+(-[A-Z]{2})?/g, '<span>$&</span>');

const footer = (number: number) => `<footer><p>${companyName}</p><p>${number}</p></footer>`;

const both = ({ tr, en }: DemoText, tag: string) => `<${tag}>${escape(tr)}</${tag}>${english(en, tag)}`;

const english = (words: string, tag = 'span') => `<${tag} lang="en">${escape(words)}</${tag}>`;
