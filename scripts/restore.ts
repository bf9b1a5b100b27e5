import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { contentLine, progressLine } from '#features/backups/server/describe.ts';
import type { Manifest } from '#features/backups/server/manifest.ts';
import { openBackupPlace, openStores } from '#features/backups/server/place.ts';
import { restoreBackup } from '#features/backups/server/restore-backup.ts';
import { restoreKeyFile } from '#features/backups/server/restore-key-file.ts';
import { keepSafetyCopy } from '#features/backups/server/safety-copy.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { systemClock } from '#server/ports/clock.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { whileStopped } from '#program/while-stopped.ts';
import { findBackup, placeFrom, readIdentity } from './backup-options.ts';
import { createProgressLine, runCommand, say } from './command.ts';

const usage = `npm run restore -- [--from KLASÖR] [--name YEDEK] [--identity DOSYA] [--without-safety-copy]
--from verilmezse BACKUP_TO, --name verilmezse en yeni yedek kullanılır.`;

const options = {
  from: { type: 'string' },
  name: { type: 'string' },
  identity: { type: 'string' },
  'without-safety-copy': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

await runCommand(async () => {
  const { values } = parseArgs({ options });
  if (values.help) {
    say(usage);
    return;
  }
  const config = readConfig(process.env);
  const place = openBackupPlace(placeFrom(config, values.from));
  const { name, manifest } = await findBackup(place, values.name);
  const identity = values.identity === undefined ? undefined : await readIdentity(values.identity);
  say(`Geri yüklenecek yedek: ${name} (${contentLine(manifest)})`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await whileStopped(config, () =>
    restore(config, { manifest, place, identity, keepsCopy: !values['without-safety-copy'] }),
  );
});

type Restoring = { manifest: Manifest; place: FileStorage; identity: string | undefined; keepsCopy: boolean };

async function restore(config: Config, { manifest, place, identity, keepsCopy }: Restoring): Promise<void> {
  const started = performance.now();
  const stores = openStores(config);
  const reading = { place, identity };
  const copy = keepsCopy ? await keepSafetyCopy(config, { stores, clock: systemClock }) : undefined;
  if (copy !== undefined) say(`Şu andaki durumun kopyası: ${copy}`);
  const show = createProgressLine();
  await restoreBackup({
    settings: config,
    stores,
    reading,
    manifest,
    say: (progress) => show(progressLine(progress)),
  });
  show('');
  await restoreKeyFile(config.dataDir, { reading, manifest });
  say(
    `Geri yüklendi; ${((performance.now() - started) / 1000).toFixed(1)} s. Programı başlatabilirsiniz: npm start`,
  );
}
