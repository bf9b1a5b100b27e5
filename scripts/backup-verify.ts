import { parseArgs } from 'node:util';
import { contentLine, progressLine } from '#features/backups/server/describe.ts';
import type { Reading } from '#features/backups/server/objects.ts';
import { PagesFailed } from '#program/render-each-page.ts';
import { canRenderPages, verifyBackup } from '#program/verify-backup.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { lowerPriority } from '#server/ports/child-process.ts';
import { CommandError, createProgressLine, runCommand, say } from './command.ts';
import { findBackup, readIdentity, withPlace } from './backup-options.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' }, identity: { type: 'string' } },
    allowPositionals: true,
  });
  const config = readConfig(process.env);
  const identity = values.identity === undefined ? undefined : await readIdentity(values.identity);
  await withPlace(config, { from: values.from, identity }, (place) =>
    verify(config, { reading: { place, identity }, wanted: positionals[0] }),
  );
});

async function verify(
  config: Config,
  { reading, wanted }: { reading: Reading; wanted: string | undefined },
): Promise<void> {
  const { name, manifest } = await findBackup(reading.place, wanted);
  lowerPriority();
  const started = performance.now();
  const show = createProgressLine();
  const verified = await verifyBackup(config, {
    reading,
    manifest,
    say: (progress) => show(progressLine(progress)),
  }).catch((error: unknown) => {
    throw error instanceof PagesFailed ? new CommandError(error.message) : error;
  });
  show('');
  say(`Yedek: ${name} (${contentLine(manifest)})`);
  if (verified.kind === 'stored-bytes') {
    say(
      'Döküm ve şifreli parçalar sağlam. Yedek şifreli: tam denetim, gizli anahtarın olduğu yerde --identity DOSYA ile yapılır.',
    );
    return;
  }
  say('Tablolar, satır sayıları ve başvurular sağlam; dosyaların özetleri tutuyor.');
  if (!canRenderPages())
    throw new CommandError('Sayfalar denetlenemedi: site henüz derlenmemiş. Önce: npm run build');
  for (const path of verified.pages) say(`Sayfa: ${path}`);
  say(`Yedek geri yüklenebilir; ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
