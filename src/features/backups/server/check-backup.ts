import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { connect, disconnect } from '#server/db/connect.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { objectKeys, type FileLine, type Manifest } from './manifest.ts';
import { BackupDamaged, checkObject, readObject, type Reading } from './objects.ts';
import type { Progress } from './make-backup.ts';
import { fillDatabase } from './restore-backup.ts';
import { readFileLines } from './stored-backups.ts';

type Checking = {
  reading: Reading;
  manifest: Manifest;
  say?: ((progress: Progress) => void) | undefined;
};

/** Some files of a backup cannot be restored; `keys` are the keys of their objects. */
export class FilesDamaged extends BackupDamaged {
  readonly keys: readonly string[];

  constructor(keys: readonly string[]) {
    const [first = '', ...others] = keys;
    super(
      `Yedekteki dosya eksik ya da bozuk: ${first}${others.length > 0 ? ` ve ${others.length} dosya daha` : ''}`,
    );
    this.keys = keys;
  }
}

/**
 * Compares all stored bytes of a backup with its manifest, and the content of its files where that can be read.
 * @throws FilesDamaged, BackupDamaged
 */
export async function checkObjects({ reading, manifest, say }: Checking): Promise<void> {
  for (const object of manifest.tables) await checkObject(reading.place, object);
  if (manifest.key_file) await checkObject(reading.place, manifest.key_file);
  const damaged = new Set<string>();
  let done = 0;
  for await (const line of readFileLines(reading.place, manifest)) {
    const key = objectKeys.file(line, manifest.recipient !== undefined);
    if (!(await isWhole(reading, line, key))) damaged.add(key);
    done += 1;
    say?.({ step: 'files', done, total: manifest.files.count });
  }
  if (damaged.size > 0) throw new FilesDamaged([...damaged]);
}

async function isWhole(reading: Reading, line: FileLine, key: string): Promise<boolean> {
  const object = { key, sha256: line.stored_sha256 };
  try {
    if (key.endsWith('.age') && reading.identity === undefined) {
      await checkObject(reading.place, object);
      return true;
    }
    const hash = createHash('sha256');
    await pipeline(await readObject(reading, object), hash);
    return hash.digest('hex') === line.sha256;
  } catch (error) {
    if (error instanceof BackupDamaged) return false;
    throw error;
  }
}

/** Removes the damaged objects, which all backups share, so that the next backup stores these files again. */
export async function removeDamagedFiles(place: FileStorage, { keys }: FilesDamaged): Promise<void> {
  for (const key of keys) await place.delete(key);
}

/**
 * Restores the database of a backup into a SQLite file of an empty folder, brings it to the present schema and checks
 * it: rows, references, and the file itself.
 * @throws BackupDamaged
 */
export async function checkDatabase(dataDir: string, checking: Checking): Promise<void> {
  await fillDatabase({ dataDir }, checking);
  const connections = await connect({ dataDir });
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      connections.writer,
    );
    if (rows[0]?.integrity_check !== 'ok')
      throw new BackupDamaged('Geri yüklenen veritabanı bütünlük denetiminden geçmedi.');
  } finally {
    await disconnect(connections);
  }
}
