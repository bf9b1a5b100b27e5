import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, disconnect, type ConnectSettings } from '#server/db/connect.ts';
import { loadTables } from '#server/db/copies/load-tables.ts';
import { createReplacement } from '#server/db/copies/replacement.ts';
import { openSnapshot } from '#server/db/copies/snapshot.ts';
import { migrate } from '#server/db/migrate.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import type { Progress } from './make-backup.ts';
import { storeNames, type Stores } from './store-files.ts';

type Saying = { say: (progress: Progress) => void };

/**
 * Copies all rows of a database to an empty one of the same program, sessions and waiting jobs included. Nobody may use
 * either of them.
 */
export async function moveDatabase(
  source: ConnectSettings,
  target: ConnectSettings,
  { say }: Saying,
): Promise<void> {
  const snapshot = await openSnapshot(source);
  try {
    const replacement = await createReplacement(target);
    try {
      const connections = await connect(replacement.settings);
      try {
        await migrate(connections, { backupDir: join(target.dataDir, 'unused'), say: () => undefined });
        const tables = snapshot.tables.map((table, index) => ({
          ...table,
          rows: () => {
            say({ step: 'tables', done: index, total: snapshot.tables.length });
            return snapshot.rows(table);
          },
        }));
        await loadTables(connections, { tables, highestIds: await snapshot.highestIds() });
      } finally {
        await disconnect(connections);
      }
      await replacement.takePlace();
    } finally {
      await replacement.discard();
    }
  } finally {
    await snapshot.close();
  }
}

/** Copies the files of a data folder to another one; those that are there already stay. */
export async function copyFiles(
  source: Stores,
  target: Stores,
  { say, dataDir }: Saying & { dataDir: string },
): Promise<void> {
  await inTemporaryFolder(dataDir, async (folder) => {
    let done = 0;
    for (const store of storeNames) {
      for await (const key of source[store].keys()) {
        const local = join(folder, randomUUID());
        await source[store].fetch(key, local);
        await target[store].put(key, local);
        await rm(local);
        done += 1;
        say({ step: 'files', done, total: done });
      }
    }
  });
}
