import { createTarPacker } from 'modern-tar';
import type { Readable } from 'node:stream';
import type { FileStorage } from '#server/ports/storage.ts';
import { fromWeb, toWeb } from '../age.ts';
import { objectKeys } from '../manifest.ts';
import { BackupDamaged } from '../objects.ts';
import { readFileLines, type StoredBackup } from '../stored-backups.ts';

/**
 * One backup of a place as a tar file that contains its objects under their keys, so that an unpacked one is a place.
 *
 * @throws BackupDamaged in the stream if an object is missing
 */
export function packBackup(place: FileStorage, backup: StoredBackup): Readable {
  const { readable, controller } = createTarPacker();
  const pack = async () => {
    for await (const key of keysOf(place, backup)) {
      const object = await place.find(key);
      if (!object) throw new BackupDamaged(`Yedeğin bir parçası eksik: ${key}`);
      const entry = controller.add({ name: key, size: object.bytes, mode: 0o600, type: 'file' });
      await toWeb(object.stream()).pipeTo(entry);
    }
    controller.finalize();
  };
  pack().catch((error: unknown) => controller.error(error));
  return fromWeb(readable);
}

/** The manifest is last, so that a part of the tar file is never taken for a backup. */
async function* keysOf(place: FileStorage, { name, manifest }: StoredBackup): AsyncGenerator<string> {
  for (const { key } of manifest.tables) yield key;
  if (manifest.key_file) yield manifest.key_file.key;
  yield manifest.files.key;
  const packed = new Set<string>();
  for await (const line of readFileLines(place, manifest)) {
    if (packed.has(line.sha256)) continue;
    packed.add(line.sha256);
    yield objectKeys.file(line, manifest.recipient !== undefined);
  }
  yield objectKeys.manifest(name);
}
