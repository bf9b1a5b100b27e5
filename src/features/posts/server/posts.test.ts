import { describe, expect, it } from 'vitest';
import type { Post, PostList, PostSection } from '../post.ts';
import type { DeletedRecordsOfAllKinds } from '#shared/schema/deleted-record.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { deleteMedium } from '#features/media/server/media-deletion.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';

await recordContract(await openTestApp(), {
  url: 'posts/videos',
  mainText: 'title',
  fields: (number) => ({ video: `https://www.youtube.com/watch?v=video-${number}` }),
});

const app = await openTestApp();
const headers = { editor: await app.signIn('editor'), admin: await app.signIn('admin') };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Written = { data: Post } & Pick<Failure, 'errors'>;
const call = <Body = Written>(
  method: Method,
  path: string,
  body?: object,
  role: 'editor' | 'admin' = 'editor',
) => app.call<Body>(method, `/api/admin/posts/${path}`, body, headers[role]);
const create = async (section: PostSection, body: object) =>
  (await call('POST', section, { title_tr: 'Yazı', ...body })).body.data;
const list = async (query: string) => (await call<PostList>('GET', query)).body;

it.each([
  ['fairs', {}, 'starts_on', 'Value is required'],
  [
    'fairs',
    { starts_on: '2026-03-05', ends_on: '2026-03-04' },
    'ends_on',
    'Bitiş tarihi başlangıçtan önce olamaz.',
  ],
  ['fairs', { starts_on: '05.03.2026' }, 'starts_on', 'Geçerli bir tarih girin'],
  ['videos', {}, 'video', 'Bir video dosyası yükleyin ya da video adresi yazın.'],
  ['videos', { video: 'javascript:alert(1)' }, 'video', 'Invalid URL'],
  ['blog', { seo_name: 'Bir Yazı' }, 'seo_name', 'Yalnız küçük harf'],
] as const)('the list %s refuses the fields %o', async (section, fields, field, message) => {
  const { status, body } = await call('POST', section, { title_tr: 'Yazı', ...fields });
  expect([status, body.errors?.[field]?.[0]]).toEqual([422, expect.stringContaining(message)]);
});

it('a fair without a last day lasts one day, and a video link becomes embeddable', async () => {
  expect(await create('fairs', { starts_on: '2026-03-05' })).toMatchObject({ ends_on: '2026-03-05' });
  const { video } = await create('videos', { video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3' });
  expect(video).toBe('https://www.youtube.com/embed/aqz-KE-bpKQ');
});

it('a post is published when it is created or at a chosen time, and at once when that time is cleared', async () => {
  const now = app.clock.now().toISOString();
  const { id, published_at } = await create('blog', {});
  expect(published_at).toBe(now);
  const later = '2027-01-05T09:00:00.000Z';
  expect((await call('PUT', `blog/${id}`, { published_at: later })).body.data.published_at).toBe(later);
  expect((await call('PUT', `blog/${id}`, { published_at: '' })).body.data.published_at).toBe(now);
});

it('a draft is dated when it is first published, and keeps that date', async () => {
  const { id, published_at } = await create('blog', { is_active: 0 });
  expect(published_at).toBeNull();
  app.clock.advance(60_000);
  const first = app.clock.now().toISOString();
  expect((await call('PUT', `blog/${id}`, { title_tr: 'Taslak' })).body.data.published_at).toBeNull();
  expect((await call('PUT', `blog/${id}`, { is_active: 1 })).body.data.published_at).toBe(first);
  app.clock.advance(60_000);
  await call('PUT', `blog/${id}`, { is_active: 0 });
  expect((await call('PUT', `blog/${id}`, { is_active: 1 })).body.data.published_at).toBe(first);
});

it('the address comes from the title, and one that is taken gets a number, also after a restore', async () => {
  const { id, seo_name } = await create('blog', { title_tr: 'Nikel Kaplama' });
  expect(seo_name).toBe('nikel-kaplama');
  await call('DELETE', `blog/${id}`);
  expect((await create('blog', { title_tr: 'Nikel Kaplama' })).seo_name).toBe('nikel-kaplama');
  const { body } = await call('PUT', `blog/${id}/restore`, {}, 'admin');
  expect(body.data.seo_name).toBe('nikel-kaplama-2');
});

describe('the kinds', () => {
  it('have separate lists, and a call of one list does not reach another', async () => {
    const { id } = await create('blog', { title_tr: 'Yalnız blog' });
    const answers = await Promise.all([
      call('GET', `fairs/${id}`),
      call('PUT', `fairs/${id}`, { title_tr: 'X' }),
      call('DELETE', `fairs/${id}`),
      call('GET', `fairs/${id}/history`),
      call('PUT', `fairs/${id}/history/1`, {}),
      call('PUT', 'fairs/queue', { queue: [{ id, queue: 1 }] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 422]);
    expect((await list('fairs?search=yalnız')).data).toEqual([]);
    expect((await list('blog?search=YALNIZ')).data).toMatchObject([{ id }]);
  });

  it('are named among the deleted records, each with the address that restores it', async () => {
    const { id } = await create('fairs', { title_tr: 'Silinen fuar', starts_on: '2026-03-05' });
    await call('DELETE', `fairs/${id}`);
    const all = await app.call<DeletedRecordsOfAllKinds>(
      'GET',
      '/api/admin/deleted?resource=posts/fairs',
      undefined,
      headers.admin,
    );
    expect(all.body.data).toMatchObject([{ id, kind: 'Fuar', resource: 'posts/fairs' }]);
    expect(all.body.kinds).toContainEqual({ kind: 'Blog yazısı', resource: 'posts/blog' });
    expect((await call<PostList>('GET', 'blog/deleted')).body.total).toBe(0);
  });
});

it('a search looks for every word in title, summary, author, place and stand number, in any letter case', async () => {
  const { id } = await create('fairs', {
    title_tr: 'AYSAF',
    place_tr: 'İstanbul Fuar Merkezi',
    stand: '9-A12',
    starts_on: '2026-11-18',
  });
  expect((await list('fairs?search=ISTANBUL aysaf 9-a12')).data).toMatchObject([{ id }]);
  expect((await list('fairs?search=aysaf izmir')).data).toEqual([]);
});

it('a picture that a post shows twice is named once where its deletion is refused', async () => {
  const { id } = await buildMedium(app.ctx, { width: 801 });
  const body_tr = `<p>Bir</p><img data-media-id="${id}" alt="Toka">`;
  await create('blog', { title_tr: 'İki yerde', cover_id: id, body_tr });
  await create('blog', { title_tr: 'Bir yerde', cover_id: id });
  await expect(deleteMedium(app.ctx, null, id)).rejects.toThrow(
    'Bu dosya kullanılıyor: “İki yerde” yazısı, “Bir yerde” yazısı. Önce oradan kaldırın.',
  );
});

it('a cover cannot be deleted while a post uses it', async () => {
  const picture = await buildMedium(app.ctx);
  await create('fairs', { title_tr: 'Kapaklı', cover_id: picture.id, starts_on: '2026-03-05' });
  await expect(deleteMedium(app.ctx, null, picture.id)).rejects.toThrow('“Kapaklı” fuarı');
});
