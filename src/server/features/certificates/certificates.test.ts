import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Certificate } from '#shared/api/certificate.ts';
import type { SiteContent } from '#shared/api/site-content.ts';
import { rootDir } from '#server/root-dir.ts';
import { storeLocalDocument } from '#server/features/media/documents.service.ts';
import { deleteMedium } from '#server/features/media/media-deletion.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';

await recordContract(await openTestApp(), { url: 'certificates', mainText: 'name' });

const app = await openTestApp();
const editor = await app.signIn('editor');
const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object = {}) =>
  app.call<{ data: Certificate; errors?: object }>(method, `/api/admin/certificates${url}`, body, editor);

const picture = await buildMedium(app.ctx);
const pdf = join(rootDir, 'demo/documents/certificates/iso-9001.pdf');
const document = await storeLocalDocument(app.ctx, null, { path: pdf, name: 'iso-9001.pdf' });

it('has a picture and a PDF, each as staff and visitors need it', async () => {
  const body = { name_tr: 'ISO 9001', issuer_tr: 'Kurum', image_id: picture.id, file_id: document.id };
  const { data } = (await call('POST', '', body)).body;
  expect(data).toMatchObject({
    is_active: true,
    issuer_tr: 'Kurum',
    image: { media_id: picture.id },
    file: { media_id: document.id, file_name: 'iso-9001.pdf', mime: 'application/pdf' },
  });
  const without = await call('PUT', `/${data.id}`, { image_id: '', version: 1 });
  expect(without.body.data).toMatchObject({ image: null, file: { media_id: document.id } });
});

it('shows visitors the active ones, in their language or with a marked fallback', async () => {
  await call('POST', '', { name_tr: 'Kapasite', issuer_tr: 'Oda', image_id: picture.id });
  await call('POST', '', { name_tr: 'Gizli', is_active: false });
  const read = (query: string) => app.call<SiteContent['corporate']>('GET', `/api/pages/content?${query}`);
  const { certificates: shown } = (await read('page=corporate&lang=en')).body;
  const fallbacks = { name: 'tr', issuer: 'tr' };
  expect(shown[0]).toMatchObject({ name: 'Kapasite', issuer: 'Oda', fallbacks, image: { alt: 'Kapasite' } });
  expect(shown.map(({ name }) => name)).not.toContain('Gizli');
  expect((await read('lang=en')).body).toEqual({ corporate: { certificates: shown } });
  expect((await read('page=yok')).status).toBe(404);
});

it('refuses a PDF as picture and a picture as PDF, each beside its field', async () => {
  const body = { name_tr: 'Ters', image_id: document.id, file_id: picture.id };
  const { status, body: answer } = await call('POST', '', body);
  expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, ['image_id', 'file_id']]);
});

it('keeps its PDF from being deleted, also while the certificate can be restored', async () => {
  const { data } = (await call('POST', '', { name_tr: 'Rapor', file_id: document.id })).body;
  await expect(deleteMedium(app.ctx, null, document.id)).rejects.toThrow('“Rapor” sertifikası');
  await call('DELETE', `/${data.id}`);
  await expect(deleteMedium(app.ctx, null, document.id)).rejects.toThrow('“Rapor” sertifikası');
});
