import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hourMs } from '#shared/rules/durations.ts';
import { filesBelow } from '#test/files/stored-files.ts';
import { startFrailBucket } from '#test/servers/bucket.ts';
import { StorageUnavailable, StoredFileMissing, type FileStorage } from '../storage.ts';
import { createCachedStorage } from './cached-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const frail = await startFrailBucket();
const key = 'ab/abc-480-v2.jpg';
let folder: string;
let cacheFolder: string;
let store: FileStorage;
let now = Date.now();
let failures: unknown[];

const open = (maxBytes = 1024 * 1024) =>
  createCachedStorage(store, {
    folder: cacheFolder,
    maxBytes,
    onFailure: (error) => failures.push(error),
    now: () => now,
  });
const read = async (storage: FileStorage, name = key, range?: { start: number; end: number }) => {
  const file = await storage.find(name);
  return file && text(file.stream(range));
};
const downloads = () => frail.requests.filter((call) => call.startsWith('GET ')).length;
const kept = () => filesBelow(cacheFolder);

async function put(name: string, content: string): Promise<void> {
  const local = join(folder, 'local');
  await writeFile(local, content);
  await store.put(name, local);
}

beforeEach(async () => {
  now = Date.now();
  failures = [];
  folder = await mkdtemp(join(tmpdir(), 'vitrin-cache-'));
  cacheFolder = join(folder, 'cache');
  store = createS3Storage({ ...frail.bucket, prefix: `tests/${randomUUID()}` });
  await put(key, 'resim');
  frail.requests.length = 0;
});
afterEach(async () => {
  frail.truncateAfter(undefined);
  frail.onRequest(undefined);
  await rm(folder, { recursive: true });
});

it('fetches a picture once, whoever asks for which part of it', async () => {
  const one = open();
  const other = open();
  expect(await read(one)).toBe('resim');
  frail.requests.length = 0;
  expect(await read(one, key, { start: 1, end: 2 })).toBe('es');
  expect(await read(other)).toBe('resim');
  await other.fetch(key, join(folder, 'copy'));
  expect(await readFile(join(folder, 'copy'), 'utf8')).toBe('resim');
  expect(frail.requests).toEqual([]);
});

it('fetches a picture once for concurrent requests', async () => {
  const storage = open();
  const answers = await Promise.all(Array.from({ length: 8 }, () => read(storage)));
  expect(new Set(answers)).toEqual(new Set(['resim']));
  expect(downloads()).toBe(1);
});

it('asks only for the size of a file until somebody reads it', async () => {
  expect((await open().find(key))?.bytes).toBe(5);
  expect(downloads()).toBe(0);
});

it('streams large files in the ranges that are asked for, and keeps none of them', async () => {
  await put('ab/film.mp4', 'x'.repeat(17 * 1024 * 1024));
  expect(await read(open(64 * 1024 * 1024), 'ab/film.mp4', { start: 7, end: 9 })).toBe('xxx');
  await put('ab/page.jpg', 'larger than the whole cache');
  expect(await read(open(10), 'ab/page.jpg')).toBe('larger than the whole cache');
  expect(await kept()).toEqual([]);
});

it('never keeps a download that ended early', async () => {
  await put('ab/long.jpg', 'x'.repeat(300_000));
  const storage = open();
  frail.truncateAfter(100_000);
  await expect(read(storage, 'ab/long.jpg')).rejects.toThrow(StorageUnavailable);
  expect(await kept()).toEqual([]);
  frail.truncateAfter(undefined);
  expect(await read(storage, 'ab/long.jpg')).toHaveLength(300_000);
});

it('never keeps fewer bytes than the store has, even if no error tells so', async () => {
  const short = { ...store, fetch: (_: string, path: string) => writeFile(path, 'res') };
  const storage = createCachedStorage(short, { folder: cacheFolder, maxBytes: 1024 });
  await expect(read(storage)).rejects.toThrow('A download ended early');
  expect(await kept()).toEqual([]);
});

