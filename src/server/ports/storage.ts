import type { Readable } from 'node:stream';

/** Byte positions, both inclusive. */
export type ByteRange = { start: number; end: number };

/** A stored file; `stream` gives all of it, or the part that was asked for. */
export type StoredFile = { bytes: number; stream: (range?: ByteRange) => Readable };

/** A place for files by key (`ab/abcdef-960.jpg`). Keys are made by us and checked by `isStorageKey`. */
export type FileStorage = {
  /** Copies a finished local file into the store, as a whole or not at all; an existing key is left as it is. */
  put: (key: string, localFile: string) => Promise<void>;
  /** Undefined when there is no such file. */
  find: (key: string) => Promise<StoredFile | undefined>;
  /**
   * Copies a stored file to a local path, for programs that need one.
   *
   * @throws StoredFileMissing
   */
  fetch: (key: string, localFile: string) => Promise<void>;
  /** The keys that begin with this text, which must name their folder whole (`ab/abcdef`). */
  list: (prefix: string) => Promise<string[]>;
  /** A missing file is fine: it is gone either way. */
  delete: (key: string) => Promise<void>;
  /** Removes what a program that was killed in mid-`put` has left, if it is older than so many milliseconds. */
  removeLeftovers: (minimumAge: number) => Promise<void>;
};

/** A key that a record names has no file. */
export class StoredFileMissing extends Error {}

const segment = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*$/;

/** Whether a text can be a key: folders and a name of lower-case ASCII, nothing that leaves the store. */
export function isStorageKey(text: string): boolean {
  return text.length <= 200 && text.split('/').every((part) => segment.test(part));
}
