import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureKeyFile, keyFilePath } from '#server/secrets/key-file.ts';
import { seal, unseal } from '#features/second-factor/server/sealed-secret.ts';
import { lockDataDir } from '#program/data-dir-lock.ts';
import { environmentOf } from '#test/servers/process-environment.ts';

let dataDir: string;
let connections: Connections;
const userId = 1;
const totp = 'JBSWY3DPEHPK3PXP';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrin-rotate-'));
  connections = await connect({ dataDir });
  await migrate(connections, { backupDir: join(dataDir, 'backups'), say: () => undefined });
  const [current = ''] = await ensureKeyFile(dataDir);
  await connections.writer
    .insertInto('users')
    .values({
      name: 'Ayşe',
      email: 'ayse@vitrin.test',
      email_key: 'ayse@vitrin.test',
      role_group: 'admin',
      is_active: 1,
      created_at: '-',
      updated_at: '-',
    })
    .execute();
  await connections.writer
    .insertInto('second_factors')
    .values({
      user_id: userId,
      secret: seal({ sealing: { current, older: [] } }, userId, totp),
      confirmed_at: '-',
      recovery_codes: '[]',
      last_step: 0,
      created_at: '-',
    })
    .execute();
});
afterAll(async () => {
  await disconnect(connections);
  await rm(dataDir, { recursive: true });
});

/** Runs `npm run secret:rotate` with these settings. */
function run(settings: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/rotate-secret.ts'],
      { env: environmentOf({ DATA_DIR: dataDir, ...settings }) },
      (_, out, error) => resolve({ code: child.exitCode, out, error }),
    );
  });
}

/** The stored secret as this key opens it; undefined if the key does not fit. */
async function openedBy(current: string): Promise<string | undefined> {
  const { secret } = await connections.reader
    .selectFrom('second_factors')
    .select('secret')
    .executeTakeFirstOrThrow();
  return unseal({ sealing: { current, older: [] } }, userId, secret ?? '');
}
const keyOf = async () => (await readFile(keyFilePath(dataDir), 'utf8')).trim();

describe('npm run secret:rotate', { timeout: 30_000 }, () => {
  it('makes a new key that opens the secrets, and the old one opens nothing any more', async () => {
    const old = await keyOf();
    expect(await run()).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringContaining('uygulaması: 1\n') as string,
    });
    expect(await keyOf()).toMatch(/^[\w-]{43}$/);
    expect(await openedBy(old)).toBeUndefined();
    expect(await openedBy(await keyOf())).toBe(totp);
    expect((await stat(keyFilePath(dataDir))).mode & 0o777).toBe(0o600);
  });

  it('beside a running server changes nothing', async () => {
    const unlock = lockDataDir(dataDir);
    const key = await keyOf();
    const { code, error } = await run();
    unlock();
    expect([code, error]).toEqual([1, `Veri klasörünü başka bir sunucu kullanıyor: ${dataDir}\n`]);
    expect([await keyOf(), await openedBy(key)]).toEqual([key, totp]);
  });

  it('with APP_SECRET needs its old value too', async () => {
    const key = await keyOf();
    const present = { APP_SECRET: 'a secret of this installation, one' };
    const { code, error } = await run(present);
    expect([code, error]).toEqual([1, expect.stringContaining('APP_SECRET_OLD')]);
    expect(await openedBy(key)).toBe(totp);
    const next = { APP_SECRET: 'a secret of this installation, two', APP_SECRET_OLD: present.APP_SECRET };
    expect((await run(next)).code).toBe(0);
    expect(await openedBy(next.APP_SECRET)).toBe(totp);
    const last = { APP_SECRET: present.APP_SECRET, APP_SECRET_OLD: next.APP_SECRET };
    expect((await run(last)).out).toContain('uygulaması: 1');
    expect([await openedBy(next.APP_SECRET), await openedBy(last.APP_SECRET)]).toEqual([undefined, totp]);
  });

  it('before the first start, and on PostgreSQL without APP_SECRET, says what to do', async () => {
    const missing = await run({ DATA_DIR: join(dataDir, 'yok') });
    expect([missing.code, missing.error]).toEqual([1, expect.stringContaining('Veritabanı hazır değil')]);
    const bare = await run({ DATABASE_URL: 'postgres://127.0.0.1:1/yok' });
    expect([bare.code, bare.error]).toEqual([1, expect.stringContaining('APP_SECRET')]);
  });
});
