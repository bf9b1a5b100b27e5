import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from '#server/db/connect.ts';
import { avifKind, type AvifPayload } from '#server/features/media/avif.job.ts';
import { originalKey, variantPrefix } from '#server/features/media/media-keys.ts';
import { purgeKind, type PurgePayload } from '#server/features/media/purge.job.ts';

/** Paths of all files below a folder, hidden and unfinished ones too; none when it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** What the stores of a data folder hold, `media/…` and `private/…`, and no record names. */
export async function unnamedFiles(db: Reader, dataDir: string): Promise<string[]> {
  const stored = await storedFiles(dataDir);
  const named = await namedFiles(db);
  return stored.filter((file) => !named.has(file));
}

/** What records name and the stores do not hold, or not whole. */
export async function missingFiles(db: Reader, dataDir: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [file, bytes] of await namedFiles(db)) {
    const facts = await stat(join(dataDir, file)).catch(() => undefined);
    if (facts?.size !== bytes) missing.push(`${file}: ${facts?.size ?? 'none'} of ${bytes} bytes`);
  }
  return missing;
}

/** Of the files that no record names, those that no job and no next start will remove or record either. */
export async function forgottenFiles(db: Reader, dataDir: string): Promise<string[]> {
  const unnamed = await unnamedFiles(db, dataDir);
  const jobs = await db.selectFrom('jobs').select(['kind', 'payload']).execute();
  const media = await db.selectFrom('media').select(['id', 'hash']).execute();
  const expected = jobs.flatMap(({ kind, payload }) => {
    if (kind === purgeKind) return filesOfHash((JSON.parse(payload) as PurgePayload).hash);
    const id = kind === avifKind ? (JSON.parse(payload) as AvifPayload).media_id : undefined;
    return media.flatMap((medium) => (medium.id === id ? filesOfHash(medium.hash) : []));
  });
  return unnamed.filter(
    (file) => !file.includes('/.unfinished/') && !expected.some((start) => file.startsWith(start)),
  );
}

const filesOfHash = (hash: string) => [`media/${variantPrefix(hash)}`, `private/${originalKey(hash)}`];

async function storedFiles(dataDir: string): Promise<string[]> {
  const folders = ['media', 'private'];
  const files = await Promise.all(folders.map((folder) => filesBelow(join(dataDir, folder))));
  return folders.flatMap((folder, index) => (files[index] ?? []).map((file) => `${folder}/${file}`));
}

/** With their sizes. */
async function namedFiles(db: Reader): Promise<Map<string, number>> {
  const media = await db.selectFrom('media').select(['hash', 'bytes']).execute();
  const variants = await db.selectFrom('media_variants').select(['key', 'bytes']).execute();
  return new Map([
    ...media.map(({ hash, bytes }) => [`private/${originalKey(hash)}`, bytes] as const),
    ...variants.map(({ key, bytes }) => [`media/${key}`, bytes] as const),
  ]);
}
