import type { Readable } from 'node:stream';

/** Positions of the first and the last byte. */
export type ByteRange = { start: number; end: number };

/** `bytes` is the size; `stream` reads the whole file or the given range; `content` is set if it is in memory. */
export type StoredFile = { bytes: number; stream: (range?: ByteRange) => Readable; content?: Buffer };

/**
 * Stores files by key (`ab/abcdef-960.jpg`). Every function throws an Error if
 * `isStorageKey` refuses the key.
 */
export type FileStorage = {
  /**
   * Copies a local file into the store; readers see the whole file or nothing. An
   * existing key keeps its file.
   * @throws Error with the code ENOENT if the local file does not exist.
   */
  put: (key: string, localFile: string) => Promise<void>;
  /** Finds a stored file; undefined if the key has none. */
  find: (key: string) => Promise<StoredFile | undefined>;
  /**
   * Copies a stored file to a local path.
   * @throws StoredFileMissing if the key has no file.
   */
  fetch: (key: string, localFile: string) => Promise<void>;
  /** The keys that start with `prefix`; the prefix must contain the whole folder (`ab/abcdef`). */
  list: (prefix: string) => Promise<string[]>;
  /** All keys, in the order of their bytes. */
  keys: () => AsyncIterable<string>;
  /** Deletes the file; also succeeds if the key has none. */
  delete: (key: string) => Promise<void>;
  /**
   * Removes unfinished files that a process killed during `put` left, if they are older than
   * `minimumAge` milliseconds.
   */
  removeUnfinished: (minimumAge: number) => Promise<void>;
};

/** The error for a key that has no file. */
export class StoredFileMissing extends Error {}

/** The store cannot be reached for now; nothing was stored or deleted. The message is one line for the operator. */
export class StorageUnavailable extends Error {}

const segment = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*$/;

/**
 * Whether a text is a valid key: folder and name in lower-case ASCII, at most 200 characters, and no path out
 * of the store.
 */
export function isStorageKey(text: string): boolean {
  return text.length <= 200 && text.split('/').every((part) => segment.test(part));
}
