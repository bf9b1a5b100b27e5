import { describe, expect, it } from 'vitest';
import type { PostPage } from '#features/posts/post.ts';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import type { Picture } from '#shared/schema/media.ts';
import { checkThings } from '#test/structured-data/check-things.ts';
import { scriptSafeJson } from '../script-safe-json.ts';
import type { SiteData } from '../../loading/site-data.ts';
import { articleThing } from './article.ts';
import { collectionPage } from './collection-page.ts';
import { siteThings } from './company.ts';
import { fairEvents } from './fair-events.ts';
import type { Thing } from './thing.ts';
import { videoThings } from './videos.ts';

const configuration = {
  projectCompanyName: 'Örnek Metal',
  mainLogoPath: '/media/logo.svg',
  addressStreet: '4. Cadde No: 18',
  addressPostcode: '34000',
  addressDistrict: 'Örnekköy',
  addressCity: 'İstanbul',
  addressCountry: 'TR',
};
const site = {
  lang: 'tr',
  prefix: '/en',
  publicUrl: 'https://ornek.example',
  configuration,
  contacts: { telefon: [{ content: '+90 212' }], email: [], adres: [{ content: '<p>Adres</p>' }] },
  socialMedia: [],
} as unknown as SiteData;
const cover: Picture = {
  media_id: 1,
  alt: '',
  width: 1600,
  height: 900,
  placeholder: '',
  sources: ['/media/a-{480,960}-v1.jpg'],
};
const post = {
  id: 7,
  title: 'Kaplama',
  summary: 'Özet',
  body: '<p>Önce 2 &lt; 3.</p><p>Sonra altın &amp; bakır.</p>',
  seo_name: 'kaplama',
  cover,
  author: '',
  published_at: '2026-03-01T08:00:00.000Z',
  updated_at: '2026-02-01T08:00:00.000Z',
  fair: null,
  video: null,
} as unknown as PostPage;

/** The problems of things on a page, which describes the company too. */
function problemsOf(...things: Thing[]): string[] {
  const script = (graph: readonly Thing[]) =>
    JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return checkThings([script(siteThings(site)), ...(things.length > 0 ? [script(things)] : [])]).problems;
}

describe('company and site', () => {
  it('the postal address has parts, and the site names its search', () => {
    const [company, webSite] = siteThings(site);
    expect(company).toMatchObject({
      '@type': 'Organization',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '4. Cadde No: 18',
        postalCode: '34000',
        addressLocality: 'Örnekköy',
        addressRegion: 'İstanbul',
        addressCountry: 'TR',
      },
    });
    expect(webSite).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://ornek.example/en/urun-ara?search_type=all&search={search}' },
      },
    });
    expect(problemsOf()).toEqual([]);
  });

  it('parts that are empty are left out, and without street, district and city the address', () => {
    const of = (changed: object) =>
      siteThings({ ...site, configuration: { ...site.configuration, ...changed } })[0];
    expect(of({ addressDistrict: '', addressPostcode: '' })).toMatchObject({
      address: { addressLocality: 'İstanbul' },
    });
    const nothing = { addressStreet: '', addressDistrict: '', addressCity: '' };
    expect(of(nothing)).not.toHaveProperty('address');
  });

  it('without a public address the company has no addresses, and the site is not described', () => {
    const things = siteThings({ ...site, publicUrl: '' });
    expect(things).toHaveLength(1);
    for (const name of ['@id', 'url', 'logo']) expect(things[0]).not.toHaveProperty(name);
  });
});

it('a category lists the products of its page by their numbers in the whole list', () => {
  const products = {
    current_page: 2,
    per_page: 24,
    total: 26,
    data: [{ name: 'Toka', seo_name: 'toka' }],
  };
  const main_category = { name: 'Tokalar', description: '', seo_name: 'tokalar' };
  const thing = collectionPage(site, { main_category, products } as unknown as CategoryPage);
  expect(thing).toMatchObject({
    url: 'https://ornek.example/en/urunler/tokalar?page=2',
    mainEntity: {
      numberOfItems: 26,
      itemListElement: [{ position: 25, name: 'Toka', url: 'https://ornek.example/en/urun/toka' }],
    },
  });
  expect(problemsOf(thing)).toEqual([]);
  const empty = { main_category, products: { ...products, data: [] } } as unknown as CategoryPage;
  expect(collectionPage(site, empty)).not.toHaveProperty('mainEntity');
});

it('a fair is an event if it names a place', () => {
  const fair = { place: 'Yenikapı', starts_on: '2026-05-02', ends_on: '2026-05-04' };
  const events = fairEvents(site, [{ ...post, fair } as PostPage]);
  expect(events).toMatchObject([
    {
      startDate: '2026-05-02',
      endDate: '2026-05-04',
      location: { name: 'Yenikapı' },
      url: 'https://ornek.example/en/fuarlar#fuar-7',
    },
  ]);
  expect(problemsOf(...events)).toEqual([]);
  expect(fairEvents(site, [{ ...post, fair: { ...fair, place: '' } } as PostPage])).toEqual([]);
});

it('an article is never changed before its publication, and the company is its publisher', () => {
  const thing = articleThing(site, post);
  expect(thing).toMatchObject({ dateModified: post.published_at, publisher: { name: 'Örnek Metal' } });
  expect(problemsOf(thing)).toEqual([]);
});

it('the text of a video is its transcript, as plain text', () => {
  const video = { link: '/dosya/1/film.mp4', playable_id: null, file: { url: '/dosya/1/film.mp4' } };
  const things = videoThings(site, [{ ...post, video } as PostPage]);
  expect(things).toMatchObject([
    {
      transcript: 'Önce 2 < 3. Sonra altın & bakır.',
      contentUrl: 'https://ornek.example/dosya/1/film.mp4',
    },
  ]);
  expect(problemsOf(...things)).toEqual([]);
  expect(videoThings(site, [{ ...post, video, cover: null } as PostPage])).toEqual([]);
});

it('no text ends the script', () => {
  const thing = articleThing(site, { ...post, title: '</script><script>alert(1)</script><!--' });
  expect(scriptSafeJson(thing)).not.toMatch(/[<>]/);
});
