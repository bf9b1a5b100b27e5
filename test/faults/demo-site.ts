import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { avifKind } from '#server/media/avif.job.ts';
import { startBuiltServer, type BuiltServer } from '../servers/built-server.ts';

let template: Promise<BuiltServer> | undefined;

/** Starts the built program with the demo, which is loaded once; its waiting AVIF jobs are deleted to save time. */
export async function startDemoSite(
  environment: NodeJS.ProcessEnv = {},
  port?: number,
): Promise<BuiltServer> {
  template ??= loadDemo();
  return startBuiltServer({ template: (await template).dataDir, environment, port });
}

async function loadDemo(): Promise<BuiltServer> {
  const loaded = await startBuiltServer();
  await loaded.end();
  const database = new SQLite(join(loaded.dataDir, 'vitrin.db'));
  database.prepare('delete from jobs where kind = ?').run(avifKind.name);
  database.close();
  return loaded;
}

/** Removes the loaded demo. */
export async function removeDemo(): Promise<void> {
  await (await template)?.stop();
}
