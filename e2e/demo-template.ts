import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { avifKind } from '#server/media/avif.job.ts';
import { pagePictureKind } from '#server/media/page-picture.job.ts';
import { startBuiltServer } from '#test/servers/built-server.ts';

/** The data folder with the loaded demo; an environment variable passes it to Playwright's workers. */
export const demoTemplate = () => process.env.VITRIN_DEMO_TEMPLATE;

/**
 * Loads the demo once per run, unless `npm test` has done so; the server of each worker starts with a copy. The jobs
 * that make AVIFs and pictures of PDFs are deleted to save time.
 */
export default async function loadDemo(): Promise<() => Promise<void>> {
  if (demoTemplate()) return () => Promise.resolve();
  const { dataDir, end, stop } = await startBuiltServer();
  await end();
  const database = new SQLite(join(dataDir, 'vitrin.db'));
  for (const { name } of [avifKind, pagePictureKind])
    database.prepare('delete from jobs where kind = ?').run(name);
  database.close();
  process.env.VITRIN_DEMO_TEMPLATE = dataDir;
  return stop;
}
