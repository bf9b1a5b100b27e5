import { execFile } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromWeb, toWeb } from '#features/backups/server/age.ts';
import { packBackup } from '#features/backups/server/archives/pack-backup.ts';
import { listBackupNames, readManifest } from '#features/backups/server/stored-backups.ts';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { startBucket } from '#test/servers/bucket.ts';
import { lockDataDir } from '#program/data-dir-lock.ts';
import { environmentOf } from '#test/servers/process-environment.ts';

let folder: string;

/** Runs a command of the product for a data folder of this test. */
function run(
  script: 'backup' | 'restore' | 'backup-verify' | 'move',
  dataDir: string,
  args: readonly string[] = [],
  { input = '', environment = {} }: { input?: string; environment?: Record<string, string> } = {},
) {
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [`scripts/${script}.ts`, ...args],
      { env: environmentOf({ DATA_DIR: join(folder, dataDir), ...environment }) },
      (_, out, error) => resolve({ code: child.exitCode, out, error }),
    );
    child.stdin?.end(input);
  });
}

async function inDatabase<Result>(dataDir: string, work: (connections: Connections) => Promise<Result>) {
  const connections = await connect({ dataDir: join(folder, dataDir) });
  try {
    return await work(connections);
  } finally {
    await disconnect(connections);
  }
}

const namesIn = (dataDir: string) =>
  inDatabase(dataDir, async ({ reader }) =>
    (await reader.selectFrom('users').select('name').orderBy('id').execute()).map(({ name }) => name),
  );

const addUser = (dataDir: string, name: string) =>
  inDatabase(dataDir, async ({ writer }) => {
    const email = `${name}@vitrin.test`;
    const times = { created_at: '-', updated_at: '-' };
    await writer
      .insertInto('users')
      .values({ name, email, email_key: email, role_group: 'admin', is_active: 1, ...times })
      .execute();
  });

const sessionsIn = (dataDir: string) =>
  inDatabase(dataDir, async ({ reader }) =>
    (await reader.selectFrom('sessions').select('token_hash').execute()).map((row) => row.token_hash),
  );

const addSession = (dataDir: string, token_hash: string) =>
  inDatabase(dataDir, async ({ writer }) => {
    const times = { created_at: '-', expires_at: '-', latest_end_at: '-', last_seen_at: '-', proved_at: '-' };
    const client = { user_agent: '', ip: '', binding_hash: null };
    await writer
      .insertInto('sessions')
      .values({ token_hash, id: '1', user_id: 1, weak_password: 0, ...times, ...client })
      .execute();
  });

/** A data folder with one account. */
async function createSite(dataDir: string): Promise<void> {
  await mkdir(join(folder, dataDir));
  await inDatabase(dataDir, (connections) =>
    migrate(connections, { backupDir: join(folder, 'unused'), say: () => undefined }),
  );
  await addUser(dataDir, 'ayse');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-restore-'));
  await createSite('site');
});
afterAll(() => rm(folder, { recursive: true }));

it('a backup made by the command comes back, after a copy of what was there', async () => {
  expect(await run('backup', 'site')).toMatchObject({ code: 0, error: '' });
  await addUser('site', 'veli');
  const { code, out, error } = await run('restore', 'site');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toContain('Şu andaki durumun kopyası: ');
  expect(out).toContain('Oturumlar ve parola bağlantıları sona erdirildi.');
  expect(await namesIn('site')).toEqual(['ayse']);
  const [, copy = ''] = /backups \((\S+)\)/.exec(out) ?? [];
  expect((await run('restore', 'site', ['--name', copy])).code).toBe(0);
  expect(await namesIn('site')).toEqual(['ayse', 'veli']);
});

it('a restore is refused while a server runs, and without the log of erasures', async () => {
  const unlock = lockDataDir(join(folder, 'site'));
  const locked = await run('restore', 'site');
  unlock();
  expect(locked).toMatchObject({ code: 1, error: expect.stringContaining('başka bir sunucu') as string });
  await rm(join(folder, 'site/backups/erasures'), { recursive: true });
  const refused = await run('restore', 'elsewhere', ['--from', join(folder, 'site/backups')]);
  expect(refused.error).toContain('--without-erasures');
  expect(refused.code).toBe(1);
  const flags = ['--from', join(folder, 'site/backups'), '--without-erasures'];
  expect(await run('restore', 'elsewhere', flags)).toMatchObject({ code: 0, error: '' });
  // The copies of what restores replaced are newer, but are not taken by themselves.
  expect(await namesIn('elsewhere')).toEqual(['ayse']);
});

