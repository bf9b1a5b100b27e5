import { copyFile, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { progressLine } from '#features/backups/server/describe.ts';
import { copyFiles, moveDatabase } from '#features/backups/server/move-database.ts';
import { openStores } from '#features/backups/server/place.ts';
import { whileStopped } from '#program/while-stopped.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { connect, disconnect, type ConnectSettings } from '#server/db/connect.ts';
import { findsTables } from '#server/db/has-tables.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { keyFilePath } from '#server/secrets/key-file.ts';
import { CommandError, createProgressLine, runCommand, say } from './command.ts';

const usage = `npm run move -- --to postgres://… | sqlite [--data-dir KLASÖR]
Veritabanını DATABASE_URL ve DATA_DIR ile gösterilen yerden boş bir yere taşır; --data-dir verilirse dosyaları da.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'data-dir': { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help || values.to === undefined) {
    say(usage);
    return;
  }
  const source = readConfig(process.env);
  const target = readTarget(source, { to: values.to, dataDir: values['data-dir'] });
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
  if (await findsTables(target)) throw new CommandError('Hedefte bir veritabanı var. Boş bir yer gösterin.');
  await refuseOutdated(source);
  const started = performance.now();
  const show = createProgressLine();
  const progress = { say: (step: Parameters<typeof progressLine>[0]) => show(progressLine(step)) };
  if (target.dataDir !== source.dataDir) {
    await copyFiles(openStores(source), openStores(target), { ...progress, dataDir: target.dataDir });
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

async function refuseOutdated(source: ConnectSettings): Promise<void> {
  const connections = connect(source);
  try {
    if (!(await isMigrated(connections)))
      throw new CommandError('Veritabanı bu sürümde değil. Önce npm run db:migrate çalıştırın.');
  } finally {
    await disconnect(connections);
  }
}
