import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDatabase, checkObjects } from '#features/backups/server/check-backup.ts';
import { contentLine, progressLine } from '#features/backups/server/describe.ts';
import type { Progress } from '#features/backups/server/make-backup.ts';
import { openBackupPlace } from '#features/backups/server/place.ts';
import { buildApp } from '#program/app.ts';
import { createBuiltFrontend } from '#program/entries/frontend.ts';
import { closeContext, openContext } from '#program/open-context.ts';
import { PagesFailed, renderEachPage } from '#program/render-each-page.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { lowerPriority } from '#server/ports/low-priority.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { rootDir } from '#server/root-dir.ts';
import { CommandError, createProgressLine, runCommand, say } from './command.ts';
import { findBackup, placeFrom, readIdentity } from './backup-options.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' }, identity: { type: 'string' } },
    allowPositionals: true,
  });
  const config = readConfig(process.env);
  const place = openBackupPlace(placeFrom(config, values.from));
  const { name, manifest } = await findBackup(place, positionals[0]);
  const identity = values.identity === undefined ? undefined : await readIdentity(values.identity);
  lowerPriority();
  const started = performance.now();
  const show = createProgressLine();
  const checking = {
    reading: { place, identity },
    manifest,
    say: (progress: Progress) => show(progressLine(progress)),
  };
  await checkObjects(checking);
  show('');
  say(`Yedek: ${name} (${contentLine(manifest)})`);
  if (manifest.recipient !== undefined && identity === undefined) {
    say(
      'Döküm ve şifreli parçalar sağlam. Yedek şifreli: tam denetim, gizli anahtarın olduğu yerde --identity DOSYA ile yapılır.',
    );
    return;
  }
  await inTemporaryFolder(config.dataDir, async (folder) => {
    await checkDatabase(folder, checking);
    show('');
    say('Tablolar, satır sayıları ve başvurular sağlam; dosyaların özetleri tutuyor.');
    for (const path of await renderPages(config, folder)) say(`Sayfa: ${path}`);
  });
  say(`Yedek geri yüklenebilir; ${((performance.now() - started) / 1000).toFixed(1)} s`);
});

/** Renders pages from the restored database, which no mail and no job of leaves. */
async function renderPages(config: Config, dataDir: string): Promise<string[]> {
  const build = join(rootDir, 'build');
  if (!existsSync(join(build, 'server/site.js')))
    throw new CommandError('Sayfalar denetlenemedi: site henüz derlenmemiş. Önce: npm run build');
  const ctx = await openContext(
    { ...config, dataDir, databaseUrl: undefined, mail: undefined, demo: false, logLevel: 'silent' },
    () => undefined,
  );
  try {
    const app = await buildApp(ctx, await createBuiltFrontend(build));
    try {
      return await renderEachPage(app);
    } catch (error) {
      if (error instanceof PagesFailed) throw new CommandError(error.message);
      throw error;
    } finally {
      await app.close();
    }
  } finally {
    await closeContext(ctx);
  }
}
