import { expect, it } from 'vitest';
import type { Preview } from '#features/preview/preview.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import type { Frontend } from './frontend.ts';
import { stillPage } from './preview.ts';

/** Pages that contain the answers of the site's API and that the page cache stores. */
const frontend: Frontend = {
  renderSite: async (path, { api, lang }) => {
    const product = await api.product(decodeURIComponent(path.split('/').at(-1) ?? ''));
    return {
      status: product ? 200 : 404,
      headers: [['content-type', 'text/html; charset=utf-8']],
      body: JSON.stringify({ path, lang, product }),
      isStored: product !== null,
    };
  },
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
};

const app = await openTestApp({ frontend });
const viewer = await app.signIn('viewer');
const preview = (body: object) =>
  app.call<Preview>('POST', '/api/admin/preview', { kind: 'product', lang: 'tr', ...body }, viewer);
const drawn = async (body: object) => {
  const { html, refused } = (await preview(body)).body;
  const page = JSON.parse(html) as { path: string; lang: string; product: ProductPage };
  return { ...page, refused };
};
const visit = async (path: string) => (await app.app.inject(path)).payload;

it('visitors see what is stored before, during and after a preview', async () => {
  const product = await buildProduct(app.ctx, { name: 'D-Halka', seo_name: 'd-halka-onizleme' });
  const before = await app.ctx.connections.readRevision();
  const values = { name_tr: 'Kaydedilmemiş', code: 'YENI-1', seo_name: 'd-halka-onizleme' };
  // No one has opened this page yet, so a preview that leaked into the cache would be visible now.
  const { product: shown } = await drawn({ id: product.id, values });
  const stored = await visit('/urun/d-halka-onizleme');
  expect([shown.name, shown.code]).toEqual(['Kaydedilmemiş', 'YENI-1']);
  expect(stored).toContain('"name":"D-Halka"');
  const [again] = await Promise.all([visit('/urun/d-halka-onizleme'), drawn({ id: product.id, values })]);
  expect([again, await visit('/urun/d-halka-onizleme')]).toEqual([stored, stored]);
  expect(await app.ctx.connections.readRevision()).toBe(before);
});

it('hidden, scheduled and new products have a page', async () => {
  const { id: category_id } = await buildCategory(app.ctx, { name: 'Halkalar' });
  const hidden = await buildProduct(app.ctx, { name: 'Gizli', is_active: false });
  const later = await buildProduct(app.ctx, { name: 'Yakında', published_at: '2099-01-01T00:00:00.000Z' });
  const { id: picture } = await buildMedium(app.ctx);
  expect((await drawn({ id: hidden.id, values: {} })).product.name).toBe('Gizli');
  expect((await drawn({ id: later.id, values: {} })).product.name).toBe('Yakında');
  const created = await drawn({
    values: { name_tr: 'Yepyeni', code: 'Y-1', category_id, images: [picture], is_active: false },
  });
  expect(created).toMatchObject({
    path: '/urun/yeni-urun',
    product: {
      name: 'Yepyeni',
      path: [{ name: 'Halkalar' }],
      images: [{ media_id: picture, alt: 'Yepyeni' }],
    },
    refused: {},
  });
});

it('every language of the site can be previewed; missing texts are those of the main language', async () => {
  const { path, lang, product } = await drawn({
    lang: 'en',
    values: { name_tr: 'Halka', summary_tr: 'Kısa', summary_en: 'Short', code: 'H-1' },
  });
  expect([path, lang]).toEqual(['/en/urun/yeni-urun', 'en']);
  expect(product).toMatchObject({ name: 'Halka', summary: 'Short', fallbacks: { name: 'tr' } });
  expect(await preview({ lang: 'xx', values: {} })).toMatchObject({ status: 422 });
});

it('texts are cleaned as a save cleans them', async () => {
  const description_tr = '<p onclick="x()">Pirinç<script>alert(1)</script></p>';
  const { product } = await drawn({ values: { name_tr: 'Halka', description_tr } });
  expect(product.description).toBe('<p>Pirinç</p>');
});

it('a field that a save refuses is shown as it is stored, and named', async () => {
  const product = await buildProduct(app.ctx, { name: 'Toka', code: 'TK-77' });
  const values = { name_tr: 'Toka 25', code: 'x'.repeat(500), attributes: 'bozuk' };
  const { product: shown, refused } = await drawn({ id: product.id, values });
  expect([shown.name, shown.code]).toEqual(['Toka 25', 'TK-77']);
  expect(Object.keys(refused).sort()).toEqual(['attributes', 'code']);
  expect((await drawn({ values: { code: 'A-1' } })).refused).toEqual({ name_tr: ['Value is required'] });
});

it('only staff can preview, only records that exist, and nothing stores the page', async () => {
  expect(await preview({ id: 999_999, values: {} })).toMatchObject({ status: 404 });
  const own = await preview({ values: { name_tr: 'Halka' } });
  expect(own.headers['cache-control']).toBe('no-store');
  const stranger = await app.call('POST', '/api/admin/preview', { kind: 'product', lang: 'tr', values: {} });
  expect(stranger.status).toBe(401);
});

it('the page runs no scripts, and its links try to open a window, which the frame does not allow', () => {
  const head =
    '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>';
  const page = `${head}<body><a href="/">Ana</a><script nonce="">run()</script><script src="/a.js"></script></body></html>`;
  expect(stillPage(page)).toBe(
    '<html><head><base target="_blank"><link rel="stylesheet" href="/a.css"/></head><body><a href="/">Ana</a></body></html>',
  );
});
