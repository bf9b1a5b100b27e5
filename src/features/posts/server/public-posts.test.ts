import { expect, it } from 'vitest';
import type { Post, PostPage, PostSection, PublicPosts } from '../post.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';

async function openSite(environment: NodeJS.ProcessEnv = {}) {
  const app = await openTestApp({ environment });
  const editor = await app.signIn('editor');
  return {
    ...app,
    create: async (section: PostSection, body: object) =>
      (await app.call<{ data: Post }>('POST', `/api/admin/posts/${section}`, body, editor)).body.data,
    change: (section: PostSection, id: number, body: object) =>
      app.call('PUT', `/api/admin/posts/${section}/${id}`, body, editor),
    list: async (section: string, query = 'lang=tr') =>
      (await app.call<PublicPosts>('GET', `/api/pages/blog/${section}?${query}`)).body,
    one: (path: string, lang = 'tr') => app.call<PostPage>('GET', `/api/pages/blog/${path}?lang=${lang}`),
  };
}
const titles = ({ data }: PublicPosts) => data.map(({ title }) => title);

it('a scheduled post appears on time on a stored page, without a write', async () => {
  const { create, list, clock } = await openSite();
  await create('blog', { title_tr: 'Hemen' });
  await create('blog', { title_tr: 'Sonra', published_at: '2026-03-02T10:00:00.000Z' });
  expect(titles(await list('blog'))).toEqual(['Hemen']);
  clock.set('2026-03-02T09:59:59.999Z');
  expect(titles(await list('blog'))).toEqual(['Hemen']);
  clock.set('2026-03-02T10:00:00.000Z');
  expect(titles(await list('blog'))).toEqual(['Sonra', 'Hemen']);
});

