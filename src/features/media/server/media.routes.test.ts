import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#shared/schema/envelope.ts';
import type { MediumLink, MediumList, MediumWritten } from '#shared/schema/media.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import { startJobs } from '#server/jobs/runner.ts';
import { EncoderCrashed, type PictureEncoder } from '#server/ports/picture-encoder.ts';
import { createPictureEncoder } from '#server/ports/picture-encoder.process.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { mediaJobs } from './media.jobs.ts';

const test = await openTestApp();
const { ctx, call } = test;
const staff = await test.signIn('editor');

const upload = (form: FormData) => call<MediumWritten>('POST', '/api/admin/media', form, staff);
const uploadPicture = async (name?: string) =>
  (await upload(fileForm(await createJpeg({ width: 600, height: 400 }), name))).body.data;
const refusedUpload = (form: FormData) => call<Failure>('POST', '/api/admin/media', form, staff);
const library = (query: string) => call<MediumList>('GET', `/api/admin/media?${query}`, undefined, staff);
const leftovers = () => readdir(join(ctx.config.dataDir, 'tmp')).catch(() => []);

describe('an uploaded picture', () => {
  it('gets its answer once its JPEGs exist', async () => {
    const { status, body } = await upload(
      fileForm(await createJpeg({ width: 1200, height: 600 }), 'Çıtçıt ğ.jpg'),
    );
    expect(status).toBe(201);
    expect(body.success).toBe(true);
    expect(body.data).toMatchObject({
      file_name: 'Çıtçıt ğ.jpg',
      mime: 'image/jpeg',
      width: 1200,
      height: 600,
    });
    expect(body.data.sources).toEqual([expect.stringMatching(/-\{480,960,1200\}-v4\.jpg$/)]);
    for (const { url } of pictureFiles(body.data, 'jpeg')) {
      const file = await call('GET', url);
      expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    }
    expect(await leftovers()).toEqual([]);
  });

  it('increases the content revision and is recorded in the history', async () => {
    const before = await ctx.connections.readRevision();
    const { media_id: id } = await uploadPicture();
    expect(await ctx.connections.readRevision()).toBe(before + 1);
    const history = await ctx.db.selectFrom('history').selectAll().where('entity', '=', 'media').execute();
    expect(history.at(-1)).toMatchObject({ entity_id: String(id), action: 'create' });
  });

  it('returns the existing medium when it is uploaded again, and changes nothing', async () => {
    const picture = await createJpeg({ width: 600, height: 400 });
    const first = await upload(fileForm(picture, 'bir.jpg'));
    const before = await ctx.connections.readRevision();
    const second = await upload(fileForm(picture, 'iki.jpg'));
    expect(second.status).toBe(201);
    expect(second.body.data).toEqual(first.body.data);
    expect(await ctx.connections.readRevision()).toBe(before);
  });

  it('gets the file extension of its content', async () => {
    const { body } = await upload(fileForm(await createJpeg({ width: 640, height: 400 }), 'resim.jpg.exe'));
    expect(body.data).toMatchObject({ file_name: 'resim.jpg', mime: 'image/jpeg' });
  });

  it('becomes one medium when it is uploaded several times at once', async () => {
    const picture = await createJpeg({ width: 600, height: 400 });
    const answers = await Promise.all([1, 2, 3].map(() => upload(fileForm(picture))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.media_id)).size).toBe(1);
  });

  it('gets its AVIFs by one later write', async () => {
    const { media_id: id } = await uploadPicture();
    const before = await ctx.connections.readRevision();
    const renditions = () =>
      ctx.db
        .selectFrom('renditions')
        .selectAll()
        .where('media_id', '=', id)
        .where('format', '=', 'avif')
        .execute();
    const avif = mediaJobs(ctx).get('media.avif');
    const signal = new AbortController().signal;
    await avif?.({ media_id: id }, signal);
    expect((await renditions()).map(({ width }) => width)).toEqual([320, 480, 600]);
    expect(await ctx.connections.readRevision()).toBe(before + 1);
    await avif?.({ media_id: id }, signal);
    expect(await ctx.connections.readRevision()).toBe(before + 1);
    for (const { key } of await renditions()) {
      expect(await call('GET', `/media/${key}`)).toMatchObject({ headers: { 'content-type': 'image/avif' } });
    }
  });
});

