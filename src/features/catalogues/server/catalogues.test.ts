import { expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import type { SiteContent } from '#features/site-api/site-content.ts';
import type { Medium } from '#shared/schema/media.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { recordContract } from '#test/record-contract.ts';

await recordContract(await openTestApp(), { url: 'catalogues', mainText: 'name' });

const app = await openTestApp();
const editor = await app.signIn('editor');
const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object = {}) =>
  app.call<{ data: Catalogue; errors?: object }>(method, `/api/admin/catalogues${url}`, body, editor);
const create = async (body: object) => (await call('POST', '', body)).body.data;
const picture = await buildMedium(app.ctx);
const pdf = async (name: string, pages: number) => {
  const form = fileForm(validPdf({ text: name, pages }), name);
  return (await app.call<{ data: Medium }>('POST', '/api/admin/media', form, editor)).body.data;
};
const short = await pdf('kisa.pdf', 2);
const long = await pdf('uzun.pdf', 12);
const read = async (query: string) =>
  (await app.call<SiteContent['catalogue']>('GET', `/api/pages/content?page=catalogue&${query}`)).body
    .catalogues;

it('a catalogue has the page count of its PDF, and its first page as cover', async () => {
  const data = await create({ name_tr: 'Genel', year: '2026', file_id: short.media_id });
  expect(data).toMatchObject({ year: 2026, cover: null, page_count: 2, file: { file_name: 'kisa.pdf' } });
  // The longer side of a rendered A4 page has 1600 pixels.
  expect(data.first_page).toMatchObject({ width: 1131, height: 1600 });
  const changed = (await call('PUT', `/${data.id}`, { file_id: long.media_id })).body.data;
  expect([changed.page_count, changed.file?.media_id]).toEqual([12, long.media_id]);
  const cleared = (await call('PUT', `/${data.id}`, { file_id: '' })).body.data;
  expect(cleared).toMatchObject({ file: null, first_page: null, page_count: null });
});

it('a catalogue keeps the cover that staff chose, whatever happens to the PDF', async () => {
  const { id } = await create({ name_tr: 'Kapaklı', cover_id: picture.id, file_id: short.media_id });
  const { body } = await call('PUT', `/${id}`, { file_id: long.media_id });
  expect(body.data.cover?.media_id).toBe(picture.id);
  const coverOf = async () => (await read('')).find((shown) => shown.id === id)?.cover?.media_id;
  expect(await coverOf()).toBe(picture.id);
  const without = (await call('PUT', `/${id}`, { cover_id: '' })).body.data;
  expect(await coverOf()).toBe(without.first_page?.media_id);
});

it('an older version of a catalogue is restored with its PDF, first page and page count', async () => {
  const { id, first_page } = await create({ name_tr: 'Eski', file_id: short.media_id });
  await call('PUT', `/${id}`, { file_id: '' });
  const history = await app.call<{ data: { id: number }[] }>(
    'GET',
    `/api/admin/catalogues/${id}/history`,
    undefined,
    editor,
  );
  const { body } = await call('PUT', `/${id}/history/${history.body.data[1]?.id}`);
  expect(body.data).toMatchObject({ page_count: 2, file: { media_id: short.media_id }, first_page });
});

it('a picture as PDF, a PDF as cover and an invalid year are refused, each beside its field', async () => {
  const answer = await call('POST', '', { name_tr: 'Ters', cover_id: short.media_id, file_id: picture.id });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['cover_id', 'file_id']]);
  const { body } = await call('POST', '', { name_tr: 'Yıl', year: 26 });
  expect(body.errors).toEqual({ year: ['1900 ile 2200 arasında bir sayı girin'] });
});

it('visitors see active catalogues with a PDF, in their language or with a marked fallback', async () => {
  await create({ name_tr: 'Belgesiz' });
  await create({ name_tr: 'Gizli', file_id: short.media_id, is_active: false });
  await create({ name_tr: 'Tokalar', name_en: 'Buckles', year: 2025, file_id: long.media_id });
  const [newest, older] = await read('lang=en');
  expect(newest).toMatchObject({ name: 'Buckles', year: 2025, page_count: 12, cover: { alt: 'Buckles' } });
  expect(newest?.file).toMatchObject({ bytes: long.bytes, url: long.url });
  expect(older).toMatchObject({ name: 'Eski', fallbacks: { name: 'tr' } });
  expect((await read('')).map(({ name }) => name)).not.toContain('Gizli');
});