it('upcoming fairs come first, the next one on top, then past ones from the latest; midnight moves a fair', async () => {
  const { create, list, clock } = await openSite();
  for (const [title_tr, starts_on, ends_on] of [
    ['Uzak', '2026-09-01', '2026-09-03'],
    ['Süren', '2026-03-01', '2026-03-02'],
    ['Eski', '2025-01-10', '2025-01-12'],
    ['Geçen', '2026-02-01', '2026-02-03'],
    ['Yakın', '2026-03-10', ''],
  ])
    await create('fairs', { title_tr, starts_on, ends_on });
  expect(titles(await list('fairs'))).toEqual(['Süren', 'Yakın', 'Uzak', 'Geçen', 'Eski']);
  expect((await list('fairs')).data.map(({ fair }) => fair?.is_past)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  // It is midnight in Istanbul.
  clock.set('2026-03-02T21:00:00.000Z');
  expect(titles(await list('fairs'))).toEqual(['Yakın', 'Uzak', 'Süren', 'Geçen', 'Eski']);
});

it('visitors get only active posts, a page at a time, and the blog’s list without the bodies', async () => {
  const { create, list, change } = await openSite();
  for (let n = 1; n <= 13; n += 1) await create('blog', { title_tr: `Yazı ${n}`, body_tr: '<p>Metin</p>' });
  const { id } = await create('blog', { title_tr: 'Gizli' });
  await change('blog', id, { is_active: 0 });
  const first = await list('blog');
  expect(first).toMatchObject({ current_page: 1, last_page: 2, per_page: 12, total: 13 });
  expect(first.data[0]).toMatchObject({
    title: 'Yazı 13',
    body: '',
    reading_minutes: 1,
    fair: null,
    video: null,
  });
  expect(titles(await list('blog', 'lang=tr&page=2'))).toEqual(['Yazı 1']);
  expect((await list('blog', 'lang=tr&page=3')).data).toEqual([]);
});

it('a post is found by its former address too, in the visitor’s language or with a marked fallback', async () => {
  const { create, change, one } = await openSite();
  const body_tr = `<p>${'kelime '.repeat(401)}</p>`;
  const { id } = await create('blog', {
    title_tr: 'Kaplama',
    title_en: 'Plating',
    summary_tr: 'Özet',
    body_tr,
  });
  expect((await one('blog/kaplama', 'en')).body).toMatchObject({
    title: 'Plating',
    summary: 'Özet',
    fallbacks: { summary: 'tr', body: 'tr' },
    reading_minutes: 3,
    published_on: '2026-03-02',
    langs: ['tr'],
  });
  await change('blog', id, { seo_name: 'metal-kaplama', summary_en: 'Summary', body_en: '<p>Text</p>' });
  const moved = await one('blog/kaplama', 'en');
  expect(moved.body).toMatchObject({ seo_name: 'metal-kaplama', reading_minutes: 1, langs: ['tr', 'en'] });
  await change('blog', id, { published_at: '2026-05-01T00:00:00Z' });
  const answers = await Promise.all([
    one('blog/kaplama'),
    one('blog/metal-kaplama'),
    one('fairs/metal-kaplama'),
    one('yok/metal-kaplama'),
    one('yok'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

it('a video has the id that the site plays, and a link of another site is a link', async () => {
  const { create, list } = await openSite();
  await create('videos', { title_tr: 'Dış', video: 'https://vimeo.com/76979871' });
  await create('videos', { title_tr: 'Film', video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' });
  expect((await list('videos')).data.map(({ video }) => video)).toEqual([
    { link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', playable_id: 'aqz-KE-bpKQ', file: null },
    { link: 'https://vimeo.com/76979871', playable_id: null, file: null },
  ]);
});

it('in the text of a post pictures have their files and videos a link, and a deleted picture is left out', async () => {
  const { create, one, ctx } = await openSite();
  const { id } = await buildMedium(ctx, { width: 1000, height: 500 });
  const video = '<figure data-video="https://youtu.be/aqz-KE-bpKQ"></figure>';
  const pictures = `<img data-media-id="${id}" alt="Bir &quot;toka&quot;"><img data-media-id="999" alt="yok">`;
  await create('blog', { title_tr: 'Resimli', body_tr: `<p>Metin</p>${pictures}${video}` });
  const { body } = (await one('blog/resimli')).body;
  expect(body).toMatch(/^<p>Metin<\/p><picture><img src="\/media\/\S+\.jpg" srcset="\/media\//);
  expect(body).toContain('alt="Bir &quot;toka&quot;" width="1000" height="500" loading="lazy"');
  expect(body).toMatch(
    /<\/picture><figure data-video="aqz-KE-bpKQ"><a href="https:\/\/www\.youtube\.com\/watch/,
  );
  expect(body).not.toContain('yok');
});

it('a visible fair has a calendar file in each language', async () => {
  const { create, change, call, list } = await openSite({ PUBLIC_URL: 'https://firma.example' });
  const fair = await create('fairs', {
    title_tr: 'Deri Fuarı',
    title_en: 'Leather Fair',
    place_tr: 'İstanbul; Salon 9',
    stand: 'A12',
    starts_on: '2026-11-18',
    ends_on: '2026-11-20',
  });
  const [shown] = (await list('fairs', 'lang=en')).data;
  expect(shown?.fair?.calendar).toBe(`/dosya/fuar-${fair.id}.ics?lang=en`);
  const english = await call<string>('GET', shown?.fair?.calendar ?? '');
  expect(english.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = english.body.replace(/\r\n /g, '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'SUMMARY:Leather Fair',
      'DTSTART;VALUE=DATE:20261118',
      'DTEND;VALUE=DATE:20261121',
      'LOCATION:İstanbul\\; Salon 9\\, A12',
      `URL;VALUE=URI:https://firma.example/en/fuarlar#fuar-${fair.id}`,
    ]),
  );
  const path = `/dosya/fuar-${fair.id}.ics`;
  expect((await call<string>('GET', path)).body).toContain('SUMMARY:Deri Fuarı');
  await change('fairs', fair.id, { is_active: 0 });
  const gone = await Promise.all(
    [path, '/dosya/fuar-999.ics', '/dosya/fuar-x.ics'].map((url) => call('GET', url)),
  );
  expect(gone.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([404, '404']));
});
