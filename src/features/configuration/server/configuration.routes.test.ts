import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Configuration, PublicConfiguration } from '../configuration.ts';
import { readConfig } from '#server/context/config.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { openTestApp } from '#test/app.ts';
import { setUpSecondFactor } from '#test/authenticator.ts';
import { seedConfiguration } from './configuration.service.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');

type Written = { data: Configuration; message: string; errors: Record<string, string[]> };
const put = (body: object) => app.call<Written>('PUT', '/api/admin/configuration', body, admin);
const read = async () =>
  (await app.call<Configuration>('GET', '/api/admin/configuration', undefined, admin)).body;
const readPublic = async () =>
  (await app.call<PublicConfiguration>('GET', '/api/pages/configuration?lang=tr')).body;
const history = () =>
  app.ctx.db.selectFrom('history').selectAll().where('entity', '=', 'configuration').orderBy('id').execute();

it('a new installation has the default colours and no logo', async () => {
  expect(await read()).toMatchObject({
    mainColor: '#1f1f1f',
    secondColor: '#565656',
    mainLogoPath: '',
    sharePictureId: '',
    offerRecipients: [],
    version: 1,
    files: { mainLogoPath: '', iconSet: '', sharePicture: null },
  });
  expect(await readPublic()).toMatchObject({ sharePicture: null, iconSet: '', whatsappNumber: '' });
});

it('the first values come from the environment, and stored values stay', async () => {
  const test = await openTestApp();
  const seedFrom = (environment: NodeJS.ProcessEnv) =>
    inContentTransaction(test.ctx, null, async (tx) => {
      await seedConfiguration(tx, readConfig(environment));
      await tx.record({ entity: 'configuration', id: 1, action: 'seed', before: null, after: null });
    });
  await test.ctx.connections.writer.deleteFrom('configuration').execute();
  await seedFrom({ MAIN_COLOR: '#0a5c36', COMPANY_NAME: 'Örnek A.Ş.' });
  await seedFrom({ MAIN_COLOR: '#ff0000' });
  expect((await test.call('GET', '/api/pages/configuration?lang=tr')).body).toMatchObject({
    mainColor: '#0a5c36',
    projectCompanyName: 'Örnek A.Ş.',
  });
});

it('a save changes only the settings that were sent, in their normal form, and the public pages show them', async () => {
  const before = await read();
  const { status, body } = await put({
    mainColor: '0B3D2E',
    whatsappNumber: '0532 123 45 67',
    mersisNumber: '0123 4567 8901 2345',
    offerRecipients: 'satis@example.com, ihracat@example.com,satis@example.com',
    version: before.version,
  });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...before,
    mainColor: '#0b3d2e',
    whatsappNumber: '905321234567',
    mersisNumber: '0123456789012345',
    offerRecipients: ['satis@example.com', 'ihracat@example.com'],
    version: before.version + 1,
  });
  expect(await readPublic()).toMatchObject({ mainColor: '#0b3d2e', whatsappNumber: '905321234567' });
  expect(JSON.parse((await history()).at(-1)?.after ?? '')).toEqual({
    mainColor: '#0b3d2e',
    whatsappNumber: '905321234567',
    mersisNumber: '0123456789012345',
    offerRecipients: 'satis@example.com,ihracat@example.com',
  });
});

it('visitors never get the support address or the recipients', async () => {
  await put({ supportAddress: 'destek@example.com', contactRecipients: ['gizli@example.com'] });
  expect(JSON.stringify(await readPublic())).not.toMatch(/destek@example|gizli@example/);
});

it('a save that changes nothing writes nothing', async () => {
  const before = await read();
  const revision = await app.ctx.connections.readRevision();
  const entries = (await history()).length;
  const { body } = await put({ mainColor: before.mainColor.toUpperCase(), version: before.version });
  expect(body.data.version).toBe(before.version);
  expect([await app.ctx.connections.readRevision(), (await history()).length]).toEqual([revision, entries]);
});

it('a save over a newer one answers 409 with the newer configuration', async () => {
  const { version } = await read();
  await put({ taxOffice: 'Beyoğlu', version });
  const { status, body } = await put({ taxOffice: 'Kadıköy', version });
  expect([status, body.data.taxOffice, body.data.version]).toEqual([409, 'Beyoğlu', version + 1]);
});

it.each([
  ['mainColor', 'kırmızı', /#1f1f1f gibi/],
  ['projectCompanyName', ' ', /Zorunlu/],
  ['mersisNumber', '123', /16 haneli/],
  ['taxNumber', '12A4567890', /10, şahıs firmasında 11/],
  ['kepAddress', 'kep', /Geçerli E-Mail/],
  ['whatsappNumber', '12', /ülke koduyla/],
  ['mainLogoPath', 'https://example.com/logo.svg', /bu sitede/i],
  ['mainLogoPath', '/\\example.com', /bu sitede/i],
  ['favIcoLogoPath', '999999', /Resim bulunamadı/],
  ['sharePictureId', '/media/a.jpg', /Yüklenmiş/],
  ['contactRecipients', 'bir@example.com, iki@, uc', /: “iki@”, “uc”$/],
])('the setting %s refuses “%s”', async (name, value, text) => {
  const { status, body } = await put({ [name]: value });
  expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
  expect(body.errors[name]?.join()).toMatch(text);
});

it('only an admin changes the configuration', async () => {
  const editor = await app.signIn('editor');
  expect((await app.call('PUT', '/api/admin/configuration', { taxOffice: 'X' }, editor)).status).toBe(403);
});

const upload = async (picture: Buffer) => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(picture)], 'simge.png'));
  const { body } = await app.call<{ data: { media_id: number } }>('POST', '/api/admin/media', form, admin);
  return body.data.media_id;
};
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#c1272d80' } })
    .png()
    .toBuffer();

