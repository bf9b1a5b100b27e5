import { expect, it } from 'vitest';
import type { Certificate } from '../certificate.ts';
import type { SiteContent } from '#features/site-api/site-content.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { deleteMedium } from '#features/media/server/media-deletion.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';

await recordContract(await openTestApp(), { url: 'certificates', mainText: 'name' });

const app = await openTestApp();
const editor = await app.signIn('editor');
const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object = {}) =>
  app.call<{ data: Certificate; errors?: object }>(method, `/api/admin/certificates${url}`, body, editor);
const picture = await buildMedium(app.ctx);
const path = 'demo/documents/certificates/iso-9001.pdf';
const file = await storeLocalDocument(app.ctx, null, { path, name: 'iso-9001.pdf' });

it('a certificate has a picture and a PDF, each of which may be missing', async () => {
  const { data } = (await call('POST', '', { name_tr: 'ISO', image_id: picture.id, file_id: file.id })).body;
  const pdf = { media_id: file.id, file_name: 'iso-9001.pdf', mime: 'application/pdf' };
  expect(data).toMatchObject({ is_active: true, image: { media_id: picture.id }, file: pdf });
  const { body } = await call('PUT', `/${data.id}`, { image_id: '', version: 1 });
  expect(body.data).toMatchObject({ image: null, file: pdf });
});

it('a PDF as picture and a picture as PDF are refused, each beside its field', async () => {
  const answer = await call('POST', '', { name_tr: 'Ters', image_id: file.id, file_id: picture.id });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['image_id', 'file_id']]);
});

it('the PDF of a certificate cannot be deleted, also while the certificate can be restored', async () => {
  const { data } = (await call('POST', '', { name_tr: 'Rapor', file_id: file.id })).body;
  await call('DELETE', `/${data.id}`);
  await expect(deleteMedium(app.ctx, null, file.id)).rejects.toThrow('“Rapor” sertifikası');
});

it('visitors see active certificates, in their language or with a marked fallback', async () => {
  await call('POST', '', { name_tr: 'Kapasite', issuer_tr: 'Oda', image_id: picture.id });
  await call('POST', '', { name_tr: 'Gizli', is_active: false });
  const read = (query: string) => app.call<SiteContent['corporate']>('GET', `/api/pages/content?${query}`);
  const [shown] = (await read('page=corporate&lang=en')).body.certificates;
  const texts = { name: 'Kapasite', issuer: 'Oda', fallbacks: { name: 'tr', issuer: 'tr' } };
  expect(shown).toMatchObject({ ...texts, image: { alt: 'Kapasite' }, file: null });
  expect((await read('lang=en')).body).toMatchObject({
    corporate: { certificates: [texts, { name: 'ISO' }] },
  });
  expect((await read('page=yok')).status).toBe(404);
});
