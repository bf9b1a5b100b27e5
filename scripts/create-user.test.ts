import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { isPassword } from '#features/users/server/passwords.ts';

let dataDir: string;
/** This connection stays open, as a running server's would. */
let connections: Connections;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrin-user-'));
  connections = await connect({ dataDir });
  await migrate(connections, { backupDir: join(dataDir, 'backups'), say: () => undefined });
});
afterAll(async () => {
  await disconnect(connections);
  await rm(dataDir, { recursive: true });
});

/** Runs `npm run user:create -- …args` with this standard input. */
function run(args: readonly string[], input = '', folder = dataDir) {
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/create-user.ts', ...args],
      { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' } },
      (_, out, error) => resolve({ code: child.exitCode, out, error }),
    );
    child.stdin?.end(input);
  });
}

const findUser = (email: string) =>
  connections.reader.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

describe('npm run user:create', { timeout: 30_000 }, () => {
  it('creates an administrator with the given password, beside a running server', async () => {
    const args = ['--email', 'ali@vitrin.test', '--name', 'Ali Çığ', '--password', 'alinin-parolasi'];
    expect(await run(args)).toEqual({
      code: 0,
      out: 'Hesap oluşturuldu: ali@vitrin.test (admin)\n',
      error: '',
    });
    const user = await findUser('ali@vitrin.test');
    expect(user).toMatchObject({ name: 'Ali Çığ', role_group: 'admin', is_active: 1 });
    expect(await isPassword(user?.password_hash ?? undefined, 'alinin-parolasi')).toBe(true);
  });

  it('reads the password from the first line of standard input', async () => {
    const args = ['--email', 'veli@vitrin.test', '--role', 'viewer'];
    expect(await run(args, 'velinin şifresi\nikinci satır\n')).toMatchObject({ code: 0 });
    const user = await findUser('veli@vitrin.test');
    expect(user?.role_group).toBe('viewer');
    expect(await isPassword(user?.password_hash ?? undefined, 'velinin şifresi')).toBe(true);
  });

  it('--reset changes password and role', async () => {
    await run(['--email', 'ayse@vitrin.test', '--password', 'eski-parola']);
    const args = ['--email', 'ayse@vitrin.test', '--reset', '--role', 'editor'];
    expect(await run(args, 'yeni-parola\n')).toMatchObject({
      code: 0,
      out: 'Parola değiştirildi, açık oturumlar kapatıldı: ayse@vitrin.test (editor)\n',
    });
    const user = await findUser('ayse@vitrin.test');
    expect(user?.role_group).toBe('editor');
    expect(await isPassword(user?.password_hash ?? undefined, 'yeni-parola')).toBe(true);
  });

  it('--reset does not take the role of the last administrator', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrin-user-'));
    const own = await connect({ dataDir: folder });
    await migrate(own, { backupDir: join(folder, 'backups'), say: () => undefined });
    await run(['--email', 'tek@vitrin.test', '--password', 'eski-parola'], '', folder);
    const args = ['--email', 'tek@vitrin.test', '--reset', '--role', 'viewer', '--password', 'yeni-parola'];
    const { code, error } = await run(args, '', folder);
    await disconnect(own);
    await rm(folder, { recursive: true });
    expect([code, error]).toEqual([1, 'Son etkin yönetici kapatılamaz, silinemez ve rolü değiştirilemez.\n']);
  });

  it('--without-second-factor helps a user who has lost the phone', async () => {
    await run(['--email', 'can@vitrin.test', '--password', 'eski-parola']);
    const { id = 0 } = (await findUser('can@vitrin.test')) ?? {};
    const factor = {
      user_id: id,
      secret: '-',
      confirmed_at: '-',
      recovery_codes: '[]',
      last_step: 0,
      created_at: '-',
    };
    await connections.writer.insertInto('second_factors').values(factor).execute();
    await run(['--email', 'can@vitrin.test', '--reset', '--without-second-factor'], 'yeni-parola\n');
    expect(await connections.reader.selectFrom('second_factors').select('user_id').execute()).toEqual([]);
  });

  it.each<[string, string[], string]>([
    ['no address', [], '--email verilmeli.'],
    ['an unknown option', ['--mail', 'a@b.co'], 'Komut anlaşılamadı.'],
    [
      'no valid address',
      ['--email', 'aaaaaa', '--password', 'eski-parola'],
      'email: Geçerli E-Mail Adresi Giriniz',
    ],
    [
      'a short password',
      ['--email', 'x@vitrin.test', '--password', '1234567'],
      'parola: Bu Alan 8 Karakterden Az',
    ],
    ['a common password', ['--email', 'x@vitrin.test', '--password', 'password'], 'Bu parola çok yaygın'],
    ['no password', ['--email', 'x@vitrin.test'], 'parola: * Bu Alan Zorunlu'],
    [
      'an unknown role',
      ['--email', 'x@vitrin.test', '--role', 'boss'],
      'Rol admin, editor ya da viewer olmalı.',
    ],
    [
      'a reset of an unknown account',
      ['--email', 'x@vitrin.test', '--reset'],
      'Bu e-posta adresiyle bir kullanıcı yok.',
    ],
  ])('with %s fails with a message', async (_, args, message) => {
    const { code, out, error } = await run(args);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain(message);
    expect(error).not.toContain('    at ');
    expect(await findUser('x@vitrin.test')).toBeUndefined();
  });

  it('with an existing address fails with a message', async () => {
    const args = ['--email', 'tek@vitrin.test', '--password', 'eski-parola'];
    await run(args);
    expect(await run(args)).toEqual({
      code: 1,
      out: '',
      error: 'Bu e-posta adresiyle bir kullanıcı zaten var.\n',
    });
  });

  it('before the first start says what to do', async () => {
    const folder = join(dataDir, 'no-such-folder');
    const { code, error } = await run(['--email', 'x@vitrin.test'], '', folder);
    expect([code, error]).toEqual([
      1,
      'Veritabanı hazır değil. Önce npm start ya da npm run db:migrate çalıştırın.\n',
    ]);
  });
});
