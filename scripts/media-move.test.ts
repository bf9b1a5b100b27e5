import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, disconnect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createS3Storage } from '#server/ports/bucket/s3-storage.ts';
import { filesBelow } from '#test/files/stored-files.ts';
import { bucketEnvironment, startFrailBucket } from '#test/servers/bucket.ts';
import { environmentOf } from '#test/servers/process-environment.ts';

const frail = await startFrailBucket();
const content = (key: string) => `içerik: ${key}`;
const publicKeys = Array.from(
  { length: 30 },
  (_, index) => `ab/${String(index).padStart(32, '0')}-480-v2.jpg`,
);
/** The database names this file. */
const required = 'cd/card.jpg';
const secret = 'visitors/0a.pdf';
let dataDir: string;
let prefix: string;
let runs = 0;

/** Runs the command for the data folder and the bucket of the test. */
function move(args: readonly string[], environment: Record<string, string> = bucketSettings()) {
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/media-move.ts', ...args],
      { env: environmentOf({ DATA_DIR: dataDir, ...environment }) },
      (_, out, error) => resolve({ code: child.exitCode, out, error }),
    );
  });
}

const bucketSettings = () => bucketEnvironment({ ...frail.bucket, prefix });
const storeIn = (folder: 'public' | 'private') =>
  createS3Storage({ ...frail.bucket, prefix: `${prefix}/${folder}` });
const inBucket = async () => [
  ...(await Array.fromAsync(storeIn('private').keys())),
  ...(await Array.fromAsync(storeIn('public').keys())),
];

async function write(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return path;
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrin-media-move-'));
  prefix = `site-${(runs += 1)}`;
  const connections = await connect({ dataDir });
  await migrate(connections, { backupDir: join(dataDir, 'backups'), say: () => undefined });
  await connections.writer
    .insertInto('share_cards')
    .values({ hash: 'x', key: required, bytes: 1, made_at: '-', unused_since: null })
    .execute();
  await disconnect(connections);
  for (const key of publicKeys) await write(join(dataDir, 'media', key), content(key));
  await write(join(dataDir, 'media', required), content(required));
  await write(join(dataDir, 'private', secret), content(secret));
  frail.requests.length = 0;
});
afterEach(async () => {
  frail.onRequest(undefined);
  await rm(dataDir, { recursive: true });
});

const all = [secret, ...publicKeys, required];
const read = async (folder: 'public' | 'private', key: string) => {
  const stored = await storeIn(folder).find(key);
  return stored && text(stored.stream());
};
const puts = () => frail.requests.filter((call) => call.startsWith(`PUT /deneme/${prefix}/p`)).length;

it('carries all files into the bucket, each once, and leaves the source as it was', async () => {
  const before = [await filesBelow(join(dataDir, 'media')), await filesBelow(join(dataDir, 'private'))];
  const first = await move(['--to=bucket']);
  expect(first).toMatchObject({ code: 0, error: '' });
  expect(first.out).toContain('Kopyalanan: 32 dosya');
  expect(first.out).toContain(`Kaynak olduğu gibi duruyor: ${dataDir}`);
  expect(await inBucket()).toEqual(all);
  expect(await read('private', secret)).toBe(content(secret));
  expect([await filesBelow(join(dataDir, 'media')), await filesBelow(join(dataDir, 'private'))]).toEqual(
    before,
  );
  expect(await filesBelow(join(dataDir, 'tmp'))).toEqual([]);

  frail.requests.length = 0;
  expect((await move(['--to=bucket'])).out).toContain('Kopyalanan: 0 dosya (0 MB), zaten aynı olan: 32;');
  expect(puts()).toBe(0);
});

it('goes on after an interruption, and finds a copy that is damaged', async () => {
  frail.onRequest(async () => {
    if (puts() === 12) await frail.goDown();
  });
  const broken = await move(['--to=bucket']);
  expect(broken.code).toBe(1);
  expect(broken.error.trim()).toMatch(/^Kovaya ulaşılamıyor: deneme \(\w+\)$/);
  frail.onRequest(undefined);
  await frail.comeBack();
  const arrived = await inBucket();
  expect(arrived.length).toBeGreaterThan(0);
  expect(arrived.length).toBeLessThan(32);

  const [damaged = ''] = await Array.fromAsync(storeIn('public').keys());
  await storeIn('public').delete(damaged);
  await storeIn('public').put(damaged, await write(join(dataDir, 'damaged'), 'bozuk'));
  const { code, out } = await move(['--to=bucket']);
  expect(code).toBe(0);
  expect(out).toContain(`Kopyalanan: ${32 - arrived.length + 1} dosya`);
  expect(out).toContain(`zaten aynı olan: ${arrived.length - 1};`);
  expect(out).toContain('Hedefte içeriği farklı olduğu için yeniden kopyalanan: 1');
  expect(await inBucket()).toEqual(all);
  expect(await read('public', damaged)).toBe(content(damaged));
});

it('ends with an error when a copy cannot be read back as it was', async () => {
  frail.truncateAfter(3);
  const { code, error } = await move(['--to=bucket']);
  frail.truncateAfter(undefined);
  expect(code).toBe(1);
  expect(error).toMatch(/^(Kopya kaynağıyla aynı değil|Kovaya ulaşılamıyor)/);
});

it('carries all files back to an empty disk', async () => {
  await move(['--to=bucket']);
  for (const name of ['media', 'private']) await rm(join(dataDir, name), { recursive: true });
  const { code, out } = await move(['--to=disk']);
  expect(code).toBe(0);
  expect(out).toContain('Kopyalanan: 32 dosya');
  expect(out).toContain(`Kaynak olduğu gibi duruyor: s3://deneme/${prefix}/public, ${prefix}/private`);
  expect((await filesBelow(join(dataDir, 'media'))).sort()).toEqual([...publicKeys, required]);
  expect(await filesBelow(join(dataDir, 'private'))).toEqual([secret]);
  expect(await inBucket()).toEqual(all);
});

it('copies nothing while the source lacks a file that the database names', async () => {
  await rm(join(dataDir, 'media', required));
  const { code, error } = await move(['--to=bucket']);
  expect([code, error.trim()]).toEqual([
    1,
    `Veritabanında adı geçen 1 dosya kaynakta yok: public ${required}`,
  ]);
  expect(await inBucket()).toEqual([]);
});

it('names files that were deleted since an earlier run, and removes them only on request', async () => {
  await move(['--to=bucket']);
  await rm(join(dataDir, 'private', secret));
  expect((await move(['--to=bucket'])).out).toContain(`Yalnız hedefte olan dosya: 1 (private ${secret}`);
  expect(await read('private', secret)).toBe(content(secret));
  const { out } = await move(['--to=bucket', '--remove-extra']);
  expect(out).toContain('Yalnız hedefte olan ve silinen dosya: 1');
  expect(await read('private', secret)).toBeUndefined();
});

it.each([
  ['no direction', [], {}, 'npm run media:move -- --to=bucket|disk'],
  ['no bucket', ['--to=bucket'], { S3_BUCKET: '' }, 'S3_BUCKET: S3_ENDPOINT ile birlikte verilmeli'],
  ['wrong keys', ['--to=disk'], { S3_ACCESS_KEY_ID: 'BASKA' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: '],
])('refuses %s with a line', async (_, args, environment, line) => {
  const { code, error } = await move(args, { ...bucketSettings(), ...environment });
  expect(code).toBe(1);
  expect(error).toContain(line);
  expect(error).not.toContain('    at ');
});
