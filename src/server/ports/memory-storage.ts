import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { secondMs } from '#shared/rules/durations.ts';
import type { FileStorage, StoredFile } from './storage.ts';

/** Larger files are streamed from the store. */
const largestKept = 128 * 1024;

/** A kept file is read again after this time, because another process may have deleted it. */
const keptFor = 5 * secondMs;

/**
 * A store whose small files stay in memory for a few seconds after they were read, because the pictures of a page are
 * asked for by many visitors. A key always means the same bytes, so a kept file is never outdated, only deleted.
 *
 * @param maxBytes the most bytes that are kept
 */
export function createMemoryStorage(
  store: FileStorage,
  { maxBytes, now = Date.now }: { maxBytes: number; now?: () => number },
): FileStorage {
  const kept = new LRUCache<string, StoredFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes || 1,
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now },
  });
  const reads = new Map<string, Promise<StoredFile | undefined>>();

  async function read(key: string): Promise<StoredFile | undefined> {
    const stored = await store.find(key);
    if (!stored || stored.bytes > largestKept) return stored;
    const content = await buffer(stored.stream());
    return {
      bytes: content.length,
      content,
      stream: (range) => Readable.from([range ? content.subarray(range.start, range.end + 1) : content]),
    };
  }

  function startRead(key: string): Promise<StoredFile | undefined> {
    const started = read(key)
      .then((file) => {
        // A deletion meanwhile has ended this read, so that the file does not come back.
        if (file?.content && reads.get(key) === started) kept.set(key, file);
        return file;
      })
      .finally(() => {
        if (reads.get(key) === started) reads.delete(key);
      });
    reads.set(key, started);
    return started;
  }

  return {
    ...store,
    find: (key) => {
      const file = kept.get(key);
      return file ? Promise.resolve(file) : (reads.get(key) ?? startRead(key));
    },
    async delete(key) {
      await store.delete(key);
      reads.delete(key);
      kept.delete(key);
    },
  };
}
