import { expect, it } from 'vitest';
import type { Redirect, RedirectPage } from '../redirect.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { emptyPages, openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { openSiteSources } from '#test/site-sources.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { isReserved } from './redirect-addresses.ts';

const frontend = await openSiteSources();
const open = async () => {
  const test = await openTestApp({ frontend, environment: { PUBLIC_URL: 'https://www.ornek.test' } });
  const editor = await test.signIn('editor');
  const category = await buildCategory(test.ctx, { name: 'Tokalar' });
  const product = await buildProduct(test.ctx, { category_id: category.id, name: 'Metal Toka' });
  return {
    ...test,
    editor,
    product,
    page: `/urun/${product.seo_name}`,
    add: (source: string, target: string) =>
      test.call<{ data: Redirect } & Failure>('POST', '/api/admin/redirects', { source, target }, editor),
    change: (id: number, body: object) =>
      test.call<{ data: Redirect } & Failure>('PUT', `/api/admin/redirects/${id}`, body, editor),
    list: async () =>
      (await test.call<RedirectPage>('GET', '/api/admin/redirects', undefined, editor)).body.data,
  };
};

const visit = async ({ app }: TestApp, url: string, method: 'GET' | 'HEAD' = 'GET', headers = {}) => {
  const { statusCode, headers: sent } = await app.inject({ method, url, headers });
  return [statusCode, sent.location];
};

it('an old address leads on with 301 from the next request on, also a HEAD, in any case and encoding', async () => {
  const test = await open();
  expect(await visit(test, '/eski-çanta.html')).toEqual([302, '/404']);
  const { status, body } = await test.add('/Eski-%C3%87anta.html', test.page);
  expect([status, body.data.source]).toEqual([201, '/eski-çanta.html']);
  const led = [301, test.page];
  const answer = await test.app.inject('/eski-%C3%A7anta.html');
  // No cache may keep it, so that a change or a deletion counts with the next request.
  expect([answer.headers['cache-control'], answer.body]).toEqual(['no-cache', '']);
  for (const url of ['/eski-%C3%A7anta.html', '/ESKI-%C3%87ANTA.HTML/', '//eski-çanta.html'])
    expect(await visit(test, url)).toEqual(led);
  expect(await visit(test, '/eski-çanta.html', 'HEAD')).toEqual(led);
});

it('an address in the form of a page leads on too, and keeps the query of the visitor', async () => {
  const test = await open();
  await test.add('/urun/eski-toka', test.page);
  await test.add('/urunler/eski', 'https://baska.example/liste?a=1#son');
  await test.add('/urun.php?id=7', test.page);
  expect(await visit(test, '/urun/eski-toka?utm_source=Bülten&x=%0d%0a')).toEqual([
    301,
    `${test.page}?utm_source=B%C3%BClten&x=%0D%0A`,
  ]);
  expect(await visit(test, '/urunler/eski?page=2&a=9')).toEqual([
    301,
    'https://baska.example/liste?a=1&page=2#son',
  ]);
  expect(await visit(test, '/urun.php?ID=7&utm=a')).toEqual([301, `${test.page}?utm=a`]);
  expect(await visit(test, '/urun.php?id=8')).toEqual([302, '/404']);
});

it('two visitors at the same time keep their own queries', async () => {
  const test = await open();
  await test.add('/urun/eski-toka', test.page);
  const both = await Promise.all(['?a=1', '?a=2'].map((query) => visit(test, `/urun/eski-toka${query}`)));
  expect(both.map(([, location]) => location)).toEqual([`${test.page}?a=1`, `${test.page}?a=2`]);
});

it('below the prefix of a language the same redirect leads to the page in that language', async () => {
  const test = await open();
  await test.add('/eski', test.page);
  await test.add('/urun/eski-toka', test.page);
  await test.add('/eski-ev', '/');
  await test.add('/eski-site', 'https://baska.example/');
  expect(await visit(test, '/en/eski')).toEqual([301, `/en${test.page}`]);
  expect(await visit(test, '/en/urun/eski-toka')).toEqual([301, `/en${test.page}`]);
  expect(await visit(test, '/en/eski-ev?x=1')).toEqual([301, '/en?x=1']);
  expect(await visit(test, '/en/eski-site')).toEqual([301, 'https://baska.example/']);
  expect(await visit(test, '/tr/eski')).toEqual([301, test.page]);
  expect(await visit(test, '/en/yok')).toEqual([302, '/en/404']);
});

it('a page that answers is never covered: its address is refused, and a page that comes back answers again', async () => {
  const test = await open();
  for (const source of ['/', '/?p=12', '/Kurumsal/', '/en/blog?x=1', test.page, '/urunler/tokalar'])
    expect((await test.add(source, '/katalog')).body.errors?.source).toEqual([
      'Bu adreste yayında bir sayfa var; sayfa varken yönlendirme çalışmaz.',
    ]);
  const draft = await buildProduct(test.ctx, { category_id: 1, name: 'Taslak', is_active: false });
  const address = `/urun/${draft.seo_name}`;
  const { status } = await test.add(address, '/katalog');
  expect([status, await visit(test, address)]).toEqual([201, [301, '/katalog']]);
  await test.call('PUT', `/api/admin/products/${draft.id}`, { is_active: true }, test.editor);
  expect(await visit(test, address)).toEqual([200, undefined]);
});

