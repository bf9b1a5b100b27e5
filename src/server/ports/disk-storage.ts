import { randomUUID } from 'node:crypto';
import { chmodSync, createReadStream, mkdirSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { removeStaleFiles } from './stale-files.ts';
import { isStorageKey, StoredFileMissing, type FileStorage } from './storage.ts';

/**
 * The folder is inside the store, so that a finished file only needs a rename. Valid keys do not start with a
 * dot.
 */
const unfinishedFolder = '.unfinished';

export type DiskStorageOptions = {
  /** Whether only the operating-system user that runs the program may read the folder. */
  isPrivate?: boolean;
};

/**
 * A file store in a folder, which is created if it is missing. Other operating-system users may read the
 * files unless `isPrivate` is set.
 */
export function createDiskStorage(
  folder: string,
  { isPrivate = false }: DiskStorageOptions = {},
): FileStorage {
  const mode = isPrivate ? 0o700 : 0o755;
  mkdirSync(folder, { recursive: true, mode });
  if (isPrivate) chmodSync(folder, mode);
  const unfinished = join(folder, unfinishedFolder);
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, localFile) {
      const target = pathOf(key);
      const parent = dirname(target);
      // A killed process may have stored the file without flushing its name.
      if (await sizeOf(target)) return flush(parent);
      const temporary = join(unfinished, randomUUID());
      for (const needed of [parent, unfinished]) await makeFolder(needed, mode);
      try {
        await copyFile(localFile, temporary);
        await chmod(temporary, isPrivate ? 0o600 : 0o644);
        await flush(temporary);
        await rename(temporary, target);
        await flush(parent);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async find(key) {
      const path = pathOf(key);
      const bytes = await sizeOf(path);
      return bytes === undefined ? undefined : { bytes, stream: (range) => createReadStream(path, range) };
    },
    async fetch(key, localFile) {
      await copyFile(pathOf(key), localFile).catch((error: unknown) => {
        throw isMissing(error) ? new StoredFileMissing(key) : error;
      });
    },
    async list(prefix) {
      const path = pathOf(prefix);
      const names = await readdir(dirname(path)).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const parent = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      return names.filter((name) => name.startsWith(basename(path))).map((name) => parent + name);
    },
    keys: () => walk(folder),
    async delete(key) {
      await rm(pathOf(key), { force: true });
      // Without this, a power cut could bring the file back, although no record names it any more.
      await flush(dirname(pathOf(key)));
    },
    removeUnfinished: (minimumAge) => removeStaleFiles(unfinished, minimumAge),
  };
}

/** The keys of all files below a folder, in the order of their bytes, with `parent` in front. */
async function* walk(folder: string, parent = ''): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !name.startsWith('.'));
  for (const name of names.sort()) {
    if (name.endsWith('/')) yield* walk(join(folder, name), parent + name);
    else if (isStorageKey(parent + name)) yield parent + name;
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const facts = await stat(path);
    return facts.isFile() ? facts.size : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Makes a folder and its parents, whose names survive a power cut. */
async function makeFolder(path: string, mode: number): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await flush(dirname(made));
}

/** Flushes a file, or the names in a folder, to the disk, so that they survive a power cut. */
async function flush(path: string): Promise<void> {
  // Windows cannot open a folder, and its file names need no flush.
  const handle = await open(path, 'r').catch(() => undefined);
  if (!handle) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
