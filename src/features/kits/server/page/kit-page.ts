import { dateLocale } from '#shared/rules/date-locale.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import { dataSheetPath } from '#features/print/data-sheet-path.rules.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';
import type { KitProduct } from '../contents/kit-products.read.ts';
import { kitPath } from '../kit-address.ts';
import type { KitFrame } from './kit-frame.ts';
import type { LinkedKit } from './open-kit.ts';

type Contents = {
  token: string;
  /** The number of all products, and of their pictures if it is known. */
  products: number;
  pictures: number | null;
  /** The products of this page of the list, and which page it is. */
  shown: readonly KitProduct[];
  page: number;
  pages: number;
};

/** The page of a kit: what is inside, one button for all of it, and each picture by itself. */
export function kitBody({ lang, words }: KitFrame, kit: LinkedKit, contents: Contents): string {
  const { token, products, pictures, shown, page, pages } = contents;
  const path = kitPath(token);
  const number = new Intl.NumberFormat(lang);
  const until = new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const fact = (label: string, value: string) =>
    `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`;
  const facts = [
    fact(words('products'), number.format(products)),
    ...(kit.has_pictures && pictures !== null ? [fact(words('pictures'), number.format(pictures))] : []),
    fact(words('until'), until.format(new Date(kit.ends_on))),
  ];
  const list = kit.has_list
    ? `<a class="button quiet" href="${path}/xlsx" download>${escapeHtml(words('list'))}</a>`
    : '';
  const actions = `<div class="actions"><a class="button" href="${path}/zip" download>${escapeHtml(words('download_all'))}</a>${list}</div>`;
  return `<h1>${escapeHtml(kit.name)}</h1>
${kit.note === '' ? '' : `<p class="note">${escapeHtml(kit.note)}</p>`}
<dl class="facts">${facts.join('')}</dl>
${products === 0 ? `<p class="note">${escapeHtml(words('empty'))}</p>` : actions}
<ul class="products">${shown.map((product) => tileOf(product, { path, lang, words, kit })).join('\n')}</ul>
${pages > 1 ? pagesOf({ path, words, page, pages }) : ''}`;
}

type Words = Pick<KitFrame, 'words'>;

function tileOf(
  { id, code, name, seoName, pictures }: KitProduct,
  { path, lang, words, kit }: Pick<KitFrame, 'lang' | 'words'> & { path: string; kit: LinkedKit },
): string {
  const [first] = pictures;
  const [preview] = first ? pictureFiles(first.picture, 'jpeg') : [];
  const image = preview
    ? `<img src="${escapeHtml(preview.url)}" alt="" width="480" height="600" loading="lazy" decoding="async">`
    : `<div class="none">${escapeHtml(words('no_picture'))}</div>`;
  const link = (href: string, label: string, title: string) =>
    `<li><a href="${escapeHtml(href)}" download aria-label="${escapeHtml(`${label}, ${name}`)}" title="${escapeHtml(title)}">${escapeHtml(label)}</a></li>`;
  const files = [
    ...(kit.has_pictures ? pictures : []).map(({ medium, name: file }, index) =>
      link(`${path}/${id}/${medium.id}`, words('picture', { number: index + 1 }), file),
    ),
    ...(kit.has_sheets ? [link(dataSheetPath({ lang, seoName, code: '' }), words('sheet'), code)] : []),
  ];
  const list = files.length > 0 ? `<ul class="files">${files.join('')}</ul>` : '';
  return `<li>${image}<h2>${escapeHtml(name)}</h2><div class="code">${escapeHtml(code)}</div>${list}</li>`;
}

function pagesOf({
  path,
  words,
  page,
  pages,
}: Words & { path: string; page: number; pages: number }): string {
  const link = (to: number, text: string) =>
    `<a class="button quiet" href="${path}?page=${to}">${escapeHtml(text)}</a>`;
  return `<nav class="pages" aria-label="${escapeHtml(words('pages'))}">
${page > 1 ? link(page - 1, words('previous')) : ''}
<span>${escapeHtml(words('page', { page, pages }))}</span>
${page < pages ? link(page + 1, words('next')) : ''}
</nav>`;
}

/** Asks for the password of a kit without telling anything about it. */
export function passwordBody({ words }: KitFrame, csrf: string, error?: string): string {
  const told = error === undefined ? '' : ' aria-invalid="true" aria-describedby="error"';
  const message = error === undefined ? '' : `<p class="error" id="error">${escapeHtml(error)}</p>`;
  return `<section class="message"><h1>${escapeHtml(words('password_title'))}</h1>
<p>${escapeHtml(words('password_text'))}</p>
<form method="post"><input type="hidden" name="csrf" value="${escapeHtml(csrf)}">
<label for="password">${escapeHtml(words('password'))}</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="100" required autofocus${told}>
${message}<button type="submit">${escapeHtml(words('password_open'))}</button></form></section>`;
}