it('a target must be a page that answers, and is stored with its present address', async () => {
  const test = await open();
  for (const target of ['/urun/yok', '/404', '/yok', '/admin', '/api/pages/content', 'yok'])
    expect((await test.add('/eski', target)).body.errors).toHaveProperty('target');
  await test.call('PUT', `/api/admin/products/${test.product.id}`, { seo_name: 'yeni-toka' }, test.editor);
  const { body } = await test.add('/eski', `${test.page.toUpperCase()}/?v=1`);
  expect(body.data.target).toMatch(/^\/urun\/yeni-toka/);
  expect((await test.add('/eski-katalog', 'http://ornek.test/katalog')).body.data.target).toBe('/katalog');
});

it('a chain is one step for visitors, whichever of its redirects came first, and a loop is refused', async () => {
  const test = await open();
  const gone = await buildProduct(test.ctx, { category_id: 1, name: 'Eski Model' });
  const goneAddress = `/urun/${gone.seo_name}`;
  await test.add('/a', goneAddress);
  await deleteProduct(test.ctx, null, gone.id);
  const isDead = async () => (await test.list()).find(({ source }) => source === '/a')?.is_dead;
  expect(await isDead()).toBe(true);
  await test.add(goneAddress, test.page);
  expect(await isDead()).toBe(false);
  expect(await visit(test, '/a?x=1')).toEqual([301, `${test.page}?x=1`]);
  expect(await visit(test, '/en/a')).toEqual([301, `/en${test.page}`]);
  expect((await test.add('/b', '/a?x=1')).body.data.target).toBe(test.page);
  const a = (await test.list()).find(({ source }) => source === '/a');
  await test.change(a?.id ?? 0, { source: '/b-2', target: '/b' });
  expect((await test.list()).find(({ source }) => source === '/b-2')?.target).toBe(test.page);
  const gone2 = await test.add(goneAddress, '/b');
  expect(gone2.body.errors?.source?.[0]).toContain('zaten');
  expect((await test.change(a?.id ?? 0, { target: '/b-2' })).body.errors?.target?.[0]).toContain(
    'geri geliyor',
  );
  expect((await test.add('/c', '/c')).body.errors?.target?.[0]).toContain('geri geliyor');
});

it('only one redirect has an address, and a stale version is refused', async () => {
  const test = await open();
  const { body } = await test.add('/eski', test.page);
  expect((await test.add('/ESKİ/', '/katalog')).body.errors?.source?.[0]).toContain(
    'zaten bir yönlendirme var',
  );
  const changed = await test.change(body.data.id, { target: '/katalog', version: 1 });
  expect([changed.status, changed.body.data.version]).toEqual([200, 2]);
  expect((await test.change(body.data.id, { target: '/', version: 1 })).status).toBe(409);
  expect((await test.change(987_654, { target: '/' })).status).toBe(404);
});

it('followed redirects are counted in batches, and deleting one ends it', async () => {
  const test = await open();
  const { body } = await test.add('/eski', test.page);
  const revision = await test.ctx.connections.readRevision();
  for (const method of ['GET', 'GET', 'HEAD'] as const) await visit(test, '/eski', method);
  const [listed] = await test.list();
  expect(listed).toMatchObject({ hits: 2, last_at: test.clock.now().toISOString(), is_dead: false });
  expect(await test.ctx.connections.readRevision()).toBe(revision);
  const remove = (ids: number[]) =>
    test.call('DELETE', '/api/admin/redirects', { delete_list: ids }, test.editor);
  expect((await remove([])).status).toBe(422);
  expect((await remove([body.data.id])).status).toBe(200);
  expect((await remove([body.data.id])).status).toBe(404);
  expect(await visit(test, '/eski')).toEqual([302, '/404']);
});

it('every change is in the history, and viewers may only read', async () => {
  const test = await open();
  const { body } = await test.add('/eski', test.page);
  await test.change(body.data.id, { target: '/katalog' });
  const rows = await test.ctx.db
    .selectFrom('history')
    .select(['action', 'entity_id'])
    .where('entity', '=', 'redirect')
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update']);
  const viewer = await test.signIn('viewer');
  expect((await test.call('GET', '/api/admin/redirects', undefined, viewer)).status).toBe(200);
  const write = await test.call('POST', '/api/admin/redirects', { source: '/x', target: '/' }, viewer);
  expect(write.status).toBe(403);
});

it('a page that exists asks nothing of the redirects', async () => {
  const test = await open();
  await test.add('/eski', test.page);
  let reads = 0;
  test.ctx.db = test.ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"redirects"')) reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  for (const url of [test.page, '/', '/katalog', test.page])
    expect(await visit(test, url)).toEqual([200, undefined]);
  expect(reads).toBe(0);
  await visit(test, '/eski');
  await visit(test, '/yok');
  expect(reads).toBe(1);
});

it('no address that the program answers itself can be redirected', async () => {
  const { routes } = await openTestApp({ frontend: emptyPages });
  const own = routes
    .map(({ url }) =>
      url
        .replace(/\*/g, 'x')
        .replace(/:part/, 'products-1.xml')
        .replace(/^\/:lang\//, '/en/'),
    )
    .filter((url) => url !== '/x');
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter((url) => !isReserved(url.toLowerCase()))).toEqual([]);
});
