import type { Alternate } from '#features/site-api/page-addresses.rules.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';

/** A film on a page; search engines require all of these facts. */
export type SitemapFilm = {
  title: string;
  description: string;
  thumbnail: string;
  publishedAt: string;
  /** The film's own file, else the address of its player. */
  file?: string;
  player?: string;
};

/** An address of the sitemap; all addresses in it are absolute. */
export type SitemapEntry = {
  address: string;
  /** When the page last changed, as an ISO instant; only where that is known. */
  changedAt?: string | undefined;
  alternates: readonly Alternate[];
  pictures: readonly string[];
  films?: readonly SitemapFilm[];
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The beginning of a part, before its entries. */
export const partHead = [
  `${declaration}<urlset xmlns="${protocol}"`,
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n',
].join('');
export const partEnd = '</urlset>\n';

/** An address as an element of a part (sitemaps.org, with the extensions for languages, pictures and films). */
export function entryXml({ address, changedAt, alternates, pictures, films = [] }: SitemapEntry): string {
  return [
    `<url>${element('loc', address)}`,
    changedAt ? element('lastmod', changedAt) : '',
    ...alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}"/>`,
    ),
    ...pictures.map((picture) => `<image:image>${element('image:loc', picture)}</image:image>`),
    ...films.map(filmXml),
    '</url>\n',
  ].join('');
}

function filmXml({ title, description, thumbnail, publishedAt, file, player }: SitemapFilm): string {
  return [
    `<video:video>${element('video:thumbnail_loc', thumbnail)}`,
    element('video:title', title),
    element('video:description', description),
    file ? element('video:content_loc', file) : '',
    player ? element('video:player_loc', player) : '',
    `${element('video:publication_date', publishedAt)}</video:video>`,
  ].join('');
}

/** The index that names the parts. */
export function indexXml(parts: readonly string[]): string {
  const listed = parts.map((part) => `<sitemap>${element('loc', part)}</sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="${protocol}">\n${listed.join('')}</sitemapindex>\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
