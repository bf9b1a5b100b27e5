import { randomUUID } from 'node:crypto';
import { hourMs } from '#shared/rules/durations.ts';
import {
  appendFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '#test/files/stored-files.ts';
import { startBucket } from '#test/servers/bucket.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createCachedStorage } from './bucket/cached-storage.ts';
import { createS3Storage } from './bucket/s3-storage.ts';
import { isStorageKey, StoredFileMissing, type FileStorage } from './storage.ts';

let folder: string;
let local: string;
let storage: FileStorage;
const bucket = await startBucket();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-storage-'));
  local = join(folder, 'local.txt');
  await writeFile(local, 'merhaba');
  storage = createDiskStorage(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true }));

describe.each(['folder', 'folder with a memory', 'bucket', 'bucket with a cache'])(
  'a file store in a %s',
  (kind) => {
    beforeEach(() => {
      if (kind === 'folder') return;
      if (kind === 'folder with a memory') {
        storage = createMemoryStorage(storage, { maxBytes: 1024 * 1024 });
        return;
      }
      // Each test has keys of its own in the one bucket.
      const store = createS3Storage({ ...bucket, prefix: `tests/${randomUUID()}` });
      const cache = { folder: join(folder, 'cache'), maxBytes: 1024 * 1024 };
      storage = kind === 'bucket' ? store : createCachedStorage(store, cache);
    });

    it('returns a large file in the ranges that are asked for', async () => {
      const bytes = 20 * 1024 * 1024;
      await writeFile(local, Buffer.alloc(bytes, 'x'));
      await appendFile(local, 'son');
      await storage.put('ab/film.mp4', local);
      const file = await storage.find('ab/film.mp4');
      expect(file?.bytes).toBe(bytes + 3);
      expect(file && (await text(file.stream({ start: bytes, end: bytes + 2 })))).toBe('son');
    });

    it('returns a stored file, whole or a range of it', async () => {
      await storage.put('ab/abc-1.txt', local);
      const file = await storage.find('ab/abc-1.txt');
      expect(file?.bytes).toBe(7);
      expect(file && (await text(file.stream()))).toBe('merhaba');
      expect(file && (await text(file.stream({ start: 1, end: 3 })))).toBe('erh');
    });

    it('keeps the file of an existing key', async () => {
      await storage.put('ab/abc-1.txt', local);
      await writeFile(local, 'başka');
      await storage.put('ab/abc-1.txt', local);
      const file = await storage.find('ab/abc-1.txt');
      expect(file && (await text(file.stream()))).toBe('merhaba');
    });

    it('accepts the same key from two writers at once', async () => {
      await Promise.all([storage.put('ab/abc-1.txt', local), storage.put('ab/abc-1.txt', local)]);
      expect(await storage.list('ab/abc')).toEqual(['ab/abc-1.txt']);
    });

    it('stores nothing and leaves nothing behind when the local file is missing', async () => {
      await expect(storage.put('ab/abc-1.txt', join(folder, 'no'))).rejects.toThrow('ENOENT');
      expect(await storage.find('ab/abc-1.txt')).toBeUndefined();
      expect(await Array.fromAsync(storage.keys())).toEqual([]);
    });

    it('copies a file to a local path and throws when the key has none', async () => {
      await storage.put('abc', local);
      await storage.fetch('abc', join(folder, 'copy.txt'));
      expect(await readFile(join(folder, 'copy.txt'), 'utf8')).toBe('merhaba');
      await expect(storage.fetch('abd', join(folder, 'copy.txt'))).rejects.toThrow(StoredFileMissing);
    });

    it('lists keys by their prefix', async () => {
      for (const key of ['ab/abc-1.txt', 'ab/abc-2.txt', 'ab/abd-1.txt', 'abc-1.txt']) {
        await storage.put(key, local);
      }
      expect((await storage.list('ab/abc')).sort()).toEqual(['ab/abc-1.txt', 'ab/abc-2.txt']);
      expect(await storage.list('abc')).toEqual(['abc-1.txt']);
      expect(await storage.list('xy/abc')).toEqual([]);
    });

    it('walks all keys in the order of their bytes', async () => {
      // `s3rver` sorts names that continue a folder's name (`ab-1`) after the folder; real buckets do not.
      const keys = ['ab/z.txt', 'ab/abc/1.txt', 'b', 'aa/z.txt'];
      for (const key of keys) await storage.put(key, local);
      expect(await Array.fromAsync(storage.keys())).toEqual([...keys].sort());
    });

    it('deletes a file, and ignores a missing one', async () => {
      await storage.put('ab/abc-1.txt', local);
      await storage.delete('ab/abc-1.txt');
      await storage.delete('ab/abc-1.txt');
      expect(await storage.find('ab/abc-1.txt')).toBeUndefined();
    });

    it('does not return a folder as a file', async () => {
      await storage.put('ab/abc-1.txt', local);
      expect(await storage.find('ab')).toBeUndefined();
      expect(await storage.find('ab/abc-1.txt/x')).toBeUndefined();
    });
  },
);

