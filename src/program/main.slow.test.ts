import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bucketEnvironment, startBucket } from '#test/servers/bucket.ts';
import { environmentOf, type Environment } from '#test/servers/process-environment.ts';
import { bareServer, startBareServer } from '#test/servers/start-bare-server.ts';
import { runServer } from './main.ts';

async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-main-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts a server in this process, which is quicker, and which must fail to start. */
async function refusal(given: Environment): Promise<{ code: unknown; lines: string[] }> {
  const lines: string[] = [];
  const own = process.env;
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  process.env = environmentOf({ DEMO: '0', ...given });
  try {
    await runServer();
    return { code: process.exitCode, lines };
  } finally {
    process.exitCode = undefined;
    process.env = own;
    vi.restoreAllMocks();
  }
}

/** The same in a process of its own, which must end by itself. */
async function refusalOfProcess(given: Environment): Promise<{ code: unknown; lines: string[] }> {
  const options = { env: environmentOf({ DEMO: '0', ...given }), timeout: 20_000 };
  const failure = await promisify(execFile)(process.execPath, [bareServer], options).then(
    () => undefined,
    (error: unknown) => error as { code: unknown; stderr: string },
  );
  return { code: failure?.code, lines: (failure?.stderr ?? '').trim().split('\n') };
}

describe('a start prints one line and fails because of', () => {
  it.each([
    ['a port that is no number', { PORT: 'abc' }, 'PORT: 0 ile 65535 arasında bir sayı olmalı'],
    ['a host that does not exist', { HOST: 'yok.invalid' }, 'HOST: böyle bir adres bulunamadı (yok.invalid)'],
    [
      'a database host that does not exist',
      { DATABASE_URL: 'postgres://yok.invalid/x' },
      'DATABASE_URL: böyle bir adres bulunamadı (yok.invalid)',
    ],
    [
      'an unreachable database server',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      'DATABASE_URL: veritabanı sunucusu yanıt vermiyor (ECONNREFUSED)',
    ],
  ])('%s', async (_, environment, line) => {
    const { code, lines } = await refusal({ DATA_DIR: await makeDataDir(), ...environment });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(line);
  });

  it.each([
    ['wrong keys', { accessKeyId: 'BASKA' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: “deneme” kovası'],
    ['no such bucket', { bucket: 'yok' }, 'S3_BUCKET: böyle bir kova yok: yok'],
  ])('a bucket with %s', async (_, given, line) => {
    const environment = bucketEnvironment({ ...(await startBucket()), ...given });
    const dataDir = await makeDataDir();
    const { code, lines } = await refusal({ DATA_DIR: dataDir, ...environment });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(line);
    expect(existsSync(join(dataDir, 'vitrin.db'))).toBe(false);
  });

  it('a data folder that cannot be created', async () => {
    const file = join(await makeDataDir(), 'dosya');
    await writeFile(file, '');
    const { code, lines } = await refusal({ DATA_DIR: join(file, 'data') });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('DATA_DIR: veri klasörü açılamıyor');
  });

  it.skipIf(process.getuid?.() === 0)('a data folder that cannot be written', async () => {
    const dataDir = await makeDataDir();
    await chmod(dataDir, 0o500);
    expect((await refusal({ DATA_DIR: dataDir })).lines[0]).toContain('DATA_DIR: veri klasörü açılamıyor');
  });

  it('a file that is not a database', async () => {
    const dataDir = await makeDataDir();
    await writeFile(join(dataDir, 'vitrin.db'), 'düz metin '.repeat(100));
    const { code, lines } = await refusal({ DATA_DIR: dataDir });
    expect([code, lines]).toEqual([
      1,
      ['DATA_DIR: vitrin.db bir veritabanı değil ya da bozuk (SQLITE_NOTADB).'],
    ]);
  });

  it.runIf(process.platform === 'linux')('a data folder where the system allows no folder', async () => {
    const { code, lines } = await refusal({ DATA_DIR: '/proc/vitrin/data' });
    expect([code, lines]).toEqual([
      1,
      ['DATA_DIR: veri klasörü açılamıyor ya da yazılamıyor: /proc/vitrin/data'],
    ]);
  });

  it('a folder in the place of the database', async () => {
    const dataDir = await makeDataDir();
    await mkdir(join(dataDir, 'vitrin.db'));
    const { code, lines } = await refusal({ DATA_DIR: dataDir });
    expect([code, lines]).toEqual([1, ['DATA_DIR: veritabanı dosyası (vitrin.db) açılamıyor (EISDIR).']]);
  });

  it.each([
    ['garbage', (file: string) => writeFile(file, 'düz metin '.repeat(100))],
    ['a folder', (file: string) => mkdir(file)],
  ])('%s in the place of the lock file, and does not say that another server runs', async (_, make) => {
    const dataDir = await makeDataDir();
    const file = join(dataDir, 'lock.db');
    await make(file);
    const { code, lines } = await refusal({ DATA_DIR: dataDir });
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^DATA_DIR: kilit dosyası bozuk ya da açılamıyor/)],
    ]);
    expect(lines[0]).toContain(file);
  });

  it('a data folder that another server uses', async () => {
    const dataDir = await makeDataDir();
    const first = await startBareServer({ DATA_DIR: dataDir });
    const { code, lines } = await refusal({ DATA_DIR: dataDir, PORT: '0' });
    expect([code, lines]).toEqual([1, [`Veri klasörünü başka bir sunucu kullanıyor: ${dataDir}`]]);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await startBareServer({ DATA_DIR: dataDir });
  });

  it('a port in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as AddressInfo;
    const { code, lines } = await refusal({ DATA_DIR: await makeDataDir(), PORT: String(port) });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(new RegExp(`^PORT: ${port} numaralı kapı dolu`));
  });

  it('a port of the metrics that is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as AddressInfo;
    const settings = { DATA_DIR: await makeDataDir(), PORT: '0', METRICS_PORT: String(port) };
    const { code, lines } = await refusalOfProcess(settings);
    expect([code, lines]).toEqual([1, [`METRICS_PORT: ${port} numaralı kapı dolu (127.0.0.1).`]]);
  });
});

