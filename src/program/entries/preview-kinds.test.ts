import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Preview, PreviewKindName } from '#features/preview/preview.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium } from '#test/factories.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { openSiteSources } from '#test/site-sources.ts';

const app = await openTestApp({ frontend: await openSiteSources() });
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

/**
 * For each kind: name, address of its records, a text field, other fields, and a page that shows the record
 * to visitors.
 */
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

it.each(cases)('an unsaved text is in the preview only, for %s of %s: %s, %o, %s', async (...row) => {
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
  expect(html).not.toContain(storedText);
  // No one has opened this page yet, so a preview that leaked into the cache would be visible now.
  const before = await visit(path);
  expect(before).toContain(storedText);
  await preview(kind, values, id);
  expect([await visit(path), await app.ctx.connections.readRevision()]).toEqual([before, revision]);
});

it('an unsaved slide is shown at its place in the order, even if it is hidden, over, or in a section that is off', async () => {
  const slider = place('home', 'slider');
  await create('contents', { ...slider, title_tr: 'Alttaki' });
  const over = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-02-01T00:00:00Z' };
  const id = await create('contents', { ...slider, title_tr: 'Ortadaki', is_active: false, ...over });
  await create('contents', { ...slider, title_tr: 'Üstteki' });
  await app.call('PUT', '/api/admin/home-sections/slider', { is_active: false }, staff);
  const { html } = await preview('content', { title_tr: 'Yeni söz' }, id);
  const places = ['Üstteki', 'Yeni söz', 'Alttaki'].map((title) => html.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).not.toContain('Ortadaki');
});

it('a scheduled post is shown at the instant of its publication', async () => {
  const values = { title_tr: 'Bahar', published_at: '2031-04-05T09:00:00.000Z', is_active: false };
  const { html } = await preview('blog', values);
  expect(html).toContain('Bahar');
  expect(html).toContain('<time dateTime="2031-04-05">5 Nisan 2031</time>');
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
  const { html } = await preview('content', values);
  expect(html).toContain('<p>Kanca</p>');
  expect(html).not.toContain('alert(1)');
});

it('a preview names the values that a save would refuse, and shows the stored ones', async () => {
  const { id: picture } = await buildMedium(app.ctx);
  const [file] = await app.ctx.db
    .selectFrom('renditions')
    .select('key')
    .where('media_id', '=', picture)
    .execute();
  const id = await create('posts/blog', { title_tr: 'Perçin', author: 'Ayşe', cover_id: picture });
  const values = { author: 'x'.repeat(500), cover_id: 99_999, title_tr: 'Perçinler' };
  const { html, refused } = await preview('blog', values, id);
  for (const shown of ['Perçinler', 'Ayşe', file?.key ?? 'no file']) expect(html).toContain(shown);
  expect(Object.keys(refused).sort()).toEqual(['author', 'cover_id']);
  expect((await preview('fairs', {})).refused).toHaveProperty('title_tr');
  expect((await preview('fairs', { title_tr: 'Fuar' })).refused).toHaveProperty('starts_on');
});
