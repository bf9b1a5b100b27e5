import { dayMs } from '#shared/rules/durations.ts';
import { expect, it } from 'vitest';
import { homeSectionNames, type HomeSection, type ManagedHomeSection } from '../home-section.ts';
import type { OrderHistoryPage } from '#shared/schema/history.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const url = '/api/admin/home-sections';
const call = <Body = { success: boolean; data: { order_version: string } }>(
  method: 'GET' | 'PUT',
  path = '',
  body?: object,
) => app.call<Body>(method, `${url}${path}`, body, editor);
const managed = async () => (await call<ManagedHomeSection[]>('GET')).body;
const keys = async () => (await managed()).map(({ section }) => section);
const shown = async () =>
  (await app.call<HomeSection[]>('GET', '/api/pages/home-sections?lang=tr')).body.map(
    ({ section }) => section,
  );
const queueOf = (sections: readonly string[]) =>
  sections.map((section, index) => ({ section, queue: sections.length - index }));

it('a new home page has all sections, switched on', async () => {
  expect(await keys()).toEqual(Object.keys(homeSectionNames));
  expect((await managed()).every(({ is_active }) => is_active)).toBe(true);
});

it('visitors see the sections with content that are on, in their order', async () => {
  expect(await shown()).toEqual([]);
  await buildProduct(app.ctx, { is_featured: true });
  const body = { page: 'home', section: 'intro', title_tr: 'Biz', body_tr: '<p>Metin</p>' };
  await app.call('POST', '/api/admin/contents', body, editor);
  expect(await shown()).toEqual(['categories', 'featured_products', 'intro']);
  const off = await call<{ data: ManagedHomeSection }>('PUT', '/featured_products', { is_active: '0' });
  expect(off.body.data).toMatchObject({ section: 'featured_products', is_active: false });
  expect(await shown()).toEqual(['categories', 'intro']);
  await call('PUT', '/queue', { queue: queueOf(['intro', 'categories']) });
  expect(await shown()).toEqual(['intro', 'categories']);
});

it('an order that is based on an old list is refused, and orders have a history', async () => {
  const before = await managed();
  const reversed = before.map(({ section }) => section).reverse();
  const order_version = before[0]?.order_version;
  const first = await call('PUT', '/queue', { queue: queueOf(reversed), order_version });
  expect(first.status).toBe(200);
  expect(await keys()).toEqual(reversed);
  expect((await managed())[0]?.order_version).toBe(first.body.data.order_version);
  expect((await call('PUT', '/queue', { queue: queueOf(reversed), order_version })).status).toBe(409);
  const [entry] = (await call<OrderHistoryPage>('GET', '/queue/history')).body.data;
  expect(entry?.after?.[0]?.name).toBe(homeSectionNames[reversed[0] ?? 'slider']);
});

it('an unknown section is refused', async () => {
  expect((await call('PUT', '/yok', { is_active: 1 })).status).toBe(404);
  expect((await call('PUT', '/slider', {})).status).toBe(422);
  expect((await call('PUT', '/queue', { queue: queueOf(['yok']) })).status).toBe(422);
});

it('the news are the next fair and the three newest posts, without their bodies', async () => {
  const inDays = (days: number) =>
    new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  const post = (section: 'fairs' | 'blog', title_tr: string, fields: object = {}) =>
    app.call('POST', `/api/admin/posts/${section}`, { title_tr, body_tr: '<p>Metin</p>', ...fields }, editor);
  await post('fairs', 'Geçen', { starts_on: inDays(-20) });
  await post('fairs', 'Sonraki', { starts_on: inDays(30) });
  await post('fairs', 'İlk', { starts_on: inDays(10) });
  for (const title of ['Bir', 'İki', 'Üç', 'Dört']) await post('blog', title);
  const { body } = await app.call<HomeSection[]>('GET', '/api/pages/home-sections?lang=tr');
  const news = body.find(({ section }) => section === 'fairs_and_blog');
  expect(news?.items.map((item) => 'title' in item && item.title)).toEqual(['İlk', 'Dört', 'Üç', 'İki']);
  expect(news?.items.every((item) => 'body' in item && item.body === '')).toBe(true);
});