describe('a key', () => {
  it.each(['abc', 'ab/abc-960.v1.jpg', 'originals/0f'])('may be %j', (key) => {
    expect(isStorageKey(key)).toBe(true);
  });

  it.each([
    '',
    '/',
    '/etc/passwd',
    '../x',
    'a/../x',
    'a//b',
    'a/',
    './a',
    '.env',
    'a\\b',
    'a\0',
    'A',
    'ç',
    'a..b',
  ])('may not be %j', async (key) => {
    expect(isStorageKey(key)).toBe(false);
    await expect(storage.find(key)).rejects.toThrow('Not a storage key');
    await expect(storage.put(key, local)).rejects.toThrow('Not a storage key');
  });
});

describe('a folder on disk', () => {
  it('walks all keys in the order of their bytes', async () => {
    const keys = ['ab/z.txt', 'ab-1.txt', 'ab/abc/1.txt', 'ab.txt', 'b'];
    for (const key of keys) await storage.put(key, local);
    expect(await Array.fromAsync(storage.keys())).toEqual([...keys].sort());
  });

  it('shows a file only when it is complete', async () => {
    const bytes = 64 * 1024 * 1024;
    await writeFile(local, Buffer.alloc(bytes, 'x'));
    const sizes = new Set<number | undefined>();
    const put = { isDone: false };
    const putting = storage.put('ab/abc-1.txt', local).finally(() => (put.isDone = true));
    while (!put.isDone) sizes.add((await storage.find('ab/abc-1.txt'))?.bytes);
    await putting;
    expect([...sizes].filter((size) => size !== undefined && size !== bytes)).toEqual([]);
    expect((await storage.find('ab/abc-1.txt'))?.bytes).toBe(bytes);
  });

  it('removes unfinished files of a killed program, but not those being written', async () => {
    await storage.put('ab/abc-1.txt', local);
    const unfinished = join(folder, 'store', '.unfinished');
    for (const name of ['old', 'new']) await writeFile(join(unfinished, name), 'x');
    await utimes(join(unfinished, 'old'), new Date(0), new Date(0));
    await storage.removeUnfinished(hourMs);
    expect(await readdir(unfinished)).toEqual(['new']);
    await storage.removeUnfinished(0);
    expect(await filesBelow(join(folder, 'store'))).toEqual(['ab/abc-1.txt']);
  });

  it('is not readable by others when it is private', async () => {
    createDiskStorage(join(folder, 'private'), { isPrivate: true });
    expect((await stat(join(folder, 'private'))).mode & 0o777).toBe(0o700);
  });

  it('may be a symbolic link to another folder', async () => {
    await symlink(join(folder, 'store'), join(folder, 'link'));
    await createDiskStorage(join(folder, 'link')).put('abc', local);
    expect(await storage.find('abc')).toBeDefined();
  });
});
