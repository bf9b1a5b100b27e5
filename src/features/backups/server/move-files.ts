import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ConnectSettings } from '#server/db/connect.ts';
import { openSnapshot } from '#server/db/copies/snapshot.ts';
import { holdFileDeletions } from '#server/db/file-deletions.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { StoredFileMissing, type FileStorage } from '#server/ports/storage.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import type { FileLine } from './manifest.ts';
import type { Progress } from './make-backup.ts';
import { placeText, requiredKeys } from './required-keys.ts';
import { MissingFiles, storeNames, type Stores } from './store-files.ts';

type Place = Pick<FileLine, 'store' | 'key'>;

/** A stored copy does not have the content of its source; the message is for the operator. */
export class CopyDamaged extends Error {}

export type MovedFiles = {
  copied: number;
  /** The bytes of the copied files. */
  bytes: number;
  /** Files that the target had with the same content. */
  present: number;
  /** Files that the target had with another content, which were copied again. */
  replaced: number;
  /** Files that only the target has, for example because they were deleted after an earlier run. */
  extra: Place[];
};

type Moving = {
  settings: ConnectSettings;
  source: Stores;
  target: Stores;
  signal?: AbortSignal | undefined;
  say?: (progress: Progress) => void;
};

/** This many files are copied in parallel, because copying a small file is mostly waiting for the bucket. */
const atOnce = 8;

/**
 * Copies all files from one place to another, and compares the SHA-256 of each copy, read back, with that of its
 * source. The source keeps everything. Another run copies what is missing or different.
 *
 * @throws MissingFiles before the first copy if the database names files that the source does not have
 * @throws CopyDamaged if a copy cannot be read back as it was
 */
export async function moveFiles(work: Moving): Promise<MovedFiles> {
  const releaseDeletions = await holdFileDeletions(work.settings);
  try {
    const sources = await listAll(work.source);
    await refuseMissing(work.settings, sources);
    const moved: MovedFiles = { copied: 0, bytes: 0, present: 0, replaced: 0, extra: [] };
    const waiting = [...sources.values()].values();
    let done = 0;
    await inTemporaryFolder(work.settings.dataDir, async (folder) => {
      const copySome = async () => {
        for (const place of waiting) {
          work.signal?.throwIfAborted();
          await copyFile(work, { place, folder, moved });
          work.say?.({ step: 'files', done: (done += 1), total: sources.size });
        }
      };
      await settleAll(Array.from({ length: atOnce }, copySome));
    });
    for (const [text, place] of await listAll(work.target)) if (!sources.has(text)) moved.extra.push(place);
    return moved;
  } finally {
    await releaseDeletions();
  }
}

/** Waits for all, so that nothing is still being copied when the first error is thrown. */
async function settleAll(copying: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(copying)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function listAll(stores: Stores): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  for (const store of storeNames)
    for await (const key of stores[store].keys()) places.set(placeText({ store, key }), { store, key });
  return places;
}

async function refuseMissing(settings: ConnectSettings, present: ReadonlyMap<string, Place>): Promise<void> {
  const required = requiredKeys();
  const snapshot = await openSnapshot(settings);
  try {
    for (const table of snapshot.tables)
      for await (const rows of snapshot.rows(table)) required.collect(table, rows);
  } finally {
    await snapshot.close();
  }
  const missing = required.sorted().filter((text) => !present.has(text));
  if (missing.length > 0)
    throw new MissingFiles(
      `Veritabanında adı geçen ${missing.length} dosya kaynakta yok: ${missing.slice(0, 3).join(', ')}`,
    );
}

async function copyFile(
  { source, target }: Moving,
  { place: { store, key }, folder, moved }: { place: Place; folder: string; moved: MovedFiles },
): Promise<void> {
  const local = join(folder, randomUUID());
  try {
    await source[store].fetch(key, local);
    const { bytes, hash } = await hashFile(local);
    const known = await hashOf(target[store], key);
    if (known === hash) {
      moved.present += 1;
      return;
    }
    if (known !== undefined) await target[store].delete(key);
    await target[store].put(key, local);
    if ((await hashOf(target[store], key)) !== hash)
      throw new CopyDamaged(
        `Kopya kaynağıyla aynı değil: ${placeText({ store, key })}. Komutu yeniden çalıştırın.`,
      );
    moved.copied += 1;
    moved.bytes += bytes;
    if (known !== undefined) moved.replaced += 1;
  } catch (error) {
    // The program removed an unfinished upload since the files were listed.
    if (!(error instanceof StoredFileMissing)) throw error;
  } finally {
    await rm(local, { force: true });
  }
}

async function hashOf(store: FileStorage, key: string): Promise<string | undefined> {
  const stored = await store.find(key);
  if (!stored) return undefined;
  const hash = createHash('sha256');
  await pipeline(stored.stream(), hash);
  return hash.digest('hex');
}

/** Removes from a place what `moveFiles` found to be there alone. */
export async function removeExtra(stores: Stores, extra: readonly Place[]): Promise<void> {
  for (const { store, key } of extra) await stores[store].delete(key);
}
