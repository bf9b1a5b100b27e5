import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { avifKind } from '#server/media/avif.job.ts';
import { startBuiltServer } from '#test/servers/built-server.ts';

/** The data folder with the loaded demo; Playwright's workers read it from the environment. */
export const demoTemplate = () => process.env.VITRIN_DEMO_TEMPLATE;

/** Loads the demo once per run; each worker's server starts with a copy. AVIF jobs are deleted to save time. */
export default async function loadDemo(): Promise<() => Promise<void>> {
  const { dataDir, end, stop } = await startBuiltServer();
  await end();
  const database = new SQLite(join(dataDir, 'vitrin.db'));
  database.prepare('delete from jobs where kind = ?').run(avifKind.name);
  database.close();
  process.env.VITRIN_DEMO_TEMPLATE = dataDir;
  return stop;
}
