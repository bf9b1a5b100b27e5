import { hourMs } from '#shared/rules/durations.ts';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { MediumWritten } from '#shared/schema/media.ts';
import { originalKey } from '#server/media/media-keys.ts';
import { removeStaleTemporaryFolders } from '#server/ports/temporary-folder.ts';
import { openTestApp } from '#test/app.ts';
import { fileForm } from '#test/files/file-form.ts';
import { createJpeg } from '#test/files/pictures.ts';

const { app, ctx, call, logs, signIn } = await openTestApp();
const staff = await signIn('editor');
const scratch = join(ctx.config.dataDir, 'tmp');
const leftovers = () => readdir(scratch).catch(() => []);

async function openUpload(contentLength: number, start = 'abcdefgh'): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    [
      'POST /api/admin/media HTTP/1.1',
      'Host: x',
      `Authorization: ${staff['authorization'] ?? ''}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${contentLength}`,
      '',
      '--x',
      'Content-Disposition: form-data; name="file"; filename="a.jpg"',
      '',
      start,
    ].join('\r\n'),
  );
  return socket;
}

describe('an upload', () => {
  it('cut in the middle leaves no files, and is not logged as a server error', async () => {
    const socket = await openUpload(1_000_000);
    await expect.poll(leftovers).toHaveLength(1);
    socket.write(Buffer.alloc(100_000));
    await expect
      .poll(async () => (await readdir(join(scratch, (await leftovers())[0] ?? ''))).length)
      .toBe(1);
    socket.destroy();
    await expect.poll(leftovers).toEqual([]);
    expect(await ctx.db.selectFrom('media').select('id').execute()).toEqual([]);
    expect(logs.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  it.each([
    ['abcdefgh', 30, 'en çok 20 MB'],
    ['%PDF-1.7', 201, 'en çok 200 MB'],
  ])(
    'that is too large is read to its end, so that browsers show the answer (%s)',
    async (start, size, text) => {
      const total = size * 1024 * 1024;
      const socket = await openUpload(total, start);
      const { promise, resolve } = Promise.withResolvers<string>();
      socket.once('data', (answer) => resolve(answer.toString()));
      const end = '\r\n--x--\r\n';
      const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabcdefgh'
        .length;
      let left = total - head - end.length;
      while (left > 0) {
        const size = Math.min(left, 1024 * 1024);
        left -= size;
        if (!socket.write(Buffer.alloc(size))) await new Promise((drained) => socket.once('drain', drained));
      }
      socket.write(end);
      const answer = await promise;
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain(text);
      expect(await leftovers()).toEqual([]);
      socket.destroy();
    },
  );

  it('without permission is not read', async () => {
    const viewer = await signIn('viewer');
    const form = () => fileForm(Buffer.alloc(100));
    expect(await call('POST', '/api/admin/media', form(), viewer)).toMatchObject({ status: 403 });
    expect(await call('POST', '/api/admin/media', form())).toMatchObject({ status: 401 });
  });

  it('of many chunks is stored unchanged, and their memory is freed at once', async () => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    // The file is full of incomplete boundaries, which the parser has to buffer between two chunks.
    const picture = Buffer.concat([await createJpeg(), Buffer.alloc(3_000_000, '\r\n------')]);
    const given = vi.spyOn(ArrayBuffer.prototype, 'transfer');
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/media`, {
      method: 'POST',
      headers: staff,
      body: fileForm(picture),
    });
    expect(answer.status).toBe(201);
    expect(given.mock.calls.length).toBeGreaterThan(10);
    given.mockRestore();
    const stored = join(ctx.config.dataDir, 'stored');
    await ctx.privateFiles.fetch(originalKey(createHash('sha256').update(picture).digest('hex')), stored);
    expect((await readFile(stored)).equals(picture)).toBe(true);
  });

  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\Resimler\\toka.jpg', 'toka.jpg'],
    ['a\u202Egpj.exe', 'agpj.jpg'],
    ['İğne 🧵.jpg', 'İğne 🧵.jpg'],
    [`${'ş'.repeat(300)}.jpg`, `${'ş'.repeat(196)}.jpg`],
  ])('with the file name %j is shown as %j', async (name, shown) => {
    const answer = await call<MediumWritten>(
      'POST',
      '/api/admin/media',
      fileForm(await createJpeg({ width: 600, height: 400 }), name),
      staff,
    );
    expect(answer.body.data.file_name).toBe(shown);
  });
});

it('files of a killed process are removed, files in use are not', async () => {
  const long = new Date(0);
  for (const name of ['dead', 'begun', 'arriving']) {
    await mkdir(join(scratch, name), { recursive: true });
    await writeFile(join(scratch, name, 'original'), 'x');
  }
  await utimes(join(scratch, 'dead', 'original'), long, long);
  // Writing to a file does not change the modification time of its folder.
  for (const name of ['dead', 'arriving']) await utimes(join(scratch, name), long, long);
  await removeStaleTemporaryFolders(ctx.config.dataDir, hourMs);
  expect(await leftovers()).toEqual(['arriving', 'begun']);
  await removeStaleTemporaryFolders(ctx.config.dataDir, 0);
  expect(await leftovers()).toEqual([]);
});
