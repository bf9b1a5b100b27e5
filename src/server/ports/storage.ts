import type { Readable } from 'node:stream';

/** A stored file, or the part of it that was asked for. */
export type StoredFile = { bytes: number; stream: (range?: { start: number; end: number }) => Readable };

/** A place for files by key (`ab/abcdef-960.jpg`). Keys are made by us, never taken from a request as they are. */
export type FileStorage = {
  /** Moves a finished local file into the store, as a whole or not at all; an existing key is left as it is. */
  put: (key: string, localFile: string) => Promise<void>;
  /** Undefined when there is no such file. */
  find: (key: string) => Promise<StoredFile | undefined>;
  /** Copies a stored file to a local path, for programs that need one. */
  fetch: (key: string, localFile: string) => Promise<void>;
  delete: (key: string) => Promise<void>;
};
