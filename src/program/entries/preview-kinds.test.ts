import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SiteApi } from '#features/site-api/site-api.ts';
import type { Preview, PreviewKindName } from '#features/preview/preview.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium } from '#test/factories.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import type { Frontend } from './frontend.ts';

const lists = { '/fuarlar': 'fairs', '/videolar': 'videos' } as const;

const answersOf = (api: SiteApi): Record<string, (last: string) => Promise<unknown>> => ({
  blog: (last) => api.post('blog', last),
  urunler: async (last) => (await api.category(last, 1))?.main_category,
  sozlesme: (last) => api.contract(last),
});

/** Pages that hold what the site answers for their path, and that the page cache stores. */
const frontend: Frontend = {
  renderSite: async (path, { api }) => {
    const { pathname, searchParams } = new URL(path, 'http://site');
    const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const page = Number(searchParams.get('page') ?? 1);
    const answers: Record<string, () => Promise<unknown>> = {
      '/': () => api.homeSections(),
      '/kurumsal': () => Promise.all([api.content('corporate'), api.content('breadcrumbs')]),
      '/vizyon-misyon': () => api.content('corporate'),
      '/katalog': () => api.content('catalogue'),
      '/404': () => api.content('breadcrumbs'),
      '/fuarlar': () =>
        Promise.all([api.posts(lists['/fuarlar'], page), api.content('media'), api.schoolTours()]),
      '/videolar': () => api.posts(lists['/videolar'], page),
    };
    const answer = answers[pathname]
      ? await answers[pathname]()
      : await answersOf(api)[pathname.split('/')[1] ?? '']?.(last);
    return {
      status: pathname === '/404' ? 404 : 200,
      headers: [['content-type', 'text/html; charset=utf-8']],
      body: JSON.stringify({ path, answer }),
      isStored: true,
    };
  },
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
};

const app = await openTestApp({ frontend });
const staff = await app.signIn('editor');
const pdfPath = join(app.ctx.config.dataDir, 'katalog.pdf');
await writeFile(pdfPath, validPdf());
const { id: pdf } = await storeLocalDocument(app.ctx, null, { path: pdfPath, name: 'katalog.pdf' });

const preview = async (kind: PreviewKindName, values: object, id?: number) =>
  (await app.call<Preview>('POST', '/api/admin/preview', { kind, id, lang: 'tr', values }, staff)).body;
const visit = async (path: string) => (await app.app.inject(path)).payload;
const create = async (url: string, body: object) =>
  (await app.call<{ data: { id: number } }>('POST', `/api/admin/${url}`, body, staff)).body.data.id;

const place = (page: string, section: string) => ({ page, section });
const day = { starts_on: '2027-05-01' };
const video = { video: 'https://youtu.be/dQw4w9WgXcQ' };

const tours = await buildCategory(app.ctx, { name: 'Liseler', section: 'school-tours' });

/** Kind, address of its records, text, other fields, and the page on which visitors see it. */
const cases: [PreviewKindName, string, string, object, string][] = [
  ['content', 'contents', 'title', place('home', 'slider'), '/'],
  ['content', 'contents', 'title', place('home', 'figures'), '/'],
  ['content', 'contents', 'title', place('home', 'intro'), '/'],
  ['content', 'contents', 'title', place('corporate', 'about'), '/kurumsal'],
  ['content', 'contents', 'title', place('corporate', 'mission'), '/vizyon-misyon'],
  ['content', 'contents', 'title', place('breadcrumbs', 'about_us'), '/kurumsal'],
  ['content', 'contents', 'title', place('breadcrumbs', 'not_found'), '/404'],
  ['content', 'contents', 'title', place('media', 'fairs'), '/fuarlar'],
  ['content', 'contents', 'title', place('catalogue', 'head'), '/katalog'],
  ['catalogue', 'catalogues', 'name', { file_id: pdf }, '/katalog'],
  ['category', 'categories', 'name', { seo_name: 'onizlenen-grup' }, '/urunler/onizlenen-grup'],
  ['certificate', 'certificates', 'name', {}, '/kurumsal'],
  ['fairs', 'posts/fairs', 'title', day, '/fuarlar'],
  ['school-tour', 'school-tours', 'name', { category_id: tours.id }, '/fuarlar'],
  ['videos', 'posts/videos', 'title', video, '/videolar'],
  ['blog', 'posts/blog', 'title', { seo_name: 'onizlenen-yazi' }, '/blog/onizlenen-yazi'],
  ['contract', 'contracts', 'name', { seo_name_tr: 'onizlenen' }, '/sozlesme/onizlenen'],
];

