import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '#server/context/config.ts';
import { ConfigError } from '#server/context/config-error.ts';
import { privateFolder, publicFolder } from '#server/context/file-bucket.ts';
import { openFileStores } from '#server/context/file-stores.ts';
import { BucketRefused, checkBucket } from '#server/ports/bucket/check-bucket.ts';
import { StorageUnavailable } from '#server/ports/storage.ts';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { DatabaseInUseError, dropTables, refuseOtherSessions } from '#server/db/drop-tables.ts';
import { isMigrated, NewerDatabaseError } from '#server/db/migrate.ts';
import { firstAccountPath } from '#features/users/server/first-account-file.ts';
import { DataDirLockedError, lockDataDir } from '#program/data-dir-lock.ts';
import { searchFold } from '#shared/turkish.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `Her şeyi siler; sonraki başlatma örnek içerikle baştan başlar:  npm run demo:reset
Önce sorar. Betiklerde soru yerine:  npm run demo:reset -- --yes`;

/** The word with which the user confirms the deletion. */
const consent = 'sıfırla';

const say = (line: string) => console.log(line);

function readOptions() {
  try {
    return parseArgs({ options: { yes: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch {
    throw new UsageError(`Komut anlaşılamadı.\n${usage}`);
  }
}

async function main(): Promise<void> {
  const given = readOptions();
  if (given.help) {
    say(usage);
    return;
  }
  const config = readConfig(process.env);
  if (!mayHoldSomething(config) && filesOf(config).length === 0) {
    say(`Silinecek bir şey yok: ${config.dataDir}`);
    return;
  }
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  try {
    if (config.files.bucket) await checkBucket(config.files.bucket);
    await emptyDatabase(config, given.yes ?? false);
    for (const path of filesOf(config)) await rm(path, { recursive: true, force: true });
    await emptyBucket(config);
  } finally {
    unlock();
  }
  say('Her şey silindi. Sonraki başlatmada yeni bir ilk hesap oluşturulur.');
  const start = config.demo ? 'npm start' : 'DEMO=1 npm start';
  say(`Örnek içeriği yüklemek için başlatın: ${start}`);
}

/** Whether there may be data to delete; a PostgreSQL database can exist without the data folder. */
const mayHoldSomething = ({ dataDir, databaseUrl }: Config) =>
  databaseUrl ?? existsSync(databaseFile(dataDir));

/** Empties the database. This runs before files are removed, so that no record refers to a missing file. */
async function emptyDatabase(config: Config, isConfirmed: boolean): Promise<void> {
  const { dataDir, databaseUrl } = config;
  const connections = await connect(config);
  try {
    if (databaseUrl) await refuseOtherSessions(connections.writer);
    say(await describe(config, connections));
    if (!isConfirmed && !(await ask())) throw new UsageError('Vazgeçildi. Hiçbir şey silinmedi.');
    if (databaseUrl) await dropTables(connections.writer);
  } finally {
    await disconnect(connections);
  }
  if (databaseUrl) return;
  for (const ending of ['', '-wal', '-shm']) await rm(`${databaseFile(dataDir)}${ending}`, { force: true });
}

async function ask(): Promise<boolean> {
  process.stdout.write(`Devam etmek için "${consent}" yazın: `);
  // Unlike `question`, this also ends when the input has no line.
  for await (const line of createInterface({ input: process.stdin })) {
    return searchFold(line) === searchFold(consent);
  }
  return false;
}

async function describe(config: Config, connections: Connections): Promise<string> {
  const { dataDir, databaseUrl } = config;
  const { host, pathname } = new URL(databaseUrl ?? 'file:///');
  const place = databaseUrl ? `PostgreSQL ${host}${pathname}` : databaseFile(dataDir);
  return [
    'Silinecekler:',
    `  ${place}: ${await countContent(connections)}`,
    ...filesOf(config).map((path) => `  ${path}`),
    ...foldersOfBucket(config).map((folder) => `  ${folder}`),
    `Yedekler kalır: ${join(dataDir, 'backups')}. Silinenler geri getirilemez.`,
  ].join('\n');
}

/**
 * The numbers of records, for the question to the user. A database of another version is emptied without
 * counting.
 */
async function countContent(connections: Connections): Promise<string> {
  if (!(await isMigrated(connections))) return 'boş ya da bu sürüme güncellenmemiş';
  const count = async (table: 'products' | 'categories' | 'media' | 'users') => {
    const db = connections.writer;
    const row = await db.selectFrom(table).select(db.fn.countAll().as('count')).executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const products = await count('products');
  const categories = await count('categories');
  const media = await count('media');
  const users = await count('users');
  return `${products} ürün, ${categories} kategori, ${media} dosya, ${users} hesap ve bunlara ait her şey`;
}

const databaseFile = (dataDir: string): string => join(dataDir, 'vitrin.db');

/** The files beside the database, except backups. */
function filesOf({ dataDir }: Config): string[] {
  const folders = ['media', 'private', 'tmp', 'cache'].map((folder) => join(dataDir, folder));
  return [...folders, firstAccountPath(dataDir)].filter((path) => existsSync(path));
}

function foldersOfBucket({ files: { bucket } }: Config): string[] {
  return bucket ? [publicFolder, privateFolder].map((of) => `s3://${bucket.bucket}/${of(bucket)}`) : [];
}

async function emptyBucket(config: Config): Promise<void> {
  if (!config.files.bucket) return;
  for (const store of Object.values(openFileStores(config)))
    for await (const key of store.keys()) await store.delete(key);
}

const expected = [
  BucketRefused,
  BucketRefused,
  ConfigError,
  DataDirLockedError,
  DatabaseInUseError,
  NewerDatabaseError,
  StorageUnavailable,
];
await runCommand(main, expected);
