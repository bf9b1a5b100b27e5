import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { openSiteSources } from '#test/site-sources.ts';

const origin = 'https://www.ornek.test';
const frontend = await openSiteSources();
const app = await openTestApp({ frontend, environment: { PUBLIC_URL: origin } });
app.clock.set('2026-03-10T09:00:00.000Z');
const staff = await app.signIn();

const write = async (method: 'POST' | 'PUT', url: string, body: object) => {
  const answer = await app.call<{ data: { id: number } }>(method, `/api/admin/${url}`, body, staff);
  expect([url, answer.status]).toEqual([url, method === 'POST' ? 201 : 200]);
  return answer.body.data;
};
await write('POST', 'languages', { abbr: 'de' });

const whole = await buildCategory(app.ctx, { name: { tr: 'Tokalar', en: 'Buckles' } });
const turkish = await buildCategory(app.ctx, { name: 'Halkalar' });
const empty = await buildCategory(app.ctx, { name: 'Boş' });
const hidden = await buildCategory(app.ctx, { name: 'Gizli', is_active: false });
const at = { category_id: whole.id };
const product = await buildProduct(app.ctx, {
  ...at,
  name: { tr: 'Toka & Halka', en: 'Buckle', de: 'Schnalle' },
  description: { tr: '<p>Zamak</p>', en: '<p>Zamak</p>' },
});
await buildProduct(app.ctx, { category_id: turkish.id, name: 'Yalnız Türkçe', description: '<p>Metin</p>' });
await buildProduct(app.ctx, {
  ...at,
  name: { tr: 'Yarım', en: 'Half' },
  description: '<p>Yalnız Türkçe</p>',
});
await buildProduct(app.ctx, { ...at, name: 'Taslak', is_active: false });
await buildProduct(app.ctx, { ...at, name: 'Gelecek', published_at: '2027-01-01T00:00:00.000Z' });
await buildProduct(app.ctx, { category_id: hidden.id, name: 'Gizlide' });
const { id: cover } = await buildMedium(app.ctx);
await write('POST', 'posts/blog', {
  title_tr: 'Haber',
  title_en: 'News',
  summary_tr: 'Özet',
  summary_en: 'Summary',
  body_tr: '<p>a</p>',
  body_en: '<p>b</p>',
  cover_id: cover,
  is_active: '1',
  published_at: '2026-03-01T09:00:00.000Z',
});
await write('POST', 'posts/blog', { title_tr: 'Taslak yazı', body_tr: '<p>a</p>', is_active: '0' });
await write('POST', 'posts/blog', {
  title_tr: 'Türkçe yazı',
  body_tr: '<p>a</p>',
  is_active: '1',
  published_at: '2026-03-02T09:00:00.000Z',
});
for (let n = 1; n <= 13; n += 1)
  await write('POST', 'posts/videos', {
    title_tr: `Film ${n}`,
    title_en: `Film ${n}`,
    cover_id: cover,
    is_active: '1',
    video: 'https://www.youtube.com/watch?v=abcdefghijk',
  });
await write('POST', 'contracts', {
  name_tr: 'Koşullar',
  name_en: 'Terms',
  content_tr: '<p>a</p>',
  content_en: '<p>b</p>',
});

const read = async (url: string, headers = {}) => app.app.inject({ url, headers });
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const path = (address: string) => address.slice(origin.length);

async function readSitemap(): Promise<Map<string, string>> {
  const index = await read('/sitemap.xml');
  expect([index.statusCode, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const entries = new Map<string, string>();
  for (const part of locations(index.payload)) {
    const { statusCode, payload } = await read(path(part));
    expect([part, statusCode]).toEqual([part, 200]);
    for (const [, entry = ''] of payload.matchAll(/<url>(.*)<\/url>/g)) {
      const [address = ''] = locations(entry);
      expect(entries.has(address), address).toBe(false);
      entries.set(address, entry);
    }
  }
  return entries;
}

const links = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, lang = '', href = '']) => `${lang} ${href}`).sort();

