import type { Readable } from 'node:stream';

/** Byte positions, both inclusive. */
export type ByteRange = { start: number; end: number };

/** `bytes` is the size of the file; `stream` reads all of it or the given range. */
export type StoredFile = { bytes: number; stream: (range?: ByteRange) => Readable };

/** Stores files by key (`ab/abcdef-960.jpg`). Every function throws an Error for a key that `isStorageKey` refuses. */
export type FileStorage = {
  /**
   * Copies a local file into the store; other readers see the whole file or none. An existing key keeps its file.
   *
   * @throws Error with the code ENOENT when there is no local file.
   */
  put: (key: string, localFile: string) => Promise<void>;
  /** @returns undefined when the key has no file. */
  find: (key: string) => Promise<StoredFile | undefined>;
  /**
   * Copies a stored file to a local path.
   *
   * @throws StoredFileMissing when the key has no file.
   */
  fetch: (key: string, localFile: string) => Promise<void>;
  /** The keys that start with `prefix`, which contains the whole folder (`ab/abcdef`). */
  list: (prefix: string) => Promise<string[]>;
  /** Deletes the file; succeeds also when the key has none. */
  delete: (key: string) => Promise<void>;
  /** Removes parts that a program killed during `put` left, when they are older than `minimumAge` milliseconds. */
  removeUnfinished: (minimumAge: number) => Promise<void>;
};

/** The key has no file. */
export class StoredFileMissing extends Error {}

const segment = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*$/;

/** Whether a text is a key: folders and a name of lower-case ASCII, at most 200 characters, never outside the store. */
export function isStorageKey(text: string): boolean {
  return text.length <= 200 && text.split('/').every((part) => segment.test(part));
}