it('an uploaded picture becomes the icon in all sizes, and cannot be deleted while it is used', async () => {
  const id = await upload(await square(600));
  expect((await put({ favIcoLogoPath: id })).body.data).toMatchObject({ favIcoLogoPath: String(id) });
  const icon = await app.call('GET', '/favicon.ico');
  expect(icon.headers['location']).toMatch(/-icon-v1-favicon\.ico$/);
  expect((await app.call('GET', String(icon.headers['location']))).headers['content-type']).toBe(
    'image/x-icon',
  );
  const manifest = await app.call<{ icons: { src: string }[] }>('GET', '/api/pages/manifest?lang=tr');
  for (const { src } of manifest.body.icons) expect((await app.call('GET', src)).status, src).toBe(200);
  const refusal = await app.call<Written>('DELETE', `/api/admin/media/${id}`, undefined, admin);
  expect([refusal.status, refusal.body.message]).toEqual([422, expect.stringContaining('site simgesi')]);
});

it('a picture that a logo names by its path cannot be deleted either', async () => {
  const id = await upload(await square(64));
  const { key } = await app.ctx.db
    .selectFrom('renditions')
    .select('key')
    .where('media_id', '=', id)
    .executeTakeFirstOrThrow();
  await put({ mainLogoPath: `/media/${key}` });
  expect((await app.call('DELETE', `/api/admin/media/${id}`, undefined, admin)).status).toBe(422);
  await put({ mainLogoPath: '' });
  expect((await app.call('DELETE', `/api/admin/media/${id}`, undefined, admin)).status).toBe(200);
});

it('a logo keeps its transparency', async () => {
  const id = await upload(await square(200));
  const { files } = (await put({ darkLogoPath: id })).body.data;
  const key = files.darkLogoPath.replace('/media/', '');
  const stored = await app.ctx.publicFiles.find(key);
  const bytes = await stored?.stream().toArray();
  expect((await sharp(Buffer.concat(bytes as Buffer[])).stats()).isOpaque).toBe(false);
});

it('a small picture is refused as icon, with its size and the needed one', async () => {
  const id = await upload(await square(100));
  const { status, body } = await put({ favIcoLogoPath: id });
  expect(status).toBe(422);
  expect(body.errors.favIcoLogoPath?.[0]).toMatch(/en az 512 × 512 piksel olmalı; bu resim 100 × 100/);
});

it('the privacy notice is a contract that visitors can open, with its version', async () => {
  const contract = { name_tr: 'Aydınlatma', content_tr: '<p>Metin</p>' };
  const { data } = (
    await app.call<{ data: { id: number; version: number } }>('POST', '/api/admin/contracts', contract, admin)
  ).body;
  await put({ noticeContractId: data.id });
  expect((await readPublic()).privacyNotice).toEqual({ id: data.id, version: 1 });
  await app.call('PUT', '/api/admin/contracts', { id: data.id, is_active: 0 }, admin);
  expect((await readPublic()).privacyNotice).toBeNull();
  expect((await put({ noticeContractId: '999' })).body.errors).toEqual({
    noticeContractId: ['Böyle bir sözleşme yok'],
  });
});

it('each type of message has its own retention of 0 to 3,650 days', async () => {
  expect(await read()).toMatchObject({ offerRetentionDays: '1095', humanResourcesRetentionDays: '180' });
  await put({ humanResourcesRetentionDays: '090', offerRetentionDays: 0 });
  expect(await read()).toMatchObject({ offerRetentionDays: '0', humanResourcesRetentionDays: '90' });
  for (const wrong of ['', '-1', '3651', 'bir yıl'])
    expect((await put({ offerRetentionDays: wrong })).body.errors).toEqual({
      offerRetentionDays: ['0 ile 3650 arasında bir sayı girin'],
    });
});

it('a second factor is not required at first; a form sends this setting as 1 or 0', async () => {
  await setUpSecondFactor(app, admin);
  expect((await read()).requiresSecondFactor).toBe(false);
  expect((await put({ requiresSecondFactor: '1' })).body.data.requiresSecondFactor).toBe(true);
  expect((await put({ mainColor: '#0b3d2e' })).body.data.requiresSecondFactor).toBe(true);
  expect((await put({ requiresSecondFactor: '0' })).body.data.requiresSecondFactor).toBe(false);
});