it('each address of the sitemap is a page that names itself and the same languages', async () => {
  const entries = await readSitemap();
  for (const [address, entry] of entries) {
    const { statusCode, payload } = await read(path(address));
    expect([address, statusCode]).toEqual([address, 200]);
    expect(payload).not.toContain('name="robots"');
    expect(/<link rel="canonical" href="([^"]*)"/.exec(payload)?.[1]).toBe(address);
    expect([address, links(payload, /<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)]).toEqual([
      address,
      links(entry, /hreflang="([^"]*)" href="([^"]*)"/g),
    ]);
  }
  const has = (tested: string) => entries.has(origin + tested);
  expect(
    ['/', '/en', '/urunler/tokalar', '/en/urunler/tokalar', '/videolar?page=2'].filter((one) => !has(one)),
  ).toEqual([]);
  expect([has('/en/urun/yarim'), has('/en/urun/yalniz-turkce'), has('/en/urunler/halkalar')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('drafts, hidden and later pages, hidden languages and empty categories are not in it', async () => {
  const all = [...(await readSitemap()).keys()].join('\n');
  expect(all).not.toMatch(/taslak|gelecek|gizli|\/de(\/|$)|urun-ara|\/404/m);
  expect(all).not.toContain(empty.seo_name);
  await write('PUT', 'languages/active', { abbr: 'de', active: '1' });
  expect([...(await readSitemap()).keys()]).toContain(`${origin}/de/urun/${product.seo_name}`);
  await write('PUT', 'languages/active', { abbr: 'de', active: '0' });
});

it('a page whose name and body are fallbacks is canonical to the original, a partly translated one to itself', async () => {
  const canonical = async (url: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec((await read(url)).payload)?.[1];
  expect(await canonical('/en/urun/yalniz-turkce')).toBe(`${origin}/urun/yalniz-turkce`);
  expect(await canonical('/en/urunler/halkalar')).toBe(`${origin}/urunler/halkalar`);
  expect(await canonical('/en/blog/turkce-yazi')).toBe(`${origin}/blog/turkce-yazi`);
  expect(await canonical('/en/urun/yarim')).toBe(`${origin}/en/urun/yarim`);
  expect(await canonical('/iletisim?topic=offer')).toBe(`${origin}/iletisim`);
  expect(await canonical('/iletisim?topic=school-tour&tour=1')).toBe(`${origin}/iletisim`);
});

it('an entry has its pictures and films', async () => {
  const entries = await readSitemap();
  const film = entries.get(`${origin}/videolar?page=2`) ?? '';
  expect(film).toContain('<video:title>Film 1</video:title>');
  expect(film).toContain(
    '<video:player_loc>https://www.youtube-nocookie.com/embed/abcdefghijk</video:player_loc>',
  );
  expect(film).toMatch(/<video:thumbnail_loc>https:\/\/www\.ornek\.test\/media\/[^<]+\.jpg</);
  const post = entries.get(`${origin}/blog/haber`) ?? '';
  expect(post).toContain('<lastmod>2026-03-10T09:00:00.000Z</lastmod>');
  expect(post).toMatch(/<image:loc>https:\/\/www\.ornek\.test\/media\/[^<]+\.jpg</);
});

it('a page past the end of a list is 404 in HTML and not kept, and an empty list in JSON', async () => {
  for (const url of ['/urunler/tokalar?page=9', '/blog?page=9', '/videolar?page=9', '/en/fuarlar?page=9']) {
    const { statusCode, headers, payload } = await read(url);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
    expect(payload).toContain('<h1');
  }
  expect((await read('/fuarlar')).statusCode, 'the first page of an empty list').toBe(200);
  const json = await app.call<{ products: { data: unknown[] } }>('GET', '/api/pages/products/tokalar?page=9');
  expect([json.status, json.body.products.data]).toEqual([200, []]);
});

it('each language has a feed of its newest posts, which its pages name', async () => {
  const main = await read('/feed.xml');
  expect([main.statusCode, main.headers['content-type']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  expect([...main.payload.matchAll(/<entry><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'Türkçe yazı',
    'Haber',
  ]);
  const english = await read('/en/feed.xml');
  expect([...english.payload.matchAll(/<entry><title>([^<]*)/g)].map(([, title]) => title)).toEqual(['News']);
  expect(english.payload).toContain(`href="${origin}/en/blog/haber"`);
  expect((await read('/en')).payload).toMatch(
    /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/en\/feed\.xml"/,
  );
  expect([(await read('/de/feed.xml')).statusCode, (await read('/urun/feed.xml')).statusCode]).toEqual([
    404, 404,
  ]);
  const moved = await read('/tr/feed.xml');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/feed.xml']);
});

it('robots.txt leads to the sitemap, and the manifest has its own type', async () => {
  const { payload } = await read('/robots.txt');
  expect(payload).toContain('Disallow: /admin\n');
  expect(payload).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect((await read('/api/pages/manifest')).headers['content-type']).toBe('application/manifest+json');
});

it('without a public address none of it is written', async () => {
  const bare = await openTestApp({ frontend, settings: app.settings });
  for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap-products-1.xml', '/feed.xml', '/en/feed.xml']) {
    const { statusCode, headers } = await bare.app.inject(url);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/plain; charset=utf-8']);
  }
  const { payload } = await bare.app.inject('/urun/yarim');
  expect(payload).not.toMatch(/canonical|feed\.xml|hrefLang/i);
});
