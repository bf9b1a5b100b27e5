import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { connect, disconnect, type Connections, type ConnectSettings } from '#server/db/connect.ts';
import { loadTables, type TablesCopy } from '#server/db/copies/load-tables.ts';
import { createReplacement } from '#server/db/copies/replacement.ts';
import type { CopiedValue } from '#server/db/copies/snapshot.ts';
import { migrate, NewerDatabaseError } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { objectKeys, type FileLine, type Manifest } from './manifest.ts';
import { BackupDamaged, readLines, readObject, type Reading } from './objects.ts';
import type { Progress } from './make-backup.ts';
import type { Stores } from './store-files.ts';
import { readFileLines } from './stored-backups.ts';

export type RestoreWork = {
  settings: ConnectSettings;
  stores: Stores;
  reading: Reading;
  manifest: Manifest;
  say?: ((progress: Progress) => void) | undefined;
  /** Changes the restored database before it takes the place of the present one. */
  settle?: ((connections: Connections) => Promise<void>) | undefined;
};

/**
 * Brings files and database of a backup back. The files are additions, so that until the last step, in which the new
 * database takes the place of the present one, everything is as it was.
 *
 * @throws BackupDamaged, NewerDatabaseError, DatabaseInUseError
 */
export async function restoreBackup(work: RestoreWork): Promise<void> {
  refuseNewer(work.manifest);
  const replacement = await createReplacement(work.settings);
  try {
    await fillDatabase(replacement.settings, work);
    await restoreFiles(work);
    await replacement.takePlace();
  } finally {
    await replacement.discard();
  }
}

/** Creates the schema of the backup, loads its rows and brings both to the present schema. */
export async function fillDatabase(
  settings: ConnectSettings,
  { manifest, reading, say, settle }: Omit<RestoreWork, 'settings' | 'stores'>,
): Promise<void> {
  const connections = await connect(settings);
  try {
    const quietly = { backupDir: join(settings.dataDir, 'unused'), say: () => undefined };
    const applied = migrations.filter(({ name }) => manifest.migrations.includes(name));
    await migrate(connections, { ...quietly, migrations: applied });
    await loadTables(connections, tablesOf(manifest, { reading, say }));
    await migrate(connections, quietly);
    await settle?.(connections);
  } finally {
    await disconnect(connections);
  }
}

function refuseNewer(manifest: Manifest): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new NewerDatabaseError(
      `Yedek bu programın tanımadığı bir sürümle alınmış (${manifest.program}, ${unknown}). O sürümü kurup yeniden deneyin.`,
    );
}

function tablesOf(manifest: Manifest, { reading, say }: Pick<RestoreWork, 'reading' | 'say'>): TablesCopy {
  const total = manifest.tables.length;
  return {
    highestIds: manifest.highest_ids,
    tables: manifest.tables.map((table, index) => ({
      name: table.name,
      columns: table.columns,
      rows: () => {
        say?.({ step: 'tables', done: index, total });
        return readRows(reading, table);
      },
    })),
  };
}

const rowsAtOnce = 500;

/** The rows of a table, some at a time. @throws BackupDamaged if there are more or fewer than the manifest says */
async function* readRows(
  reading: Reading,
  table: Manifest['tables'][number],
): AsyncGenerator<CopiedValue[][]> {
  let count = 0;
  let rows: CopiedValue[][] = [];
  for await (const row of readLines(reading, table)) {
    if (!Array.isArray(row) || row.length !== table.columns.length) throw wrongRows(table.name);
    rows.push(row as CopiedValue[]);
    count += 1;
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
  if (count !== table.rows) throw wrongRows(table.name);
}

function wrongRows(table: string): BackupDamaged {
  return new BackupDamaged(`Yedekteki tablo dökümle uyuşmuyor: ${table}`);
}

async function restoreFiles({ settings, stores, reading, manifest, say }: RestoreWork): Promise<void> {
  await inTemporaryFolder(settings.dataDir, async (folder) => {
    let done = 0;
    for await (const line of readFileLines(reading.place, manifest)) {
      await restoreFile({ stores, reading, folder, isEncrypted: manifest.recipient !== undefined }, line);
      done += 1;
      say?.({ step: 'files', done, total: manifest.files.count });
    }
  });
}

type RestoringFiles = Pick<RestoreWork, 'stores' | 'reading'> & { folder: string; isEncrypted: boolean };

/** Puts a file into its store unless the store has exactly this content. */
async function restoreFile(
  { stores, reading, folder, isEncrypted }: RestoringFiles,
  line: FileLine,
): Promise<void> {
  const store = stores[line.store];
  const local = join(folder, randomUUID());
  try {
    if (await store.find(line.key)) {
      await store.fetch(line.key, local);
      if ((await hashFile(local)).hash === line.sha256) return;
    }
    const object = { key: objectKeys.file(line, isEncrypted), sha256: line.stored_sha256 };
    await pipeline(await readObject(reading, object), createWriteStream(local, { mode: 0o600 }));
    if ((await hashFile(local)).hash !== line.sha256)
      throw new BackupDamaged(`Yedekteki dosya bozuk: ${line.key}`);
    await store.delete(line.key);
    await store.put(line.key, local);
  } finally {
    await rm(local, { force: true });
  }
}
