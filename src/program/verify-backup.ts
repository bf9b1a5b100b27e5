import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase, checkObjects } from '#features/backups/server/check-backup.ts';
import type { Manifest } from '#features/backups/server/manifest.ts';
import type { Reading } from '#features/backups/server/objects.ts';
import type { Progress } from '#features/backups/server/make-backup.ts';
import type { Config } from '#server/context/config.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { rootDir } from '#server/root-dir.ts';
import { buildApp } from './app.ts';
import { createBuiltFrontend } from './entries/frontend.ts';
import { closeContext, openContext } from './open-context.ts';
import { renderEachPage } from './render-each-page.ts';

type Verifying = {
  reading: Reading;
  manifest: Manifest;
  say: (progress: Progress) => void;
  signal?: AbortSignal;
};

/** What was checked: a whole restore, or only the stored bytes of an encrypted backup whose key is missing. */
export type Verified = { kind: 'stored-bytes' } | { kind: 'restored'; pages: string[] };

const build = join(rootDir, 'build');

/** Whether the site is built; pages of a restored database can be rendered only then. */
export const canRenderPages = () => existsSync(join(build, 'server/site.js'));

/**
 * Checks a backup: the stored bytes, the content of the files, its database in a scratch folder, and pages of that.
 * @throws BackupDamaged, PagesFailed
 */
export async function verifyBackup(
  config: Config,
  { reading, manifest, say, signal }: Verifying,
): Promise<Verified> {
  const checking = {
    reading,
    manifest,
    say: (progress: Progress) => {
      signal?.throwIfAborted();
      say(progress);
    },
  };
  await checkObjects(checking);
  if (manifest.recipient !== undefined && reading.identity === undefined) return { kind: 'stored-bytes' };
  return inTemporaryFolder(config.dataDir, async (folder) => {
    await checkDatabase(folder, checking);
    return { kind: 'restored', pages: canRenderPages() ? await renderPages(config, folder) : [] };
  });
}

/** Renders pages from the restored database, without sending its mails or running its jobs. */
async function renderPages(config: Config, dataDir: string): Promise<string[]> {
  const ctx = await openContext(
    { ...config, dataDir, databaseUrl: undefined, mail: undefined, demo: false, logLevel: 'silent' },
    () => undefined,
  );
  try {
    const app = await buildApp(ctx, await createBuiltFrontend(build));
    try {
      return await renderEachPage(app);
    } finally {
      await app.close();
    }
  } finally {
    await closeContext(ctx);
  }
}
