import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '#shared/rules/durations.ts';
import type { MediumLink } from '#shared/schema/media.ts';
import type { Context } from '#server/context/context.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { selectMedia } from '#server/media/media.queries.ts';
import { fileUrl } from '#server/media/permanent-files.read.ts';
import { storeLocalVideo } from '#server/media/videos/videos.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

const { ctx, call, clock, settings, signIn } = await openTestApp();
const [admin, editor, viewer] = await Promise.all([signIn(), signIn('editor'), signIn('viewer')]);
const key = 'ab/abc-480-v1.jpg';
const url = `/media/${key}`;
const content = '0123456789';

beforeAll(async () => {
  const local = join(ctx.config.dataDir, 'local');
  await writeFile(local, content);
  await ctx.publicFiles.put(key, local);
  await ctx.privateFiles.put('originals/secret', local);
});

const get = (headers: Record<string, string> = {}, address = url) => call('GET', address, undefined, headers);

describe('a public file', () => {
  it('may stay in browser caches forever, with its content type', async () => {
    const { status, headers, body } = await get();
    expect({ status, body }).toEqual({ status: 200, body: content });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('runs no script when a browser opens an SVG as a page', async () => {
    const local = join(ctx.config.dataDir, 'drawing');
    await writeFile(local, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await ctx.publicFiles.put('demo/logo-0.svg', local);
    const { headers } = await get({}, '/media/demo/logo-0.svg');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await get()).headers['content-security-policy']).toBeUndefined();
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get();
    const tag = String(headers['etag']);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      expect(await get({ 'if-none-match': known })).toMatchObject({ status: 304, body: '' });
    }
    for (const known of ['"x"', `"x, ${tag.slice(1, -1)}"`]) {
      expect((await get({ 'if-none-match': known })).status, known).toBe(200);
    }
  });

  it('answers HEAD with its size', async () => {
    const { status, headers, body } = await call('HEAD', url);
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers).toMatchObject({ 'content-length': '10', 'content-type': 'image/jpeg' });
  });

  it.each([
    ['bytes=0-3', 'bytes 0-3/10', '0123'],
    ['bytes=4-', 'bytes 4-9/10', '456789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
    ['bytes=-99', 'bytes 0-9/10', content],
  ])('is sent in part for %s', async (range, contentRange, body) => {
    const answer = await get({ range });
    expect(answer).toMatchObject({ status: 206, body });
    expect(answer.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
    });
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', 'bytes=5-2'])('answers 416 to %s', async (range) => {
    const answer = await get({ range });
    expect(answer).toMatchObject({ status: 416, body: '', headers: { 'content-range': 'bytes */10' } });
  });

  it.each(['bytes=0-1,4-5', 'bytes=-', 'lines=1-2', 'bytes=x-1'])(
    'is sent whole for %s, which a server may ignore',
    async (range) => expect(await get({ range })).toMatchObject({ status: 200, body: content }),
  );

  it('is sent whole when the range belongs to another version', async () => {
    const tag = String((await get()).headers['etag']);
    expect((await get({ range: 'bytes=0-3', 'if-range': tag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-3', 'if-range': '"x"' })).status).toBe(200);
  });

  it.each([
    '/media/ab/none.jpg',
    '/media/',
    '/media/ab',
    '/media/../private/originals/secret',
    '/media/..%2Fprivate%2Foriginals%2Fsecret',
    '/media/%2e%2e/private/originals/secret',
    '/media/ab%00.jpg',
    '/media/ab/abc-480-v1.jpg/x',
  ])('answers a plain 404 to %s', async (address) => {
    const { status, headers, body } = await get({}, address);
    expect({ status, body }).toEqual({ status: 404, body: '404' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

/** A counter that makes each file differ from the others. */
let files = 0;

async function storeTestPdf(context: Context): Promise<{ id: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-pdf-'));
  const path = join(folder, 'belge.pdf');
  await writeFile(path, validPdf({ text: `belge ${(files += 1)}` }));
  const stored = await storeLocalDocument(context, null, { path, name: 'belge.pdf' });
  await rm(folder, { recursive: true });
  return stored;
}

/** Adds a new medium; returns its id and address. */
async function addMedium(kind: 'picture' | 'pdf' | 'film') {
  const { id } = await {
    picture: () => buildMedium(ctx, { width: 600 + (files += 1), height: 400 }),
    pdf: () => storeTestPdf(ctx),
    film: () =>
      storeLocalVideo(ctx, null, { path: resolve('demo/films/kaplama-tonlari.mp4'), name: 'film.mp4' }),
  }[kind]();
  const [row] = await selectMedia(ctx.db, [id]);
  if (!row) throw new Error('The medium is missing');
  return { id, url: fileUrl(row) };
}

describe('a permanent address', () => {
  const staff = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) =>
    call<{ data: { id: number } }>(method, `/api/admin/${path}`, body, editor);
  const create = async (path: string, body: object) => (await staff('POST', path, body)).body.data.id;
  const status = async (address: string) => (await get({}, address)).status;
  const signed = async (id: number) =>
    (await call<MediumLink>('GET', `/api/admin/media/${id}/link`, undefined, viewer)).body.url;

  it('sends a picture while a page shows it and nothing afterwards, not even to a browser that has it', async () => {
    const { id, url } = await addMedium('picture');
    expect(await status(url)).toBe(404);
    const category = await create('categories', { name_tr: 'Toka', image_id: id });
    const { headers, ...shown } = await get({}, url);
    expect(shown.status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-cache' });
    expect(headers['content-disposition']).toBe('inline; filename=resim.jpg');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get(known, url)).status).toBe(304);
    await staff('PUT', `categories/${category}`, { is_active: false });
    for (const asked of [{}, known, { range: 'bytes=0-3' }]) {
      const hidden = await get(asked, url);
      expect([hidden.status, hidden.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect((await call('HEAD', url)).status).toBe(404);
  });

  it('follows the dates of a page, in every process at once', async () => {
    const { id, url } = await addMedium('film');
    const other = await openTestApp({ settings, clock });
    const both = async () => [await status(url), (await other.call('GET', url)).status];
    const published_at = new Date(clock.now().getTime() + hourMs).toISOString();
    const post = { title_tr: 'Film', video_file_id: id, published_at };
    const video = await create('posts/videos', post);
    expect(await both()).toEqual([404, 404]);
    clock.advance(hourMs);
    expect(await both()).toEqual([200, 200]);
    await staff('DELETE', `posts/videos/${video}`);
    expect(await both()).toEqual([404, 404]);
  });

  it('of a product, a variant or a finish follows product, category and variant', async () => {
    const [image, document, own, chip] = await Promise.all(
      (['picture', 'pdf', 'picture', 'picture'] as const).map(addMedium),
    );
    const category = await create('categories', { name_tr: 'Halka' });
    const product = await create('products', { code: 'H-1', name_tr: 'Halka', category_id: category });
    await staff('POST', `products/${product}/files`, { gallery_type: 'images', media_id: image?.id });
    await staff('POST', `products/${product}/files`, { gallery_type: 'documents', media_id: document?.id });
    const finish = await create('finishes', { name_tr: 'Nikel', image_id: chip?.id });
    const variant = { code: 'H-1-N', finish_id: finish, image_id: own?.id, is_active: true };
    const write = (row: object) => staff('PUT', `products/${product}/variants`, { variants: [row] });
    expect((await write(variant)).status).toBe(200);
    const shown = () => Promise.all([image, document, own, chip].map((medium) => status(medium?.url ?? '')));
    await staff('PUT', `products/${product}`, { is_active: false });
    expect(await shown()).toEqual([404, 404, 404, 404]);
    await staff('PUT', `products/${product}`, { is_active: true });
    expect(await shown()).toEqual([200, 200, 200, 200]);
    await staff('PUT', `categories/${category}`, { is_active: false });
    expect(await shown()).toEqual([404, 404, 404, 404]);
  });

  it('of a file that a shown text links is open, as is that of a logo', async () => {
    const [form, logo] = await Promise.all([addMedium('pdf'), addMedium('picture')]);
    const content_tr = `<p><a href="${form.url}">Başvuru formu</a></p>`;
    const contract = await create('contracts', { name_tr: 'KVKK başvurusu', content_tr });
    await call('PUT', '/api/admin/configuration', { mainLogoPath: String(logo.id) }, admin);
    expect([await status(form.url), await status(logo.url)]).toEqual([200, 200]);
    await staff('PUT', 'contracts', { id: contract, is_active: false });
    expect(await status(form.url)).toBe(404);
  });

  it('of a catalogue that visitors no longer see leads to the catalogues, and its file is nowhere else', async () => {
    const { id, url } = await addMedium('pdf');
    const draft = { name_tr: 'Taslak', file_id: id, is_active: false };
    const catalogue = await create('catalogues', draft);
    const withdrawn = {
      status: 302,
      headers: { location: '/katalog', 'cache-control': 'no-store' },
      body: '',
    };
    expect(await get({}, url)).toMatchObject(withdrawn);
    await staff('PUT', `catalogues/${catalogue}`, { is_active: true });
    const { headers } = await get({}, url);
    const key = String(headers.etag).slice(1, -1);
    expect((await get({}, `/media/${key}`)).status).toBe(404);
    // Another PDF replaces it in the catalogue; only the history still refers to the printed one.
    await staff('PUT', `catalogues/${catalogue}`, { file_id: (await addMedium('pdf')).id });
    expect(await get({}, url)).toMatchObject(withdrawn);
  });

  it('cannot be guessed: its number is enough only for a file whose address was printed that way', async () => {
    const { id, url } = await addMedium('picture');
    await create('certificates', { name_tr: 'ISO', image_id: id });
    expect(url).toMatch(/^\/dosya\/\d+-[a-z2-9]{12}\/resim\.jpg$/);
    const guesses = [`/dosya/${id}/resim.jpg`, `/dosya/${id}-/x.jpg`, `/dosya/${id}-aaaaaaaaaaaa/resim.jpg`];
    for (const guess of guesses) expect([guess, await status(guess)]).toEqual([guess, 404]);
    await ctx.connections.writer.updateTable('media').set({ address_key: '' }).where('id', '=', id).execute();
    expect(await status(`/dosya/${id}/resim.jpg`)).toBe(200);
    expect(await status(url)).toBe(404);
  });

  it('opens for staff by a signed address, for an hour', async () => {
    const [first, second] = await Promise.all([addMedium('pdf'), addMedium('pdf')]);
    const link = await signed(first.id);
    const { status: found, headers } = await get({}, link);
    expect([found, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await status(link.replace(first.url, second.url))).toBe(404);
    expect(await status(link.replace(/until=\d/, 'until=9'))).toBe(404);
    expect(await status(`${link}&until=9999999999999`)).toBe(404);
    clock.advance(hourMs + 1);
    expect(await status(link)).toBe(404);
  });

  it.each(['/dosya/999/x', '/dosya/0/x', '/dosya/a/x', '/dosya/99999999999999999999/x', '/dosya/1-%2e%2e/x'])(
    'answers a plain 404 to %s',
    async (address) => expect(await get({}, address)).toMatchObject({ status: 404, body: '404' }),
  );
});
