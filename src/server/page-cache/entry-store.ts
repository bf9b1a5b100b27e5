import { LRUCache } from 'lru-cache';
import { sizeOf, type CacheEntry } from './cache-entry.ts';

/** Cache entries by canonical address, in limited memory. */
export type EntryStore = {
  has: (key: string) => boolean;
  /** Whether the store contains exactly this entry; the check does not count as a use of it. */
  holds: (key: string, entry: CacheEntry) => boolean;
  find: (key: string) => CacheEntry | undefined;
  add: (key: string, entry: CacheEntry) => void;
  clear: () => void;
  size: () => { entries: number; bytes: number };
};

/**
 * A store of at most `maxBytes`. It drops the least recently used entries first and refuses larger entries.
 * An entry grows when a visitor requests a new encoding.
 */
export function createEntryStore(maxBytes: number): EntryStore {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => key.length + sizeOf(entry),
  });
  const holds = (key: string, entry: CacheEntry): boolean => entries.peek(key) === entry;

  function updateSize(key: string, entry: CacheEntry): void {
    if (!holds(key, entry)) return;
    // LRUCache keeps the old size if the same value is set again.
    entries.delete(key);
    entries.set(key, entry);
  }

  return {
    has: (key) => entries.has(key),
    holds,
    find: (key) => entries.get(key),
    add(key, entry) {
      entry.onEncoded = () => updateSize(key, entry);
      entries.set(key, entry);
    },
    clear: () => entries.clear(),
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}
