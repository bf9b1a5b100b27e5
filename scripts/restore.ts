import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentLine, progressLine } from '#features/backups/server/describe.ts';
import type { Manifest } from '#features/backups/server/manifest.ts';
import { openBackupPlace } from '#features/backups/server/place.ts';
import { openFileStores } from '#server/context/file-stores.ts';
import { restoreBackup } from '#features/backups/server/restore-backup.ts';
import { restoreKeyFile } from '#features/backups/server/restore-key-file.ts';
import { keepSafetyCopy } from '#features/backups/server/safety-copy.ts';
import { applyErasures } from '#features/erasures/server/apply-erasures.service.ts';
import { findErasureLog, type ErasureLogState } from '#features/erasures/server/erasure-log.ts';
import { settleAfterRestore } from '#features/erasures/server/settle-after-restore.service.ts';
import { storeErasures } from '#features/erasures/server/store-erasures.service.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { openSealingKeys } from '#server/secrets/sealing-keys.ts';
import { systemClock } from '#server/ports/clock.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { whileStopped } from '#program/while-stopped.ts';
import { findBackup, readIdentity, withPlace } from './backup-options.ts';
import { CommandError, createProgressLine, runCommand, say } from './command.ts';

const usage = `npm run restore -- [--from YER] [--name YEDEK] [--identity DOSYA] [--without-safety-copy] [--without-erasures]
--from bir klasör, s3://… ya da panelden indirilmiş bir dosyadır (.tar.age); verilmezse BACKUP_TO, --name verilmezse en yeni yedek kullanılır.
--without-erasures, yedekten sonraki silmelerin günlüğü yokken de geri yükler: unutulmak isteyen kişiler geri gelir.`;

const options = {
  from: { type: 'string' },
  name: { type: 'string' },
  identity: { type: 'string' },
  'without-safety-copy': { type: 'boolean' },
  'without-erasures': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const logProblems: Readonly<Record<Exclude<ErasureLogState, 'complete'>, string>> = {
  missing:
    'Yedekten sonraki silmelerin günlüğü burada yok: geri yükleme, unutulmak isteyen kişileri geri getirebilir. Yine de isteniyorsa --without-erasures ile yineleyin.',
  damaged:
    'Silme günlüğünün bir parçası okunamıyor. Yine de isteniyorsa --without-erasures ile yineleyin; okunan silmeler uygulanır.',
  'unknown-key':
    'Silme günlüğü başka bir anahtarla yazılmış: APP_SECRET ya da secret.key dosyasını o zamanki gibi verin. Yine de isteniyorsa --without-erasures ile yineleyin.',
};

await runCommand(async () => {
  const { values } = parseArgs({ options });
  if (values.help) {
    say(usage);
    return;
  }
  const config = readConfig(process.env);
  const identity = values.identity === undefined ? undefined : await readIdentity(values.identity);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await withPlace(config, { from: values.from, identity }, async (place) => {
    const { name, manifest } = await findBackup(place, values.name);
    say(`Geri yüklenecek yedek: ${name} (${contentLine(manifest)})`);
    await whileStopped(config, () =>
      restore(config, {
        manifest,
        place,
        identity,
        keepsCopy: !values['without-safety-copy'],
        needsLog: !values['without-erasures'],
      }),
    );
  });
});

type Restoring = {
  manifest: Manifest;
  place: FileStorage;
  identity: string | undefined;
  keepsCopy: boolean;
  needsLog: boolean;
};

async function restore(config: Config, work: Restoring): Promise<void> {
  const { manifest, place, identity, keepsCopy } = work;
  const started = performance.now();
  const stores = openFileStores(config);
  const reading = { place, identity };
  await storeLastErasures(config);
  const copy = keepsCopy ? await keepSafetyCopy(config, { stores, clock: systemClock }) : undefined;
  if (copy !== undefined) say(`Şu andaki durumun kopyası: ${copy}`);
  await restoreKeyFile(config.dataDir, { reading, manifest });
  const show = createProgressLine();
  const lines: string[] = [];
  await restoreBackup({
    settings: config,
    stores,
    reading,
    manifest,
    say: (progress) => show(progressLine(progress)),
    settle: async (connections) => void lines.push(...(await settle(config, connections, work))),
  });
  show('');
  lines.forEach(say);
  say(
    `Geri yüklendi; ${((performance.now() - started) / 1000).toFixed(1)} s. Programı başlatabilirsiniz: npm start`,
  );
}

/** Writes the erasures of the present database to the log. If that fails, it only tells the operator. */
async function storeLastErasures(config: Config): Promise<void> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'vitrin.db'))) return;
  const connections = await connect(config);
  try {
    const ctx = { connections, db: connections.reader, clock: systemClock, config };
    if (await isMigrated(connections)) await storeErasures(ctx, openBackupPlace(config));
  } catch (error) {
    say(
      `Şu andaki veritabanının silme günlüğü yazılamadı: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await disconnect(connections);
  }
}

/** Repeats the erasures made since the backup, and ends sessions and password links. Returns lines for the operator. */
async function settle(
  config: Config,
  connections: Connections,
  { manifest, place, needsLog }: Restoring,
): Promise<string[]> {
  const since = new Date(manifest.snapshot_at);
  const ctx = { connections, clock: systemClock, sealing: await openSealingKeys(connections, config) };
  const { state, log } = await findLog(ctx, [place, openBackupPlace(config)], since);
  if (state !== 'complete' && needsLog) throw new CommandError(logProblems[state]);
  const applied = await applyErasures(ctx, log, since);
  const settled = await settleAfterRestore(ctx, { hasLog: state === 'complete' });
  const erased = Object.values(applied).reduce((sum, count) => sum + count, 0);
  return [
    ...(erased > 0 ? [`Yedekten sonraki silmeler yeniden uygulandı: ${erased}`] : []),
    ...(applied.passwords > 0
      ? [
          `Parolası yedekten sonra değişen hesap: ${applied.passwords}; yeni parola gerekir (npm run user:create -- --reset).`,
        ]
      : []),
    ...(settled.held_mails > 0
      ? [`Gönderilmemiş e-posta: ${settled.held_mails}; panelde onaylanana kadar bekletilir.`]
      : []),
    ...(settled.paused_webhooks > 0
      ? [`Durdurulan bildirim adresi: ${settled.paused_webhooks}; panelde “Devam Et” denene kadar bekler.`]
      : []),
    'Oturumlar ve parola bağlantıları sona erdirildi.',
  ];
}

/** Returns the first complete log. If no place has one, returns the log of the first place. */
async function findLog(
  ctx: Parameters<typeof findErasureLog>[0],
  places: readonly FileStorage[],
  since: Date,
): Promise<{ state: ErasureLogState; log: FileStorage }> {
  const found: { state: ErasureLogState; log: FileStorage }[] = [];
  for (const log of places) found.push({ log, state: await findErasureLog(ctx, log, since) });
  const [first] = found;
  if (!first) throw new Error('There is no place');
  return found.find(({ state }) => state === 'complete') ?? first;
}