describe('an uploaded PDF', () => {
  const pdf = validPdf();

  it('is kept once, as it is, and gets the file extension of a PDF', async () => {
    const { status, body } = await upload(fileForm(pdf, 'belge.jpg'));
    expect([status, body.data]).toMatchObject([
      201,
      { mime: 'application/pdf', sources: [], bytes: pdf.length, file_name: 'belge.pdf' },
    ]);
    const again = await upload(fileForm(pdf, 'kopya.pdf'));
    expect(again.body.data.media_id).toBe(body.data.media_id);
    const link = await call<MediumLink>(
      'GET',
      `/api/admin/media/${body.data.media_id}/link`,
      undefined,
      staff,
    );
    const file = await call('GET', link.body.url);
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(await leftovers()).toEqual([]);
  });

  it('is refused, and its sender is told, when it takes too long to open', async () => {
    const encoder = createPictureEncoder({ giveUpPdfAfter: 1 });
    closeLater(() => encoder.close());
    const other = await openTestApp({ parts: { encoder } });
    const form = fileForm(validPdf({ text: 'slow' }), 'yavas.pdf');
    const answer = await other.call<Failure>('POST', '/api/admin/media', form, await other.signIn('editor'));
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('uzun sürede')]);
    expect(await readdir(join(other.ctx.config.dataDir, 'tmp'))).toEqual([]);
  });
});

describe('an upload is refused', () => {
  it.each([
    ['a text named like a picture', 415, 'merhaba', /JPEG, PNG, WebP/],
    ['a broken SVG', 422, '<svg xmlns="http://www.w3.org/2000/svg"><rect', /boş, bozuk/],
    ['an empty file', 422, '', /boş, bozuk/],
    ['a file that only begins like a PDF', 422, '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n', /PDF.* bozuk/],
    ['larger than 20 MB', 413, Buffer.alloc(20 * 1024 * 1024 + 1), /en çok 20 MB/],
  ])('when it is %s', async (_, status, content, message) => {
    const answer = await refusedUpload(fileForm(content));
    expect(answer).toMatchObject({ status, body: { success: false } });
    expect(answer.body.message).toMatch(message);
    expect(await leftovers()).toEqual([]);
  });

  it('when it has more than 50 megapixels', async () => {
    const large = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const answer = await refusedUpload(fileForm(large, 'büyük.png'));
    expect(answer).toMatchObject({ status: 422, body: { success: false } });
    expect(answer.body.message).toContain('en çok 50 megapiksel');
  });

  it('when it has no file, or no form at all', async () => {
    const form = new FormData();
    form.append('name', 'x');
    expect(await refusedUpload(form)).toMatchObject({
      status: 422,
      body: { errors: { file: ['* Bu Alan Zorunlu'] } },
    });
    expect(await call('POST', '/api/admin/media', {}, staff)).toMatchObject({ status: 422 });
  });

  it('when it has two files or an unknown method override', async () => {
    const two = fileForm(await createJpeg({ width: 600, height: 400 }));
    two.append('file', new Blob(['x']), 'x.jpg');
    expect(await refusedUpload(two)).toMatchObject({ status: 422 });
    expect(await refusedUpload(fileForm('x', 'x', { _method: 'PATCH' }))).toMatchObject({ status: 400 });
  });

  it('when it is not a readable form', async () => {
    const headers = { ...staff, 'content-type': 'multipart/form-data; boundary=x' };
    const cut = Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
    );
    expect(await call('POST', '/api/admin/media', cut, headers)).toMatchObject({
      status: 400,
      body: { success: false },
    });
    expect(await leftovers()).toEqual([]);
  });
});

describe('an encoder that crashes', () => {
  const withCrashes = async (crashes: number) => {
    let left = crashes;
    const encoder: PictureEncoder = {
      ...ctx.encoder,
      makeJpegs: (original, folder) => {
        left -= 1;
        return left >= 0
          ? Promise.reject(new EncoderCrashed('killed'))
          : ctx.encoder.makeJpegs(original, folder);
      },
    };
    const other = await openTestApp({ parts: { encoder } });
    return other.call(
      'POST',
      '/api/admin/media',
      fileForm(await createJpeg({ width: 600, height: 400 })),
      await other.signIn('editor'),
    );
  };

  it('is tried once more', async () => {
    expect(await withCrashes(1)).toMatchObject({ status: 201 });
  });

  it('answers 503 with Retry-After after the second crash', async () => {
    const answer = await withCrashes(2);
    expect(answer).toMatchObject({ status: 503, body: { success: false } });
    expect(answer.headers['retry-after']).toBe('5');
    expect((answer.body as Failure).message).toContain('tekrar deneyin');
  });
});