it('a downloaded backup comes back with its passphrase', async () => {
  const dataDir = join(folder, 'site');
  const place = createDiskStorage(join(dataDir, 'backups'), { isPrivate: true });
  const [name = ''] = await listBackupNames(place);
  const passphrase = 'gümüş toka 1976';
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  // The usual factor costs seconds for each try.
  encrypter.setScryptWorkFactor(10);
  const file = join(folder, `vitrin-${name}.tar.age`);
  const backup = { name, manifest: await readManifest(place, name) };
  const encrypted = await encrypter.encrypt(toWeb(packBackup(place, backup)));
  await pipeline(fromWeb(encrypted), createWriteStream(file));
  const flags = ['--from', file, '--without-erasures'];
  const wrong = await run('restore', 'downloaded', flags, { input: 'başka bir parola\n' });
  expect(wrong).toMatchObject({ code: 1, error: 'Parola bu dosyayı açmıyor.\n' });
  expect(await run('restore', 'downloaded', flags, { input: `${passphrase}\n` })).toMatchObject({
    code: 0,
    error: '',
  });
  expect(await namesIn('downloaded')).toEqual(['ayse']);
  const unusable = await run('backup-verify', 'downloaded', ['--from', join(dataDir, 'vitrin.db')]);
  expect(unusable.error).toContain('panelden indirilmiş bir yedek değil');
});

it('a place without backups and a name that it does not have are answered with one line', async () => {
  const noBackups = 'Burada hiç yedek yok. --from ile yedeklerin yerini gösterin.\n';
  expect(await run('restore', 'empty')).toMatchObject({ code: 1, error: noBackups });
  const missing = await run('restore', 'site', ['--from', join(folder, 'nothing')]);
  expect(missing.error).toContain('böyle bir klasör ya da dosya yok');
  expect(existsSync(join(folder, 'nothing'))).toBe(false);
  const unknown = await run('backup-verify', 'site', ['20260101-000000-0000']);
  expect(unknown).toMatchObject({ code: 1, error: 'Böyle bir yedek yok: 20260101-000000-0000\n' });
});

it('a move to another folder keeps the rows, and is refused where a database is', async () => {
  const to = ['--to', 'sqlite', '--data-dir', join(folder, 'moved')];
  expect(await run('move', 'site', to)).toMatchObject({ code: 0, error: '' });
  expect(await namesIn('moved')).toEqual(await namesIn('site'));
  const refused = { code: 1, error: 'Hedefte bir veritabanı var. Boş bir yer gösterin.\n' };
  expect(await run('move', 'site', to)).toMatchObject(refused);
  expect(await run('move', 'site', ['--to', 'sqlite'])).toMatchObject(refused);
});

it('a move through a bucket brings sessions and the key along, and is refused where a database is', async () => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = await startBucket();
  const identity = await generateX25519Identity();
  const identityFile = join(folder, 'move.key');
  await writeFile(identityFile, `${identity}\n`);
  const environment = {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  };
  const keyFile = `${'k'.repeat(43)}\n`;
  await createSite('leaving');
  await writeFile(join(folder, 'leaving/secret.key'), keyFile);
  await addSession('leaving', 'a session');
  const place = `s3://${bucket}/move`;
  expect(await run('move', 'leaving', ['--to', place], { environment })).toMatchObject({
    code: 0,
    error: '',
  });
  const from = ['--from', place, '--identity', identityFile];
  expect(await run('move', 'arrived', from, { environment })).toMatchObject({ code: 0, error: '' });
  expect(await namesIn('arrived')).toEqual(['ayse']);
  expect(await sessionsIn('arrived')).toEqual(['a session']);
  expect(await readFile(join(folder, 'arrived/secret.key'), 'utf8')).toBe(keyFile);
  const refused = { code: 1, error: 'Hedefte bir veritabanı var. Boş bir yer gösterin.\n' };
  expect(await run('move', 'arrived', from, { environment })).toMatchObject(refused);
});
