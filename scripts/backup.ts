import { parseArgs } from 'node:util';
import { contentLine, progressLine } from '#features/backups/server/describe.ts';
import { makeBackup } from '#features/backups/server/make-backup.ts';
import { openBackupPlace, openStores } from '#features/backups/server/place.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { systemClock } from '#server/ports/clock.ts';
import { lowerPriority } from '#server/ports/low-priority.ts';
import { placeFrom } from './backup-options.ts';
import { CommandError, createProgressLine, runCommand, say } from './command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const config = placeFrom(readConfig(process.env), values.to);
  await refuseUnready(config);
  lowerPriority();
  const show = createProgressLine();
  const stop = new AbortController();
  process.once('SIGINT', () =>
    stop.abort(new CommandError('Yedekleme durduruldu. Sonraki yedek kalan yerden sürer.')),
  );
  const started = performance.now();
  const { name, manifest } = await makeBackup({
    settings: config,
    stores: openStores(config),
    place: openBackupPlace(config),
    recipient: config.backups.recipient,
    reason: 'manual',
    clock: systemClock,
    signal: stop.signal,
    say: (progress) => show(progressLine(progress)),
  });
  show('');
  say(`Yedek alındı: ${name}`);
  say(`${contentLine(manifest)}; ${((performance.now() - started) / 1000).toFixed(1)} s`);
});

async function refuseUnready(config: Config): Promise<void> {
  const connections = connect(config);
  try {
    if (!(await isMigrated(connections)))
      throw new CommandError('Veritabanı hazır değil. Önce npm start ya da npm run db:migrate çalıştırın.');
  } finally {
    await disconnect(connections);
  }
}
