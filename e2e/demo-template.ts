import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { avifKind } from '#server/features/media/avif.job.ts';
import { serveProgram } from '#test/served-program.ts';

/** Where the workers find it. */
export const demoTemplate = () => process.env.VITRIN_DEMO_TEMPLATE;

/** Loads the demo once per run: each worker's program begins with a copy. Its AVIFs would keep both cores busy meanwhile. */
export default async function loadDemo(): Promise<() => Promise<void>> {
  const { dataDir, end, stop } = await serveProgram();
  await end();
  const database = new SQLite(join(dataDir, 'vitrin.db'));
  database.prepare('delete from jobs where kind = ?').run(avifKind);
  database.close();
  process.env.VITRIN_DEMO_TEMPLATE = dataDir;
  return stop;
}
