import { copyFile, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { progressLine } from '#features/backups/server/describe.ts';
import { copyFiles, moveDatabase } from '#features/backups/server/move-database.ts';
import { makeBackup } from '#features/backups/server/make-backup.ts';
import { openBackupPlace } from '#features/backups/server/place.ts';
import { openFileStores } from '#server/context/file-stores.ts';
import { restoreBackup } from '#features/backups/server/restore-backup.ts';
import { restoreKeyFile } from '#features/backups/server/restore-key-file.ts';
import { whileStopped } from '#program/while-stopped.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import type { ConnectSettings } from '#server/db/connect.ts';
import { findsTables } from '#server/db/has-tables.ts';
import { systemClock } from '#server/ports/clock.ts';
import { keyFilePath } from '#server/secrets/key-file.ts';
import { findBackup, configWithPlace, readIdentity, withPlace } from './backup-options.ts';
import { CommandError, createProgressLine, refuseOutdated, runCommand, say } from './command.ts';

const usage = `npm run move -- --to postgres://… | sqlite [--data-dir KLASÖR]
Veritabanını DATABASE_URL ve DATA_DIR ile gösterilen yerden boş bir yere taşır; --data-dir verilirse dosyaları da.
npm run move -- --to s3://…, öbür makinede npm run move -- --from s3://… [--identity DOSYA]
Veritabanını ve dosyaları bir kova üzerinden başka bir makineye taşır; oturumlar ve bekleyen e-postalar da gelir.`;

const occupied = 'Hedefte bir veritabanı var. Boş bir yer gösterin.';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'data-dir': { type: 'string' },
      from: { type: 'string' },
      identity: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || (values.to === undefined) === (values.from === undefined)) {
    say(usage);
    return;
  }
  const source = readConfig(process.env);
  if (values.from !== undefined) return moveIn(source, { from: values.from, identity: values.identity });
  if (values.to?.startsWith('s3://')) return moveOut(source, values.to);
  const target = readTarget(source, { to: values.to ?? '', dataDir: values['data-dir'] });
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 });
  // Within one folder the lock cannot be taken twice; the move is refused anyway.
  const isOneFile = source.dataDir === target.dataDir && !source.databaseUrl && !target.databaseUrl;
  await whileStopped(source, () =>
    isOneFile ? move(source, target) : whileStopped(target, () => move(source, target)),
  );
});

function readTarget(
  source: Config,
  { to, dataDir }: { to: string; dataDir: string | undefined },
): ConnectSettings {
  const folder = dataDir === undefined ? source.dataDir : resolve(dataDir);
  if (to === 'sqlite') return { dataDir: folder };
  if (/^postgres(ql)?:\/\//.test(to)) return { dataDir: folder, databaseUrl: to };
  throw new CommandError(usage);
}

async function move(source: Config, target: ConnectSettings): Promise<void> {
  if (await findsTables(target)) throw new CommandError(occupied);
  await refuseOutdated(source);
  const started = performance.now();
  const show = createProgressLine();
  const progress = { say: (step: Parameters<typeof progressLine>[0]) => show(progressLine(step)) };
  if (target.dataDir !== source.dataDir) {
    // Both places use the files of a bucket, so only a folder's files have to move.
    if (!source.files.bucket)
      await copyFiles(openFileStores(source), openFileStores(target), {
        ...progress,
        dataDir: target.dataDir,
      });
    const keyFile = keyFilePath(source.dataDir);
    if (existsSync(keyFile)) await copyFile(keyFile, keyFilePath(target.dataDir));
  }
  await moveDatabase(source, target, progress);
  show('');
  say(`Taşındı; ${((performance.now() - started) / 1000).toFixed(1)} s`);
  say(
    target.databaseUrl
      ? 'Programı DATABASE_URL ile bu veritabanında başlatın.'
      : `Programı DATABASE_URL olmadan, DATA_DIR=${target.dataDir} ile başlatın.`,
  );
  say('Eski veritabanı olduğu gibi duruyor; yenisini denedikten sonra silin.');
}

/** Leaves everything in a bucket for another machine. */
async function moveOut(source: Config, to: string): Promise<void> {
  const show = createProgressLine();
  await whileStopped(source, async () => {
    await refuseOutdated(source);
    await makeBackup({
      settings: source,
      stores: openFileStores(source),
      place: openBackupPlace(configWithPlace(source, to)),
      recipient: source.backups.recipient,
      reason: 'manual',
      clock: systemClock,
      say: (progress) => show(progressLine(progress)),
    });
  });
  show('');
  say(`Her şey ${to} içinde. Öbür makinede boş bir yere alın: npm run move -- --from ${to}`);
  if (source.backups.recipient === undefined && existsSync(keyFilePath(source.dataDir)))
    say(
      `Şifresiz taşımada anahtar dosyası yer almaz; onu kendiniz kopyalayın: ${keyFilePath(source.dataDir)}`,
    );
}

/** Takes what another machine left, as it was: unlike a restore it ends no session and holds no mail. */
async function moveIn(
  target: Config,
  { from, identity: file }: { from: string; identity: string | undefined },
): Promise<void> {
  const started = performance.now();
  const identity = file === undefined ? undefined : await readIdentity(file);
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 });
  await withPlace(target, { from, identity }, async (place) => {
    const { manifest } = await findBackup(place, undefined);
    const reading = { place, identity };
    const show = createProgressLine();
    await whileStopped(target, async () => {
      if (await findsTables(target)) throw new CommandError(occupied);
      await restoreKeyFile(target.dataDir, { reading, manifest });
      await restoreBackup({
        settings: target,
        stores: openFileStores(target),
        reading,
        manifest,
        say: (progress) => show(progressLine(progress)),
      });
    });
    show('');
  });
  say(
    `Taşındı; ${((performance.now() - started) / 1000).toFixed(1)} s. Programı başlatabilirsiniz: npm start`,
  );
}