it('an upload succeeds although the encoder is killed during its work', async () => {
  const encoder = createPictureEncoder();
  closeLater(() => encoder.close());
  const other = await openTestApp({ parts: { encoder } });
  const editor = await other.signIn('editor');
  const picture = await createJpeg({ width: 6_000, height: 4_000 });
  const answer = other.call<MediumWritten>('POST', '/api/admin/media', fileForm(picture), editor);
  await expect.poll(() => encoder.pid()).toBeDefined();
  process.kill(encoder.pid() ?? 0, 'SIGKILL');
  const { status, body } = await answer;
  expect(status).toBe(201);
  expect(pictureFiles(body.data, 'jpeg').map(({ width }) => width)).toEqual([480, 960, 1600, 2400, 3200]);
  expect(await readdir(join(other.ctx.config.dataDir, 'tmp'))).toEqual([]);
});

describe('the library', () => {
  it('shows the newest first and searches names by Turkish rules', async () => {
    const older = await uploadPicture('KAYIŞ tokası_100%.jpg');
    const newer = await uploadPicture('Kayış ucu.jpg');
    const ids = async (query: string) => (await library(query)).body.data.map((medium) => medium.media_id);
    expect((await ids('')).slice(0, 2)).toEqual([newer.media_id, older.media_id]);
    expect(await ids('search=kayis')).toEqual([newer.media_id, older.media_id]);
    expect(await ids('search=100%25')).toEqual([older.media_id]);
    expect(await ids('search=kayis_ucu')).toEqual([]);
  });

  it('has pages; a page past the end is empty', async () => {
    const { body } = await library('page=99');
    expect(body).toMatchObject({ data: [], current_page: 99, per_page: 24, last_page: 1 });
    expect(body.total).toBeGreaterThan(0);
    expect((await library('page=x')).body.current_page).toBe(1);
  });
});

describe('a medium that is deleted', () => {
  const remove = (id: number) => call<Failure>('DELETE', `/api/admin/media/${id}`, undefined, staff);

  it('leaves the library; an unknown one answers 404', async () => {
    const { media_id: id } = await uploadPicture('silinecek.jpg');
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await library('search=silinecek')).body.data).toEqual([]);
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect(await call('POST', `/api/admin/media/${id}`, { _method: 'DELETE' }, staff)).toMatchObject({
      status: 404,
    });
  });

  it('stays while something uses it, and the answer names what', async () => {
    const { media_id: id } = await uploadPicture();
    await buildCategory(ctx, { name: 'Metal Tokalar', image_id: id });
    await buildProduct(ctx, { code: 'MT-100', name: 'Toka', images: [id] });
    const { status, body } = await remove(id);
    expect(status).toBe(422);
    expect(body.message).toContain('“Metal Tokalar” kategorisi, “MT-100 Toka” ürünü');
  });

  it('can be restored for 30 days by role admin', async () => {
    const { media_id: id } = await uploadPicture();
    await remove(id);
    const admin = await test.signIn('admin');
    const restore = () => call<MediumWritten>('PUT', `/api/admin/media/${id}/restore`, {}, admin);
    expect(await call('PUT', `/api/admin/media/${id}/restore`, {}, staff)).toMatchObject({ status: 403 });
    expect(await restore()).toMatchObject({ status: 200, body: { data: { media_id: id } } });
    expect(await restore()).toMatchObject({ status: 404 });
  });

  it('cannot be restored after its picture was uploaded again, as a new medium', async () => {
    const picture = await createJpeg({ width: 600, height: 400 });
    const first = (await upload(fileForm(picture))).body.data;
    await remove(first.media_id);
    const second = (await upload(fileForm(picture))).body.data;
    expect(second.media_id).not.toBe(first.media_id);
    expect(second.sources).toEqual(first.sources);
    const admin = await test.signIn('admin');
    const restored = await call('PUT', `/api/admin/media/${first.media_id}/restore`, {}, admin);
    expect(restored).toMatchObject({ status: 422, body: { success: false } });
  });
});

describe('a running server', () => {
  it('makes the AVIFs in the background', async () => {
    const runner = startJobs(ctx, mediaJobs(ctx), { pollEvery: 20 });
    await uploadPicture('avif.jpg');
    await expect
      .poll(
        async () =>
          (await library('search=avif.jpg')).body.data[0]?.sources.map((source) => source.replace(/.*{/, '')),
        {
          timeout: 20_000,
        },
      )
      .toEqual(['320,480,600}-v4.avif', '480,600}-v4.jpg']);
    await runner.stop();
  });
});
