import { sql } from 'kysely';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Connections } from '#server/db/connect.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { fileForm } from '#test/files/file-form.ts';
import { createJpeg } from '#test/files/pictures.ts';

const text = 'Kaydedilemedi: sunucunun diski dolu. Yöneticiye haber verin; yer açılınca tekrar deneyin.';
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** Gets the prototype of Node's file handles from an open file, because Node does not export the class. */
async function fileHandles(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-handle-'));
  const handle = await open(join(folder, 'file'), 'w');
  await handle.close();
  await rm(folder, { recursive: true });
  return Object.getPrototypeOf(handle) as FileHandle;
}

const unusable = 'Sunucunun diski şu anda kullanılamıyor. Yöneticiye haber verin; düzelince tekrar deneyin.';
const readOnly = () => Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' });

/** Makes the next content writes of a database fail as on a disk that became read-only. */
async function refuseWrites({ ctx: { connections } }: TestApp): Promise<void> {
  if (connections.dialect === 'sqlite') await sql`pragma query_only = on`.execute(connections.writer);
  else await failInserts(connections.writer, '25006', 'cannot execute INSERT in a read-only transaction');
}

/** Makes the next content writes of a database fail as on a full disk. */
async function fillDisk({ ctx: { connections } }: TestApp): Promise<void> {
  const { dialect, writer } = connections;
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(writer);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(writer);
    return;
  }
  await failInserts(writer, '53100', 'could not extend file');
}

async function failInserts(writer: Connections['writer'], code: string, message: string): Promise<void> {
  await sql`create function fail() returns trigger language plpgsql as
    $$ begin raise exception using errcode = ${sql.lit(code)}, message = ${sql.lit(message)}; end $$`.execute(
    writer,
  );
  await sql`create trigger fail before insert on history execute function fail()`.execute(writer);
}

it(
  'an upload that meets a full disk answers 507 at once, says so and is logged',
  { timeout: 20_000 },
  async () => {
    const { app, logs, signIn } = await openTestApp();
    const headers = await signIn('editor');
    await app.listen({ port: 0, host: '127.0.0.1' });
    // The server answers before it reads the file, so the connection would keep the app open for a minute.
    onTestFinished(() => app.server.closeAllConnections());
    const { port } = app.server.address() as AddressInfo;
    const write = vi.spyOn(await fileHandles(), 'appendFile').mockRejectedValue(noSpace());
    onTestFinished(() => write.mockRestore());
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/media`, {
      method: 'POST',
      headers,
      body: fileForm(Buffer.alloc(15_000_000)),
    });
    expect([answer.status, await answer.json()]).toEqual([507, { success: false, message: text }]);
    expect(logs.join()).toContain('disk full');
  },
);

it('a picture whose renditions do not fit on the disk answers 507', async () => {
  const full = await openTestApp();
  const { publicFiles, encoder } = full.ctx;
  const headers = await full.signIn('editor');
  const failing = [
    { publicFiles: { ...publicFiles, put: () => Promise.reject(noSpace()) } },
    // The text in which libvips reports a full disk, from the encoder's process.
    {
      encoder: {
        ...encoder,
        makeJpegs: () => Promise.reject(new Error('write error: No space left on device')),
      },
    },
  ];
  for (const parts of failing) {
    const { call } = await openTestApp({ settings: full.settings, parts });
    const answer = await call('POST', '/api/admin/media', fileForm(await createJpeg()), headers);
    expect(answer).toMatchObject({ status: 507, body: { success: false, message: text } });
  }
});

it.each([
  ['full', fillDisk, 507, text],
  ['read-only', refuseWrites, 503, unusable],
] as const)(
  'a write that meets a %s disk of the database stores nothing and says so',
  async (state, begin, status, message) => {
    const test = await openTestApp();
    const headers = await test.signIn('editor');
    await begin(test);
    const body = { name_tr: 'Toka', description_tr: 'x'.repeat(20_000) };
    const answer = await test.call('POST', '/api/admin/categories', body, headers);
    expect(answer).toMatchObject({ status, body: { success: false, message } });
    expect(test.logs.join()).toContain(state === 'full' ? 'disk full' : 'disk unusable');
    expect(await test.ctx.db.selectFrom('categories').select('id').execute()).toEqual([]);
  },
);

it('an upload that meets a read-only disk answers 503, and staff stay signed in', async () => {
  const { call, signIn } = await openTestApp();
  const headers = await signIn('editor');
  const write = vi.spyOn(await fileHandles(), 'appendFile').mockRejectedValue(readOnly());
  onTestFinished(() => write.mockRestore());
  const answer = await call('POST', '/api/admin/media', fileForm(await createJpeg()), headers);
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '60' },
    body: { success: false, message: unusable },
  });
  expect(await call('GET', '/api/admin/status', undefined, headers)).toMatchObject({ status: 200 });
});