it('evicts the least recently used files when the cache is full', async () => {
  const storage = open(1_000);
  const names = ['a', 'b', 'c'].map((letter) => `pages/${letter}.jpg`);
  for (const name of names) {
    await put(name, 'x'.repeat(300));
    await read(storage, name);
    now += 5 * 60_000;
  }
  expect(await read(storage, 'pages/a.jpg')).toHaveLength(300);
  now += 5 * 60_000;
  await put('pages/d.jpg', 'x'.repeat(300));
  await read(storage, 'pages/d.jpg');
  expect((await kept()).sort()).toEqual(['pages/a.jpg', 'pages/c.jpg', 'pages/d.jpg']);
});

it('counts what another process has kept', async () => {
  const old = join(cacheFolder, 'pages/old.jpg');
  await mkdir(dirname(old), { recursive: true });
  await writeFile(old, 'x'.repeat(998));
  await utimes(old, 1, 1);
  await read(open(1_000));
  expect(await kept()).toEqual([key]);
});

it('streams what another process evicts at this moment', async () => {
  const storage = open();
  await read(storage);
  const file = await storage.find(key);
  await rm(join(cacheFolder, key));
  expect(file && (await text(file.stream({ start: 0, end: 1 })))).toBe('re');
});

it('only streams when the disk cannot be written', async () => {
  await writeFile(cacheFolder, 'a file where the folder should be');
  const storage = open();
  expect(await read(storage)).toBe('resim');
  expect(failures).toHaveLength(1);
  expect(await read(storage)).toBe('resim');
  // For a while it does not even try.
  expect(failures).toHaveLength(1);
  await rm(cacheFolder);
  now += hourMs;
  await read(storage);
  expect(await kept()).toEqual([key]);
});

it('answers from the disk while the bucket is down', async () => {
  const storage = open();
  await read(storage);
  now += 2 * hourMs;
  await frail.goDown();
  try {
    expect(await read(storage)).toBe('resim');
    await expect(storage.find('ab/other.jpg')).rejects.toThrow(StorageUnavailable);
  } finally {
    await frail.comeBack();
  }
});

it('deletes a file from the bucket and from the disk', async () => {
  const storage = open();
  await read(storage);
  await storage.delete(key);
  expect(await kept()).toEqual([]);
  expect(await storage.find(key)).toBeUndefined();
});

it('keeps no file that is deleted while it is fetched', async () => {
  const fetched = Promise.withResolvers<string>();
  const isDeleted = Promise.withResolvers<string>();
  const slow: FileStorage = {
    ...store,
    fetch: async (name, path) => {
      await store.fetch(name, path);
      fetched.resolve('fetched');
      await isDeleted.promise;
    },
    delete: (name) => store.delete(name).finally(() => isDeleted.resolve('deleted')),
  };
  const storage = createCachedStorage(slow, { folder: cacheFolder, maxBytes: 1024 });
  const reading = read(storage).catch(() => undefined);
  await fetched.promise;
  await Promise.all([storage.delete(key), reading]);
  expect(await kept()).toEqual([]);
});

it('does not fetch again for a request that began before the first download had ended', async () => {
  const storage = open();
  const late = await storage.find(key);
  await read(storage);
  frail.requests.length = 0;
  expect(late && (await text(late.stream()))).toBe('resim');
  expect(frail.requests).toEqual([]);
});

it('forgets within an hour what another host has deleted', async () => {
  const storage = open();
  await read(storage);
  await store.delete(key);
  expect(await read(storage)).toBe('resim');
  now += hourMs + 1;
  // The request that notices it is still answered.
  expect(await read(storage)).toBe('resim');
  await expect.poll(kept).toEqual([]);
  await expect(storage.fetch(key, join(folder, 'copy'))).rejects.toThrow(StoredFileMissing);
});

it('keeps a checked file for another hour', async () => {
  const storage = open();
  await read(storage);
  now += hourMs + 1;
  await read(storage);
  await expect.poll(async () => (await stat(join(cacheFolder, key))).mtimeMs).toBeCloseTo(now, -1);
  frail.requests.length = 0;
  await read(storage);
  expect(frail.requests).toEqual([]);
});

it('removes downloads of a killed process, but not running ones', async () => {
  const storage = open();
  await read(storage);
  const unfinished = join(cacheFolder, '.unfinished');
  for (const name of ['old', 'new']) await writeFile(join(unfinished, name), 'x');
  await utimes(join(unfinished, 'old'), new Date(0), new Date(0));
  await storage.removeUnfinished(hourMs);
  expect((await kept()).sort()).toEqual(['.unfinished/new', key]);
});
