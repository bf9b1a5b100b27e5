import { expect, it } from 'vitest';
import type { PageMeta } from '../page-meta.ts';
import { openTestApp } from '#test/app.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const url = '/api/admin/page-meta';
const put = (body: object, headers = editor) => app.call<{ data: PageMeta }>('PUT', url, body, headers);

it('every page has an address and lists the languages without a title', async () => {
  const viewer = await app.signIn('viewer');
  const { body } = await app.call<PageMeta[]>('GET', url, undefined, viewer);
  expect(body.map(({ route_name, path }) => [route_name, path]).slice(0, 5)).toEqual([
    ['home', '/'],
    ['about_us', '/kurumsal'],
    ['vision_mission', '/vizyon-misyon'],
    ['catalogue', '/katalog'],
    ['products', '/urunler/…'],
  ]);
  expect(body.find((page) => page.route_name === 'home')?.fallback_langs).toEqual(['tr', 'en']);
  expect(body.find((page) => page.route_name === 'fairs')).toMatchObject({
    title_tr: 'Fuarlar',
    title_en: 'Fairs',
    fallback_langs: [],
    outdated: {},
  });
  expect((await put({ route_name: 'fairs', title_tr: 'x' }, viewer)).status).toBe(403);
});

it('a changed title is shown at once, and its translations are outdated until they change too', async () => {
  const { body } = await put({ route_name: 'blog', title_tr: 'Yazılar', version: 1 });
  expect(body.data).toMatchObject({
    title_tr: 'Yazılar',
    title_en: 'Blog',
    version: 2,
    outdated: { title: ['en'] },
  });
  expect((await app.call('GET', '/api/pages/page-meta')).body).toMatchObject({ blog: { title: 'Yazılar' } });
  expect((await put({ route_name: 'blog', title_tr: 'Notlar', version: 1 })).status).toBe(409);
  const same = await put({ route_name: 'blog', title_tr: 'Yazılar', version: 2 });
  expect(same.body.data.version).toBe(2);
  expect((await put({ route_name: 'blog', title_en: 'Notes' })).body.data).toMatchObject({ outdated: {} });
  const emptied = (await put({ route_name: 'blog', title_en: '' })).body.data;
  expect(emptied).toMatchObject({ fallback_langs: ['en'] });
  expect(emptied).not.toHaveProperty('title_en');
  const history = app.ctx.db.selectFrom('history').where('entity', '=', 'page-meta').select('entity_id');
  expect((await history.execute()).map(({ entity_id: id }) => id)).toEqual(['blog', 'blog', 'blog']);
});

it('an unknown page, language and a text that is too long are refused', async () => {
  expect((await put({ route_name: 'nowhere', title_tr: 'x' })).status).toBe(404);
  expect(await put({ route_name: 'blog', title_xx: 'x' })).toMatchObject({
    status: 422,
    body: { errors: { title_xx: ['Böyle bir dil yok'] } },
  });
  expect((await put({ route_name: 'blog', title_tr: 'x'.repeat(201) })).status).toBe(422);
});

it('names with a character that PostgreSQL cannot store are refused, in bodies, queries and addresses', async () => {
  const calls: [string, string, object?][] = [
    ['PUT', url, { route_name: 'a\u0000b', title_tr: 'Başlık' }],
    ['GET', '/api/admin/contents/queue/history?place=a%00b'],
    ['DELETE', '/api/admin/profile/sessions/a%00b'],
  ];
  for (const [method, address, body] of calls) {
    const { status } = await app.call(method as 'PUT', address, body, editor);
    expect([address, [400, 404, 422].includes(status)]).toEqual([address, true]);
  }
});