it.each(cases)('%s of %s: only the preview has the unsaved %s (%o, %s)', async (...row) => {
  const [kind, url, text, fields, path] = row;
  const created = await preview(kind, { ...fields, [`${text}_tr`]: 'Yepyeni kayıt', is_active: false });
  expect(created.html).toContain('Yepyeni kayıt');
  expect(created.refused).toEqual({});

  const storedText = `Kayıtlı ${randomUUID()}`;
  const id = await create(url, { ...fields, [`${text}_tr`]: storedText });
  const revision = await app.ctx.connections.readRevision();
  const values = { ...fields, [`${text}_tr`]: 'Kaydedilmemiş metin' };
  const { html } = await preview(kind, values, id);
  expect(html).toContain('Kaydedilmemiş metin');
  expect(html).not.toContain(`${storedText}"`);
  // Nobody has seen the page yet, so the cache would store what the preview left behind.
  const before = await visit(path);
  expect(before).toContain(storedText);
  await preview(kind, values, id);
  expect([await visit(path), await app.ctx.connections.readRevision()]).toEqual([before, revision]);
});

it('an unsaved slide stands where its order puts it, also hidden, over or in a section that is off', async () => {
  const slider = place('home', 'slider');
  await create('contents', { ...slider, title_tr: 'Alttaki' });
  const over = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-02-01T00:00:00Z' };
  const id = await create('contents', { ...slider, title_tr: 'Ortadaki', is_active: false, ...over });
  await create('contents', { ...slider, title_tr: 'Üstteki' });
  await app.call('PUT', '/api/admin/home-sections/slider', { is_active: false }, staff);
  const { html } = await preview('content', { title_tr: 'Yeni söz' }, id);
  const sections = (JSON.parse(html) as { answer: { section: string; items: { title: string }[] }[] }).answer;
  const slides = sections.find(({ section }) => section === 'slider')?.items.map(({ title }) => title);
  expect(slides?.slice(0, 3)).toEqual(['Üstteki', 'Yeni söz', 'Alttaki']);
});

it('a scheduled post is shown at the instant of its publication', async () => {
  const values = { title_tr: 'Bahar', published_at: '2031-04-05T09:00:00.000Z', is_active: false };
  const { html } = await preview('blog', values);
  expect(JSON.parse(html)).toMatchObject({ answer: { title: 'Bahar', published_on: '2031-04-05' } });
});

it('a fair on a later page of its list is found there, by the days that are typed', async () => {
  for (const month of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const starts_on = `2029-${String(month).padStart(2, '0')}-01`;
    await create('posts/fairs', { title_tr: `Fuar ${month}`, starts_on });
  }
  const { html } = await preview('fairs', { title_tr: 'Eski fuar', starts_on: '2019-01-01' });
  expect(html).toContain('Eski fuar');
  expect(html).toContain('?page=2');
});

it('texts are cleaned as a save cleans them', async () => {
  const body_tr = '<p onclick="x()">Kanca<script>alert(1)</script></p>';
  const values = { ...place('corporate', 'about'), title_tr: 'Temiz', body_tr };
  expect((await preview('content', values)).html).toContain('"body":"<p>Kanca</p>"');
});

it('what a save would refuse is named, and shown as it is stored', async () => {
  const { id: picture } = await buildMedium(app.ctx);
  const id = await create('posts/blog', { title_tr: 'Perçin', author: 'Ayşe', cover_id: picture });
  const values = { author: 'x'.repeat(500), cover_id: 99_999, title_tr: 'Perçinler' };
  const { html, refused } = await preview('blog', values, id);
  expect(JSON.parse(html)).toMatchObject({
    answer: { title: 'Perçinler', author: 'Ayşe', cover: { media_id: picture } },
  });
  expect(Object.keys(refused).sort()).toEqual(['author', 'cover_id']);
  expect((await preview('fairs', {})).refused).toHaveProperty('title_tr');
  expect((await preview('fairs', { title_tr: 'Fuar' })).refused).toHaveProperty('starts_on');
});
