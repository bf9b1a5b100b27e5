import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { connect, disconnect } from '#server/db/connect.ts';
import { objectKeys, type Manifest } from './manifest.ts';
import { BackupDamaged, checkObject, readObject, type Reading } from './objects.ts';
import type { Progress } from './make-backup.ts';
import { fillDatabase } from './restore-backup.ts';
import { readFileLines } from './stored-backups.ts';

type Checking = {
  reading: Reading;
  manifest: Manifest;
  say?: ((progress: Progress) => void) | undefined;
};

/**
 * Compares all stored bytes of a backup with its manifest, and the content of its files where that can be read.
 * @throws BackupDamaged
 */
export async function checkObjects({ reading, manifest, say }: Checking): Promise<void> {
  for (const object of manifest.tables) await checkObject(reading.place, object);
  if (manifest.key_file) await checkObject(reading.place, manifest.key_file);
  const isEncrypted = manifest.recipient !== undefined;
  let done = 0;
  for await (const line of readFileLines(reading.place, manifest)) {
    const object = { key: objectKeys.file(line, isEncrypted), sha256: line.stored_sha256 };
    if (isEncrypted && reading.identity === undefined) await checkObject(reading.place, object);
    else {
      const hash = createHash('sha256');
      await pipeline(await readObject(reading, object), hash);
      if (hash.digest('hex') !== line.sha256) throw new BackupDamaged(`Yedekteki dosya bozuk: ${line.key}`);
    }
    done += 1;
    say?.({ step: 'files', done, total: manifest.files.count });
  }
}

/**
 * Restores the database of a backup into a SQLite file of an empty folder, brings it to the present schema and checks
 * it: rows, references, and the file itself.
 * @throws BackupDamaged
 */
export async function checkDatabase(dataDir: string, checking: Checking): Promise<void> {
  await fillDatabase({ dataDir }, checking);
  const connections = connect({ dataDir });
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
