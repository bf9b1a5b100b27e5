import { parseArgs } from 'node:util';
import { contentLine, progressLine } from '#features/backups/server/describe.ts';
import { makeBackup } from '#features/backups/server/make-backup.ts';
import { openBackupPlace } from '#features/backups/server/place.ts';
import { openFileStores } from '#server/context/file-stores.ts';
import { pruneBackups } from '#features/backups/server/prune-backups.ts';
import { storeErasures } from '#features/erasures/server/store-erasures.service.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { systemClock } from '#server/ports/clock.ts';
import { lowerPriority } from '#server/ports/child-process.ts';
import { configWithPlace } from './backup-options.ts';
import { CommandError, createProgressLine, runCommand, say } from './command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const config = configWithPlace(readConfig(process.env), values.to);
  await prepare(readConfig(process.env));
  lowerPriority();
  const show = createProgressLine();
  const stop = new AbortController();
  process.once('SIGINT', () =>
    stop.abort(new CommandError('Yedekleme durduruldu. Sonraki yedek kalan yerden sürer.')),
  );
  const started = performance.now();
  const place = openBackupPlace(config);
  const { name, manifest } = await makeBackup({
    settings: config,
    stores: openFileStores(config),
    place,
    recipient: config.backups.recipient,
    reason: 'manual',
    clock: systemClock,
    signal: stop.signal,
    say: (progress) => show(progressLine(progress)),
  });
  show('');
  say(`Yedek alındı: ${name}`);
  say(`${contentLine(manifest)}; ${((performance.now() - started) / 1000).toFixed(1)} s`);
  // A folder named by `--to` may be an archive, so old backups are removed only at the configured place.
  if (values.to !== undefined) return;
  const removed = await pruneBackups(place, {
    settings: config,
    timeZone: config.timeZone,
    clock: systemClock,
  });
  if (removed.length > 0) say(`Süresi dolan ${removed.length} yedek silindi.`);
});

/** Brings the erasure log up to date, so that a restore of this backup can rely on it. */
async function prepare(config: Config): Promise<void> {
  const connections = await connect(config);
  try {
    if (!(await isMigrated(connections)))
      throw new CommandError('Veritabanı hazır değil. Önce npm start ya da npm run db:migrate çalıştırın.');
    const ctx = { connections, db: connections.reader, clock: systemClock, config };
    await storeErasures(ctx, openBackupPlace(config), { always: true });
  } finally {
    await disconnect(connections);
  }
}
