import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/rules/durations.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import type { MediumWritten } from '#shared/schema/media.ts';
import { cacheFolder, openFileStores } from '#server/context/file-stores.ts';
import { originalKey } from '#server/media/media-keys.ts';
import { purgeFiles } from '#server/media/purge.job.ts';
import { createS3Storage } from '#server/ports/bucket/s3-storage.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { fileForm } from '#test/files/file-form.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { filesBelow } from '#test/files/stored-files.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { mp4 } from '#test/files/videos.ts';
import { filledForm } from '#test/sent-forms.ts';
import { bucketEnvironment, startFrailBucket } from '#test/servers/bucket.ts';

const frail = await startFrailBucket();
const test = await openTestApp({
  environment: {
    ...bucketEnvironment({ ...frail.bucket, prefix: 'site' }),
    LIMITS: 'publicForms=10000/600',
  },
});
const { ctx, call, clock } = test;
const { dataDir } = ctx.config;
let staff: Record<string, string>;

beforeEach(async () => {
  // Some tests let more time pass than a session lasts.
  staff = await test.signIn('admin');
});

const upload = async <Body = MediumWritten>(content?: Buffer, name?: string) =>
  call<Body>(
    'POST',
    '/api/admin/media',
    fileForm(content ?? (await createJpeg({ width: 600, height: 400 })), name),
    staff,
  );
const uploadPicture = async () => (await upload()).body.data;
const inBucket = () => Array.fromAsync(createS3Storage(frail.bucket).keys());
const urlOf = (picture: MediumWritten['data']) => pictureFiles(picture, 'jpeg').at(-1)?.url ?? '';
const hashOf = async (id: number) =>
  (await ctx.db.selectFrom('media').select('hash').where('id', '=', id).executeTakeFirstOrThrow()).hash;
const isDownload = (request: string) => request.startsWith('GET ');

/** All rows that an upload could write, without the jobs that remove what it left. */
async function rows(): Promise<unknown[]> {
  const count = (table: 'media' | 'renditions' | 'history' | 'messages' | 'private_files') =>
    ctx.db.selectFrom(table).selectAll().execute();
  return [await count('media'), await count('renditions'), await count('history'), await count('messages')];
}

