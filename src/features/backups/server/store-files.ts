import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '#server/ports/file-hash.ts';
import { StoredFileMissing, type FileStorage } from '#server/ports/storage.ts';
import { objectKeys, type FileLine, type Manifest } from './manifest.ts';
import { hashOfObject, storeLines, storeObject, type Storing } from './objects.ts';
import { placeText } from './required-keys.ts';

/** Rows name files that the stores do not have; the message is for the operator. */
export class MissingFiles extends Error {}

export type Stores = Readonly<Record<FileLine['store'], FileStorage>>;

/** In the order of `placeText`. */
export const storeNames = ['private', 'public'] as const;

/** Storing a file is mostly waiting for the disk or the bucket, so that many are stored in parallel. */
const atOnce = 8;

/** A file, and its line in an earlier backup. */
type Place = Pick<FileLine, 'store' | 'key'> & { known: FileLine | undefined };

/**
 * The contents that are being stored, by their SHA-256. Files of the same content are stored once, because an encrypted
 * content has other bytes each time; once it is stored, the place has it.
 */
type Contents = Map<string, Promise<string>>;

type FileToStore = { stores: Stores; contents: Contents; place: Pick<FileLine, 'store' | 'key'> };

type FilesToStore = {
  name: string;
  stores: Stores;
  /** Texts of `placeText` in order. */
  required: readonly string[];
  /** The files of an earlier backup in the same order; a key always means the same bytes. */
  known: AsyncIterator<FileLine>;
  onFile: (done: number, total: number) => void;
};

/** Stores what the place does not have yet of all files, and the list of them. */
export async function storeFiles(storing: Storing, work: FilesToStore): Promise<Manifest['files']> {
  const sum = { count: 0, total_bytes: 0 };
  const isPresent = requireAll(work.required);
  const findKnown = inStep(work.known);
  const contents: Contents = new Map();
  async function* places(): AsyncGenerator<Place> {
    for (const store of storeNames) {
      for await (const key of work.stores[store].keys()) {
        storing.signal?.throwIfAborted();
        isPresent(placeText({ store, key }));
        yield { store, key, known: await findKnown(placeText({ store, key })) };
      }
    }
    isPresent(undefined);
  }
  const store = async ({ known, ...place }: Place) =>
    (await stillStored(storing, known)) ?? storeFile(storing, { stores: work.stores, contents, place });
  async function* lines(): AsyncGenerator<FileLine> {
    for await (const line of mapInOrder(places(), store)) {
      if (!line) continue;
      sum.count += 1;
      sum.total_bytes += line.bytes;
      work.onFile(sum.count, Math.max(sum.count, work.required.length));
      yield line;
    }
  }
  // The list is not encrypted, because the next backup reads it; it contains keys and hashes only.
  const plain = { ...storing, recipient: undefined };
  return { ...(await storeLines(plain, objectKeys.part(work.name, 'files', false), lines())), ...sum };
}

/**
 * Maps a few items in parallel; the results keep the order of the items. When it ends, also by an error, nothing is
 * running any more.
 */
async function* mapInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  map: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const result = map(item);
      // An error is thrown when the turn of this item comes.
      result.catch(() => undefined);
      running.push(result);
      if (running.length < atOnce) continue;
      const [first] = running.splice(0, 1);
      if (first) yield await first;
    }
    for (const result of running) yield await result;
  } finally {
    await Promise.allSettled(running);
  }
}

/** Returns a function that takes all present files in order, then undefined. @throws MissingFiles */
function requireAll(required: readonly string[]): (present: string | undefined) => void {
  let next = 0;
  return (present) => {
    const missing: string[] = [];
    for (; next < required.length; next += 1) {
      const key = required[next] ?? '';
      if (present !== undefined && key >= present) break;
      missing.push(key);
    }
    if (missing.length > 0)
      throw new MissingFiles(
        `Veritabanında adı geçen ${missing.length} dosya yok: ${missing.slice(0, 3).join(', ')}`,
      );
    if (required[next] === present) next += 1;
  };
}

/** Returns a function that finds lines by their text, called with texts in order. */
function inStep(lines: AsyncIterator<FileLine>): (text: string) => Promise<FileLine | undefined> {
  let current: FileLine | undefined;
  let hasBegun = false;
  const advance = async () => {
    const result = await lines.next();
    current = result.done === true ? undefined : result.value;
    hasBegun = true;
  };
  return async (text) => {
    if (!hasBegun) await advance();
    while (current && placeText(current) < text) await advance();
    return current && placeText(current) === text ? current : undefined;
  };
}

async function stillStored(
  { place, recipient }: Storing,
  line: FileLine | undefined,
): Promise<FileLine | undefined> {
  return line && (await place.find(objectKeys.file(line, recipient !== undefined))) ? line : undefined;
}

/** Undefined if the file was removed since its key was listed; no row of the backup needs such a file. */
async function storeFile(
  storing: Storing,
  { stores, contents, place }: FileToStore,
): Promise<FileLine | undefined> {
  const local = join(storing.folder, randomUUID());
  try {
    await stores[place.store].fetch(place.key, local);
    const { bytes, hash: sha256 } = await hashFile(local);
    const store = () => storeContent(storing, { local, sha256 }).finally(() => contents.delete(sha256));
    const stored = contents.get(sha256) ?? store();
    contents.set(sha256, stored);
    return { ...place, bytes, sha256, stored_sha256: await stored };
  } catch (error) {
    if (error instanceof StoredFileMissing) return undefined;
    throw error;
  } finally {
    await rm(local, { force: true });
  }
}

/** Stores content unless the place has it, as after a backup that was cut off. @returns the hash of what is stored */
async function storeContent(
  storing: Storing,
  { local, sha256 }: { local: string; sha256: string },
): Promise<string> {
  const isEncrypted = storing.recipient !== undefined;
  const key = objectKeys.file({ sha256 }, isEncrypted);
  const present = await hashOfObject(storing.place, key);
  if (present !== undefined && (isEncrypted || present === sha256)) return present;
  if (present !== undefined) await storing.place.delete(key);
  const stored = await storeObject(storing, key, createReadStream(local));
  return stored.sha256;
}