it('the server starts while its bucket does not answer, and says so', async () => {
  const bucket = { ...(await startBucket()), endpoint: 'http://127.0.0.1:1' };
  const { url, output } = await startBareServer({
    DATA_DIR: await makeDataDir(),
    ...bucketEnvironment(bucket),
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(output()).toContain('Kovaya ulaşılamıyor: deneme (ECONNREFUSED). Site açılıyor;');
});

it('the log has one line for each request with its id and that of the signed-in user, and no secrets, and SIGINT ends the server with 0', async () => {
  const { url, output, child } = await startBareServer({
    DATA_DIR: await makeDataDir(),
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'cok-gizli-parola',
  });
  const { token: csrf } = (await (await fetch(`${url}/api/csrf-token`)).json()) as { token: string };
  const login = await fetch(`${url}/api/auth/login?gizli=parametre`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
    body: JSON.stringify({ email: 'admin@example.com', password: 'cok-gizli-parola' }),
  });
  const { token } = (await login.json()) as { token: string };
  await fetch(`${url}/api/admin/status`, { headers: { authorization: `Bearer ${token}` } });
  await sleep(100);
  const lineOf = (path: string) => {
    const line = output()
      .split('\n')
      .find((text) => text.includes(path));
    return JSON.parse(line ?? '{}') as unknown;
  };
  expect(lineOf('/api/admin/status')).toMatchObject({ method: 'GET', status: 200, user: 1 });
  expect(lineOf('/api/csrf-token')).not.toHaveProperty('user');
  expect(lineOf('/api/auth/login')).toMatchObject({
    method: 'POST',
    path: '/api/auth/login',
    status: 200,
    trace: login.headers.get('x-request-id'),
  });
  for (const secret of ['cok-gizli-parola', token, csrf, 'parametre']) expect(output()).not.toContain(secret);
  expect(output().replace(/^İlk hesap.*$/m, '')).not.toContain('admin@example.com');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('the server keeps its key in a file for the owner alone, stores refused calls when it stops, and refuses a damaged key', async () => {
  const dataDir = await makeDataDir();
  const { url, child } = await startBareServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'cok-gizli-parola',
  });
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  await fetch(`${url}/api/admin/products`);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const database = new SQLite(join(dataDir, 'vitrin.db'));
  expect(database.prepare('select network, count from refused_calls').all()).toEqual([
    { network: '127.0.0.0/24', count: 1 },
  ]);
  database.close();
  await writeFile(join(dataDir, 'secret.key'), 'bozuk');
  const { code, lines } = await refusal({ DATA_DIR: dataDir });
  expect([code, lines]).toEqual([1, [expect.stringContaining('anahtar dosyası bozuk')]]);
});
