import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FileStorage } from '#server/ports/storage.ts';
import { backupInstant, FileLine, isBackupName, Manifest, objectKeys } from './manifest.ts';
import { BackupDamaged, readLines, storeObject, type Storing } from './objects.ts';

export type StoredBackup = { name: string; manifest: Manifest };

/** The names of the complete backups of a place, the oldest first. */
export async function listBackupNames(place: FileStorage): Promise<string[]> {
  const keys = await place.list('manifests/2');
  return keys
    .map((key) => key.slice('manifests/'.length, -'.json'.length))
    .filter(isBackupName)
    .sort();
}

/** @throws BackupDamaged if there is no such backup, or if its manifest cannot be read */
export async function readManifest(place: FileStorage, name: string): Promise<Manifest> {
  const stored = isBackupName(name) ? await place.find(objectKeys.manifest(name)) : undefined;
  if (!stored) throw new BackupDamaged(`Böyle bir yedek yok: ${name}`);
  const { data } = Manifest.safeParse(asJson(await text(stored.stream())));
  if (!data) throw new BackupDamaged(`Yedeğin dökümü okunamıyor: ${name}`);
  return data;
}

function asJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/**
 * The newest complete backup, without the copies that restores make of what they replace; undefined if there is
 * none.
 */
export async function findLatest(place: FileStorage): Promise<StoredBackup | undefined> {
  for (const name of (await listBackupNames(place)).reverse()) {
    const manifest = await readManifest(place, name);
    if (manifest.reason !== 'before-restore') return { name, manifest };
  }
  return undefined;
}

/** When the newest complete backup was made; undefined if the place has none. */
export async function lastBackupAt(place: FileStorage): Promise<Date | undefined> {
  const name = (await listBackupNames(place)).at(-1);
  return name === undefined ? undefined : backupInstant(name);
}

export async function writeManifest(storing: Storing, name: string, manifest: Manifest): Promise<void> {
  const content = Readable.from([JSON.stringify(manifest, null, 1)]);
  await storeObject({ ...storing, recipient: undefined }, objectKeys.manifest(name), content);
}

/** The files of a backup, in the order in which the stores list them. */
export async function* readFileLines(place: FileStorage, manifest: Manifest): AsyncGenerator<FileLine> {
  for await (const line of readLines({ place, identity: undefined }, manifest.files))
    yield FileLine.parse(line);
}

/**
 * The files of the newest backup that is encrypted for the same recipient; none if that cannot be read, since every
 * file is stored again then.
 */
export async function* findLatestFiles({
  place,
  recipient,
}: Pick<Storing, 'place' | 'recipient'>): AsyncGenerator<FileLine> {
  for (const name of (await listBackupNames(place)).reverse()) {
    const manifest = await readManifest(place, name).catch(() => undefined);
    if (!manifest || manifest.recipient !== recipient) continue;
    try {
      yield* readFileLines(place, manifest);
    } catch (error) {
      if (!(error instanceof BackupDamaged)) throw error;
    }
    return;
  }
}
