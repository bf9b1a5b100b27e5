import { createReadStream } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { hourMs, minuteMs } from '#shared/rules/durations.ts';
import {
  isStorageKey,
  StorageUnavailable,
  StoredFileMissing,
  type ByteRange,
  type FileStorage,
  type StoredFile,
} from '../storage.ts';
import { createFileCache, type KeptFile } from './file-cache.ts';

/** Larger files, which are films and long documents, are streamed from the store in the ranges that readers ask for. */
const largestKept = 16 * 1024 * 1024;

/** A kept file is checked against the store after this time, because another host may have deleted its original. */
const trustedFor = hourMs;

/** After a failed write, for example to a full disk, files are only streamed for this time. */
const pauseAfterFailure = minuteMs;

export type CacheOptions = {
  folder: string;
  maxBytes: number;
  /** Hears why a file could not be kept. */
  onFailure?: (error: unknown) => void;
  now?: () => number;
};

/**
 * A store whose small files are kept on the local disk, so that each is fetched once. It answers from there while the
 * store cannot be reached. A key always means the same bytes, so a kept file never becomes outdated.
 */
export function createCachedStorage(
  store: FileStorage,
  { folder, maxBytes, onFailure = () => undefined, now = Date.now }: CacheOptions,
): FileStorage {
  const cache = createFileCache({ folder, maxBytes, now });
  const downloads = new Map<string, Promise<void>>();
  const checks = new Map<string, Promise<void>>();
  let pausedUntil = 0;

  /** Concurrent calls for a key share one download; a late one finds that the file is there. */
  function download(key: string, bytes: number): Promise<void> {
    return once(downloads, key, async () => {
      if (await cache.find(key)) return;
      await cache.add(key, async (path) => {
        await store.fetch(key, path);
        const { size } = await stat(path);
        if (size !== bytes)
          throw new StorageUnavailable(`A download ended early: ${key}, ${size} of ${bytes}`);
      });
    });
  }

  /** Forgets a kept file whose original is gone. It runs beside the request, so that nobody waits for the store. */
  function checkLater(key: string, kept: KeptFile): void {
    const check = async () => {
      if (await store.find(key)) await cache.confirm(kept);
      else await cache.remove(key);
    };
    once(checks, key, check).catch(() => undefined);
  }

  async function* readKept(key: string, path: string, range?: ByteRange): AsyncGenerator<Buffer> {
    try {
      yield* createReadStream(path, range) as AsyncIterable<Buffer>;
    } catch (error) {
      // Another process has evicted the file since it was found.
      if (!isMissingFile(error)) throw error;
      const stored = await store.find(key);
      if (!stored) throw new StoredFileMissing(key);
      yield* stored.stream(range) as AsyncIterable<Buffer>;
    }
  }

  async function* readStored(key: string, stored: StoredFile, range?: ByteRange): AsyncGenerator<Buffer> {
    try {
      if (now() >= pausedUntil) await download(key, stored.bytes);
    } catch (error) {
      if (error instanceof StorageUnavailable || error instanceof StoredFileMissing) throw error;
      pausedUntil = now() + pauseAfterFailure;
      onFailure(error);
    }
    const kept = await cache.find(key);
    if (kept) yield* readKept(key, kept.path, range);
    else yield* stored.stream(range) as AsyncIterable<Buffer>;
  }

  return {
    ...store,
    async find(key) {
      const kept = isStorageKey(key) ? await cache.find(key) : undefined;
      if (kept) {
        if (now() - kept.checkedAt > trustedFor) checkLater(key, kept);
        return { bytes: kept.bytes, stream: (range) => Readable.from(readKept(key, kept.path, range)) };
      }
      const stored = await store.find(key);
      if (!stored || stored.bytes > largestKept || stored.bytes > maxBytes) return stored;
      return { bytes: stored.bytes, stream: (range) => Readable.from(readStored(key, stored, range)) };
    },
    async fetch(key, localFile) {
      const kept = isStorageKey(key) ? await cache.find(key) : undefined;
      if (kept) {
        const isCopied = await copyFile(kept.path, localFile).then(
          () => true,
          (error: unknown) => {
            if (isMissingFile(error)) return false;
            throw error;
          },
        );
        if (isCopied) return;
      }
      await store.fetch(key, localFile);
    },
    async delete(key) {
      await store.delete(key);
      // A download that began before the deletion would bring the file back.
      await downloads.get(key)?.catch(() => undefined);
      await cache.remove(key);
    },
    async removeUnfinished(minimumAge) {
      await cache.removeUnfinished(minimumAge);
      await store.removeUnfinished(minimumAge);
    },
  };
}

/** Runs `work` unless the same key's work is running; then it returns that. */
function once(running: Map<string, Promise<void>>, key: string, work: () => Promise<void>): Promise<void> {
  const known = running.get(key);
  if (known) return known;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