describe('files in a bucket', () => {
  it('stand there when an upload is answered, public and private ones in two folders, none on the disk', async () => {
    const picture = await uploadPicture();
    const hash = await hashOf(picture.media_id);
    const keys = await inBucket();
    expect(keys).toContain(`site/private/${originalKey(hash)}`);
    for (const { url } of pictureFiles(picture, 'jpeg'))
      expect(keys).toContain(`site/public/${url.replace('/media/', '')}`);
    for (const folder of ['media', 'private', 'tmp'])
      expect(await filesBelow(join(dataDir, folder)).catch(() => [])).toEqual([]);
  });

  it('are served as from the disk: whole, in ranges, to HEAD, and not again to who has them', async () => {
    const url = urlOf(await uploadPicture());
    const head = await call('HEAD', url);
    expect(head).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    const bytes = Number(head.headers['content-length']);
    const whole = await test.app.inject({ method: 'GET', url });
    expect(whole.rawPayload).toHaveLength(bytes);
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const part = await test.app.inject({ method: 'GET', url, headers: { range: 'bytes=-10' } });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes ${bytes - 10}-${bytes - 1}/${bytes}`,
    ]);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(-10));
    expect((await call('GET', url, undefined, { range: `bytes=${bytes}-` })).status).toBe(416);
    const tag = String(head.headers['etag']);
    expect((await call('GET', url, undefined, { 'if-none-match': tag })).status).toBe(304);
    expect((await call('GET', '/media/ab/none.jpg')).status).toBe(404);
  });

  it('reach a visitor through the disk of the host, which fetches each picture once', async () => {
    const url = urlOf(await uploadPicture());
    frail.requests.length = 0;
    await Promise.all([call('GET', url), call('GET', url), call('GET', url)]);
    await call('GET', url);
    expect(frail.requests.filter(isDownload)).toHaveLength(1);
    expect(await filesBelow(cacheFolder(dataDir))).toContain(url.replace('/media/', ''));
  });

  it('are films in parts, of which a visitor gets the range that the player asks for', async () => {
    const film = Buffer.concat([mp4(), Buffer.alloc(18 * 1024 * 1024)]);
    film.writeUInt32BE(18 * 1024 * 1024, mp4().length);
    film.write('free', mp4().length + 4);
    frail.requests.length = 0;
    const { status, body } = await upload(film, 'film.mp4');
    expect(status).toBe(201);
    expect(frail.requests.filter((request) => request.startsWith('PUT ')).length).toBeGreaterThan(2);
    const link = await call<{ url: string }>(
      'GET',
      `/api/admin/media/${body.data.media_id}/link`,
      undefined,
      staff,
    );
    frail.requests.length = 0;
    const part = await test.app.inject({
      method: 'GET',
      url: link.body.url,
      headers: { range: 'bytes=4-7' },
    });
    expect([part.statusCode, part.payload]).toEqual([206, 'ftyp']);
    expect(await filesBelow(cacheFolder(dataDir))).not.toContainEqual(expect.stringContaining('.mp4'));
  });

  it('stay private: only staff get the CV of an application, by a call that the audit records', async () => {
    const form = fileForm(validPdf(), 'ozgecmis.pdf', filledForm('human-resources'));
    expect((await call('POST', '/api/human-resources', form)).status).toBe(200);
    const [file] = await ctx.db.selectFrom('private_files').selectAll().execute();
    expect(await inBucket()).toContain(`site/private/${file?.key}`);
    const url = `/api/admin/human-resources/${file?.message_id}/file`;
    expect((await call('GET', url)).status).toBe(401);
    expect((await call('GET', url, undefined, staff)).headers['content-type']).toBe('application/pdf');
    expect((await call('GET', `/media/${file?.key}`)).status).toBe(404);
    expect(await filesBelow(cacheFolder(dataDir))).not.toContain(file?.key);
  });

  it('end in the bucket and on the disk of this host when a picture is purged', async () => {
    const picture = await uploadPicture();
    const hash = await hashOf(picture.media_id);
    await call('GET', urlOf(picture));
    await call('DELETE', `/api/admin/media/${picture.media_id}`, undefined, staff);
    clock.advance(40 * 24 * hourMs);
    await purgeFiles(ctx, { hash });
    const name = hash.slice(0, 32);
    expect((await inBucket()).filter((key) => key.includes(name))).toEqual([]);
    expect((await filesBelow(cacheFolder(dataDir))).filter((key) => key.includes(name))).toEqual([]);
    expect((await call('GET', urlOf(picture))).status).toBe(404);
  });
});

describe('while the bucket does not answer', () => {
  let picture: MediumWritten['data'];

  beforeEach(async () => {
    picture = await uploadPicture();
    await call('GET', urlOf(picture));
    await runDueJobs(ctx, jobHandlers(ctx));
    await frail.goDown();
  });
  afterEach(() => frail.comeBack().catch(() => undefined));

  it('data of pages and pictures of this host go on; other pictures are 503 and nobody keeps that', async () => {
    expect((await call('GET', '/api/pages/home-sections')).status).toBe(200);
    expect((await call('GET', urlOf(picture))).status).toBe(200);
    const other = await call('GET', pictureFiles(picture, 'jpeg')[0]?.url.replace('480', '481') ?? '');
    expect(other).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30', 'cache-control': 'no-store' },
    });
  });

  it('a picture whose download does not even begin is 503 too, in words and not in bytes', async () => {
    await frail.comeBack();
    const url = urlOf(await uploadPicture());
    frail.onRequest(async (request) => {
      if (isDownload(request)) await frail.goDown();
    });
    const answer = await test.app.inject({ method: 'GET', url, headers: { range: 'bytes=0-9' } });
    frail.onRequest(undefined);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '30',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
    });
    expect(answer.headers['content-range']).toBeUndefined();
    expect(answer.headers['etag']).toBeUndefined();
    await frail.comeBack();
    expect((await call('GET', url)).status).toBe(200);
  });

  it.each([
    ['a picture', async () => createJpeg({ width: 700, height: 500 }), 'resim.jpg'],
    ['a PDF', async () => validPdf({ filling: 500 }), 'belge.pdf'],
    ['a film', async () => mp4({ text: 'başka' }), 'film.mp4'],
  ])('an upload of %s is 503, and leaves neither rows nor files', async (_, make, name) => {
    const before = await rows();
    const content = await make();
    const answer = await upload<Failure>(content, name);
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    expect(answer.body.message).toMatch(/^Dosya deposuna şu anda ulaşılamıyor; hiçbir şey kaydedilmedi\./);
    expect(await rows()).toEqual(before);
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
    await frail.comeBack();
    expect((await upload(content, name)).status).toBe(201);
  });

  it('an application with a CV is 503, no message without its file is stored, and the row of the file ends', async () => {
    const send = () =>
      call<Failure>(
        'POST',
        '/api/human-resources',
        fileForm(validPdf(), 'ozgecmis.pdf', filledForm('human-resources')),
      );
    const before = await rows();
    expect((await send()).status).toBe(503);
    expect(await rows()).toEqual(before);
    await frail.comeBack();
    clock.advance(2 * hourMs);
    await runDueJobs(ctx, jobHandlers(ctx));
    const unlinked = ctx.db.selectFrom('private_files').selectAll().where('message_id', 'is', null);
    expect(await unlinked.execute()).toEqual([]);
    expect((await send()).status).toBe(200);
  });

  it('what an upload stored before the connection was lost is removed later', async () => {
    await frail.comeBack();
    const before = await inBucket();
    let puts = 0;
    frail.onRequest(async (request) => {
      if (request.startsWith('PUT ') && (puts += 1) === 2) await frail.goDown();
    });
    expect((await upload(await createJpeg({ width: 800, height: 500 }))).status).toBe(503);
    frail.onRequest(undefined);
    await frail.comeBack();
    expect((await inBucket()).length).toBeGreaterThan(before.length);
    clock.advance(2 * hourMs);
    await runDueJobs(ctx, jobHandlers(ctx));
    expect(await inBucket()).toEqual(before);
  });

  it('jobs wait for it as long as it takes, so that no deletion is lost', async () => {
    await frail.comeBack();
    const hash = await hashOf(picture.media_id);
    await call('DELETE', `/api/admin/media/${picture.media_id}`, undefined, staff);
    clock.advance(40 * 24 * hourMs);
    await frail.goDown();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await runDueJobs(ctx, jobHandlers(ctx));
      clock.advance(minuteMs);
    }
    await frail.comeBack();
    clock.advance(minuteMs);
    await runDueJobs(ctx, jobHandlers(ctx));
    expect((await inBucket()).filter((key) => key.includes(hash.slice(0, 32)))).toEqual([]);
  });

  it('a server starts without it, and serves what its disk has', async () => {
    const second = await openTestApp({
      settings: test.settings,
      environment: bucketEnvironment({ ...frail.bucket, prefix: 'site' }),
    });
    expect((await second.call('GET', urlOf(picture))).status).toBe(200);
    expect(second.logs.join('')).toContain('unfinished files cannot be removed');
  });
});

it('commands read the bucket without filling the cache of the host', async () => {
  const picture = await uploadPicture();
  const key = urlOf(picture).replace('/media/', '');
  await openFileStores(ctx.config).public.fetch(key, join(dataDir, 'copy'));
  expect(await filesBelow(cacheFolder(dataDir))).not.toContain(key);
});
