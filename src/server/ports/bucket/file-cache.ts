import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minuteMs } from '#shared/rules/durations.ts';
import { removeStaleFiles } from '../stale-files.ts';

/** A kept file; `checkedAt` is when its original was last known to exist, in milliseconds since 1970. */
export type KeptFile = { path: string; bytes: number; checkedAt: number };

/** Copies of files in a folder that several processes share; the least recently used give way to new ones. */
export type FileCache = {
  /** Finds a kept file and notes that it is used. */
  find: (key: string) => Promise<KeptFile | undefined>;
  /** Keeps what `download` writes to the given path; others see the whole file or nothing. */
  add: (key: string, download: (path: string) => Promise<void>) => Promise<void>;
  /** Notes that the original exists now. */
  confirm: (file: KeptFile) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Removes downloads of killed processes that are older than `minimumAge` milliseconds. */
  removeUnfinished: (minimumAge: number) => Promise<void>;
};

const unfinishedFolder = '.unfinished';

/** A file's time of use is written at most once in this time, which spares the disk. */
const useResolution = minuteMs;

/** After an eviction the cache is this full, so that the next file does not cause another one. */
const fillAfterEviction = 0.9;

type Options = { folder: string; maxBytes: number; now?: () => number };

/** A file's access time says when it was last used, its modification time when it was last checked. */
export function createFileCache({ folder, maxBytes, now = Date.now }: Options): FileCache {
  const unfinished = join(folder, unfinishedFolder);
  const pathOf = (key: string) => join(folder, key);
  /** The bytes at the last count and those added since; undefined before the first count. */
  let bytes: number | undefined;
  let evicting: Promise<void> | undefined;

  async function evict(): Promise<void> {
    const files = (await listFiles(folder)).sort((a, b) => a.usedAt - b.usedAt);
    bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= maxBytes) return;
    for (const file of files) {
      if (bytes <= maxBytes * fillAfterEviction) break;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
  }

  return {
    async find(key) {
      const path = pathOf(key);
      const facts = await stat(path).catch(() => undefined);
      if (!facts?.isFile()) return undefined;
      if (now() - facts.atimeMs > useResolution)
        await utimes(path, now() / 1000, facts.mtime).catch(() => undefined);
      return { path, bytes: facts.size, checkedAt: facts.mtimeMs };
    },
    async add(key, download) {
      await mkdir(unfinished, { recursive: true });
      const temporary = join(unfinished, randomUUID());
      try {
        await download(temporary);
        const { size } = await stat(temporary);
        await utimes(temporary, now() / 1000, now() / 1000);
        await mkdir(dirname(pathOf(key)), { recursive: true });
        await rename(temporary, pathOf(key));
        if (bytes !== undefined) bytes += size;
      } finally {
        await rm(temporary, { force: true });
      }
      if (bytes !== undefined && bytes <= maxBytes) return;
      evicting ??= evict().finally(() => (evicting = undefined));
      await evicting;
    },
    confirm: ({ path }) => utimes(path, now() / 1000, now() / 1000).catch(() => undefined),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeUnfinished: (minimumAge) => removeStaleFiles(unfinished, minimumAge),
  };
}

type ListedFile = { path: string; bytes: number; usedAt: number };

/** The kept files. Other processes may remove some meanwhile. */
async function listFiles(folder: string): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: ListedFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || entry.parentPath.endsWith(unfinishedFolder)) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(() => undefined);
    if (facts) files.push({ path, bytes: facts.size, usedAt: facts.atimeMs });
  }
  return files;
}
