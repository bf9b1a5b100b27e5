import { expect, it } from 'vitest';
import type { Preview } from '#features/preview/preview.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import type { Frontend } from '#program/entries/frontend.ts';
import { strictPolicy } from '#server/http/security-headers.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { createSiteApi } from './create-site-api.ts';

const mediaUrl = 'https://cdn.ornek.test';

/** Pages that hold the answers of the site's API and the policy of the page. */
const frontend: Frontend = {
  renderSite: async (path, { api }, vendors) => ({
    status: 200,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', strictPolicy({ scripts: [], styles: [], vendors })],
    ],
    body: JSON.stringify({
      product: await api.product(path.split('/').at(-1) ?? ''),
      configuration: await api.configuration(),
    }),
    isStored: true,
  }),
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
};

const app = await openTestApp({
  frontend,
  environment: { PUBLIC_URL: 'https://www.ornek.test', MEDIA_URL: mediaUrl },
});
const { ctx, call } = app;
const staff = await app.signIn();
const medium = await buildMedium(ctx, { width: 1200, height: 900 });
const category = await buildCategory(ctx, { name: 'Tokalar', seo_name: 'tokalar' });
const product = await buildProduct(ctx, {
  name: 'Toka',
  seo_name: 'toka',
  category_id: category.id,
  images: [medium.id],
});

const addresses = (text: string) => text.match(/[^"\s(>]*\/media\/[^"\s]*/g) ?? [];

it('calls of the site name pictures at the CDN by the same paths', async () => {
  const { body } = await call<ProductPage>('GET', '/api/pages/product/toka');
  const files = pictureFiles(body.images[0] ?? { sources: [] }, 'jpeg');
  expect(files.length).toBeGreaterThan(0);
  for (const { url } of files) {
    expect(url).toMatch(/^https:\/\/cdn\.ornek\.test\/media\/[0-9a-f]{2}\//);
    // A CDN asks this server for the same path.
    expect((await call('GET', new URL(url).pathname)).status).toBe(200);
  }
  for (const url of [
    '/api/pages/products/tokalar',
    '/api/pages/search-products?search_type=all&search=toka',
  ]) {
    const found = addresses(JSON.stringify((await call('GET', url)).body));
    expect(found.length, url).toBeGreaterThan(0);
    expect(found.filter((address) => !address.startsWith(`${mediaUrl}/media/`))).toEqual([]);
  }
});

it('pages allow its pictures and connect to it early', async () => {
  const page = await app.app.inject('/urun/toka');
  const found = addresses(page.payload);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((address) => !address.startsWith(`${mediaUrl}/media/`))).toEqual([]);
  expect(page.headers['content-security-policy']).toContain(`img-src 'self' data: blob: ${mediaUrl};`);
  expect(page.headers['content-security-policy']).toContain("media-src 'self';");
  expect(page.headers['link']).toBe(`<${mediaUrl}>; rel=preconnect`);
});

it('the pictures in rich texts come from it, other words of the text stay', async () => {
  const body_tr = `<p>Adres: /media/ab yolu</p><img data-media-id="${medium.id}" alt="Toka">`;
  await call('POST', '/api/admin/posts/blog', { title_tr: 'Yazı', body_tr, is_active: true }, staff);
  const post = await createSiteApi(ctx, 'tr').post('blog', 'yazi');
  expect(post?.body).toContain('Adres: /media/ab yolu');
  expect(post?.body).toContain(`src="${mediaUrl}/media/`);
  expect(post?.body).toMatch(
    /srcset="https:\/\/cdn\.ornek\.test\/media\/\S+ \d+w, https:\/\/cdn\.ornek\.test\/media\//,
  );
});

it('sitemaps name pictures at the CDN and pages at the site', async () => {
  const { body } = await call<string>('GET', '/sitemap-products-1.xml');
  expect(body).toContain('<loc>https://www.ornek.test/urun/toka</loc>');
  expect(addresses(body.replaceAll(/<\/?image:loc>/g, ' ')).every((url) => url.startsWith(mediaUrl))).toBe(
    true,
  );
  expect(body).toContain(`<image:loc>${mediaUrl}/media/`);
});

it('the panel and its previews use their own origin, which its policy allows', async () => {
  const picture = await call('GET', `/api/admin/products/${product.id}`, undefined, staff);
  expect(JSON.stringify(picture.body)).not.toContain(mediaUrl);
  const body = { kind: 'product', lang: 'tr', id: product.id, values: {} };
  const { html } = (await call<Preview>('POST', '/api/admin/preview', body, staff)).body;
  expect(addresses(html).length).toBeGreaterThan(0);
  expect(addresses(html).filter((address) => !address.startsWith('/media/'))).toEqual([]);
});

it('files that need a permission, documents and films never leave the address of the site', async () => {
  const { headers } = await call('GET', '/media/originals/ab/x.jpg');
  expect(headers['location']).toBeUndefined();
  const { url } = (await call<{ url: string }>('GET', `/api/admin/media/${medium.id}/link`, undefined, staff))
    .body;
  expect(url).toMatch(/^\/dosya\//);
});

it('without MEDIA_URL pictures have paths of the site and no page names another origin', async () => {
  const plain = await openTestApp({ frontend, settings: app.settings });
  const page = await plain.app.inject('/urun/toka');
  expect(addresses(page.payload).every((address) => address.startsWith('/media/'))).toBe(true);
  expect([page.headers['link'], page.headers['content-security-policy']]).toEqual([
    undefined,
    expect.stringContaining("img-src 'self' data: blob:;"),
  ]);
});
