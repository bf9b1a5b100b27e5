import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteMedium } from '#features/media/server/media-deletion.service.ts';
import { storePicture } from '#server/media/pictures.service.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { openTestApp } from '#test/app.ts';
import { createJpeg } from '#test/files/pictures.ts';

const { ctx, call } = await openTestApp();
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

describe('a permanent address', () => {
  it('redirects to the largest JPEG, and answers 404 after the medium is deleted', async () => {
    const path = join(ctx.config.dataDir, 'picture.jpg');
    await writeFile(path, await createJpeg({ width: 600, height: 400 }));
    const file = { path, name: 'picture.jpg', ...(await hashFile(path)) };
    const medium = await inTemporaryFolder(ctx.config.dataDir, (folder) =>
      storePicture(ctx, null, { ...file, folder }),
    );
    const answer = await get({}, `/dosya/${medium.id}/katalog.jpg`);
    expect(answer).toMatchObject({ status: 302, headers: { 'cache-control': 'no-cache' } });
    const target = String(answer.headers['location']);
    expect(target).toMatch(/^\/media\/.*-600-v1\.jpg$/);
    expect((await get({}, target)).status).toBe(200);
    await deleteMedium(ctx, null, medium.id);
    expect((await get({}, `/dosya/${medium.id}/katalog.jpg`)).status).toBe(404);
  });

  it.each(['/dosya/999/x', '/dosya/0/x', '/dosya/a/x', '/dosya/99999999999999999999/x'])(
    'answers a plain 404 to %s',
    async (address) => expect(await get({}, address)).toMatchObject({ status: 404, body: '404' }),
  );
});
