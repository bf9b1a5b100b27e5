import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from '#server/db/connect.ts';
import { avifKind } from '#server/media/avif.job.ts';
import { pagePictureKind } from '#server/media/page-picture.job.ts';
import { originalKey, publicPrefix } from '#server/media/media-keys.ts';
import { isPicture } from '#server/media/media.queries.ts';
import { purgeKind } from '#server/media/purge.job.ts';
import { deleteKind } from '#features/private-files/server/private-files.service.ts';

/** The paths of all files below a folder, including hidden ones; empty if the folder is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** The files in the stores (`media/…`, `private/…`) to which no record refers. */
export async function unreferencedFiles(db: Reader, dataDir: string): Promise<string[]> {
  const stored = await storedFiles(dataDir);
  const referenced = await referencedFiles(db);
  return stored.filter((file) => !referenced.has(file));
}

/** The files to which a record refers but that are missing in the stores or have another size. */
export async function missingFiles(db: Reader, dataDir: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [file, bytes] of await referencedFiles(db)) {
    const facts = await stat(join(dataDir, file)).catch(() => undefined);
    if (!facts || facts.size !== (bytes ?? facts.size))
      missing.push(`${file}: ${facts?.size ?? 'none'} of ${bytes ?? 'some'} bytes`);
  }
  return missing;
}

/** The files without a record that neither a job nor the next start will remove or record. */
export async function orphanedFiles(db: Reader, dataDir: string): Promise<string[]> {
  const unnamed = await unreferencedFiles(db, dataDir);
  const jobs = await db.selectFrom('jobs').select(['kind', 'payload']).execute();
  const media = await db.selectFrom('media').select(['id', 'hash']).execute();
  const expected = jobs.flatMap(({ kind, payload }) => {
    const stored: unknown = JSON.parse(payload);
    if (kind === deleteKind.name) return [`private/${deleteKind.payload.parse(stored).key}`];
    if (kind === purgeKind.name) return filesOfHash(purgeKind.payload.parse(stored).hash);
    const work = [avifKind, pagePictureKind].find(({ name }) => name === kind);
    const id = work?.payload.parse(stored).media_id;
    return media.flatMap((medium) => (medium.id === id ? filesOfHash(medium.hash) : []));
  });
  // For each of these a job exists that deletes the file if no message uses it.
  const unlinked = await db
    .selectFrom('private_files')
    .select('key')
    .where('message_id', 'is', null)
    .execute();
  expected.push(...unlinked.map(({ key }) => `private/${key}`));
  return unnamed.filter(
    (file) => !file.includes('/.unfinished/') && !expected.some((start) => file.startsWith(start)),
  );
}

const filesOfHash = (hash: string) => [`media/${publicPrefix(hash)}`, `private/${originalKey(hash)}`];

async function storedFiles(dataDir: string): Promise<string[]> {
  const folders = ['media', 'private'];
  const files = await Promise.all(folders.map((folder) => filesBelow(join(dataDir, folder))));
  return folders.flatMap((folder, index) => (files[index] ?? []).map((file) => `${folder}/${file}`));
}

/** The sizes in bytes, if records contain them, of the files to which records refer, by path. */
async function referencedFiles(db: Reader): Promise<Map<string, number | undefined>> {
  const media = await db.selectFrom('media').select(['hash', 'bytes', 'mime']).execute();
  const imports = await db
    .selectFrom('imports')
    .select('file_key')
    .where('file_key', 'is not', null)
    .execute();
  const renditions = await db.selectFrom('renditions').select(['key', 'bytes']).execute();
  const ofMessages = await db
    .selectFrom('private_files')
    .select(['key', 'bytes'])
    .where('message_id', 'is not', null)
    .execute();
  return new Map([
    ...ofMessages.map(({ key, bytes }) => [`private/${key}`, bytes] as const),
    ...imports.map(({ file_key: key }) => [`private/${key ?? ''}`, undefined] as const),
    ...media.filter(isPicture).map(({ hash, bytes }) => [`private/${originalKey(hash)}`, bytes] as const),
    ...renditions.map(({ key, bytes }) => [`media/${key}`, bytes] as const),
  ]);
}
