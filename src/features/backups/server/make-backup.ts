import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import type { ConnectSettings } from '#server/db/connect.ts';
import {
  openSnapshot,
  type CopiedTable,
  type CopiedValue,
  type Snapshot,
} from '#server/db/copies/snapshot.ts';
import { holdFileDeletions } from '#server/db/file-deletions.ts';
import { keyFilePath } from '#server/secrets/key-file.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import type { Clock } from '#server/ports/clock.ts';
import { programVersion } from '#server/program-version.ts';
import { storeFiles, type Stores } from './store-files.ts';
import { backupName, objectKeys, type Manifest } from './manifest.ts';
import { storeLines, storeObject, type Storing } from './objects.ts';
import { requiredKeys } from './required-keys.ts';
import { findLatestFiles, writeManifest } from './stored-backups.ts';

export type Progress = { step: 'tables' | 'files'; done: number; total: number };

export type BackupWork = {
  settings: ConnectSettings;
  stores: Stores;
  place: Storing['place'];
  /** The public age key to encrypt for. */
  recipient?: string | undefined;
  reason: Manifest['reason'];
  clock: Clock;
  signal?: AbortSignal | undefined;
  say?: (progress: Progress) => void;
};

/**
 * Copies database and files as they are at one instant to a place, while the program goes on. The manifest is
 * written last, so that an interrupted backup does not count; the next one reuses its files.
 *
 * @returns the name of the backup, and its manifest
 * @throws MissingFiles if a file that a row names is not in the stores
 */
export async function makeBackup(work: BackupWork): Promise<{ name: string; manifest: Manifest }> {
  const releaseDeletions = await holdFileDeletions(work.settings);
  try {
    const snapshotAt = work.clock.now();
    const snapshot = await openSnapshot(work.settings);
    try {
      return await inTemporaryFolder(work.settings.dataDir, (folder) =>
        writeBackup(work, { snapshot, snapshotAt, folder }),
      );
    } finally {
      await snapshot.close();
    }
  } finally {
    await releaseDeletions();
  }
}

type Parts = { snapshot: Snapshot; snapshotAt: Date; folder: string };

async function writeBackup(work: BackupWork, { snapshot, snapshotAt, folder }: Parts) {
  const { place, recipient, signal, settings } = work;
  const storing: Storing = { place, folder, recipient, signal };
  const name = backupName(snapshotAt, randomBytes(2).toString('hex'));
  const known = findLatestFiles({ place, recipient });
  const required = requiredKeys();
  const tables: Manifest['tables'] = [];
  for (const table of snapshot.tables) {
    work.say?.({ step: 'tables', done: tables.length, total: snapshot.tables.length });
    let rows = 0;
    const seen = (some: readonly CopiedValue[][]) => {
      rows += some.length;
      required.collect(table, some);
    };
    const key = objectKeys.part(name, table.name, recipient !== undefined);
    const stored = await storeLines(storing, key, rowsOf(snapshot, table, { seen, signal }));
    tables.push({ ...stored, name: table.name, columns: [...table.columns], rows });
  }
  const files = await storeFiles(storing, {
    name,
    stores: work.stores,
    required: required.sorted(),
    known,
    onFile: (done, total) => work.say?.({ step: 'files', done, total }),
  });
  const manifest: Manifest = {
    format: 1,
    program: programVersion(),
    migrations: [...snapshot.migrations],
    dialect: settings.databaseUrl ? 'postgres' : 'sqlite',
    snapshot_at: snapshotAt.toISOString(),
    finished_at: work.clock.now().toISOString(),
    reason: work.reason,
    ...(recipient === undefined ? {} : { recipient }),
    tables,
    highest_ids: await snapshot.highestIds(),
    files,
    ...(await storeKeyFile(storing, { name, dataDir: settings.dataDir })),
  };
  await writeManifest(storing, name, manifest);
  return { name, manifest };
}

async function* rowsOf(
  snapshot: Snapshot,
  table: CopiedTable,
  { seen, signal }: { seen: (rows: readonly CopiedValue[][]) => void; signal: AbortSignal | undefined },
): AsyncGenerator<CopiedValue[]> {
  for await (const rows of snapshot.rows(table)) {
    signal?.throwIfAborted();
    seen(rows);
    yield* rows;
  }
}

/** The key file opens sealed secrets, so it is only stored encrypted. */
async function storeKeyFile(
  storing: Storing,
  { name, dataDir }: { name: string; dataDir: string },
): Promise<Pick<Manifest, 'key_file'>> {
  const path = keyFilePath(dataDir);
  if (storing.recipient === undefined || !existsSync(path)) return {};
  return { key_file: await storeObject(storing, objectKeys.keyFile(name), createReadStream(path)) };
}
