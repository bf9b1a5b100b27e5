import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { startPostgres } from '../databases/embedded-postgres.ts';
import { addressOf, execute } from '../databases/postgres-server.ts';
import { startBuiltServer } from '../servers/built-server.ts';
import { freePort } from '../servers/free-port.ts';
import { startDemoSite } from './demo-site.ts';
import { signInTo, type StaffClient } from '../servers/staff-client.ts';
import type { FaultPart, Shown } from './shown.ts';

/** The example moves to PostgreSQL, back to another folder, and comes back from a backup of either database. */
export const move: FaultPart = { run };

type Environment = Record<string, string>;

async function run(): Promise<readonly Shown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-move-'));
  const postgres = await startPostgres();
  const port = await freePort();
  // On PostgreSQL this key is needed to encrypt the secrets of authenticator apps.
  const common = { APP_SECRET: 'a secret of the tests, long enough' };
  const site = await startDemoSite(common, port);
  try {
    const staff = await signInTo(site.url, site.account);
    const before = await lookAt(site, staff);
    await site.end();
    const sqlite = { ...common, DATA_DIR: site.dataDir };
    const moved = { ...sqlite, DATABASE_URL: await createDatabase(postgres.url, 'moved') };
    const back = { ...common, DATA_DIR: join(folder, 'back') };
    const restored = { ...common, DATA_DIR: join(folder, 'restored') };
    const times = {
      there: await runScript('move', ['--to', moved.DATABASE_URL], sqlite),
      back: await runScript('move', ['--to', 'sqlite', '--data-dir', back.DATA_DIR], moved),
      backup: await runScript('backup', [], moved),
      restore: await runScript('restore', ['--from', join(moved.DATA_DIR, 'backups')], restored),
    };
    const onPostgres = await serveAndLook(port, moved, staff);
    const onSqlite = await serveAndLook(port, back, staff);
    const fromBackup = await serveAndLook(port, restored);
    return [
      compare('a move to PostgreSQL changes no page and no list', {
        before,
        after: onPostgres,
        time: times.there,
      }),
      compare('a move back changes no page and no list', { before, after: onSqlite, time: times.back }),
      compare('a backup of PostgreSQL comes back on SQLite with the same pages', {
        before: { ...before, lists: new Map() },
        after: fromBackup,
        time: times.backup + times.restore,
      }),
    ];
  } finally {
    await site.stop();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

type Seen = { pages: Map<string, string>; lists: Map<string, string> };

async function serveAndLook(port: number, environment: Environment, staff?: StaffClient): Promise<Seen> {
  const server = await startBuiltServer({ environment, port });
  try {
    return await lookAt(server, staff);
  } finally {
    await server.stop();
  }
}

/** Everything that visitors see, and all lists of the panel with the session of the first server. */
async function lookAt({ url }: { url: string }, staff?: StaffClient): Promise<Seen> {
  return { pages: await crawl(url), lists: staff ? await readLists(staff) : new Map<string, string>() };
}

/** All pages that links from the home page lead to, by path. Links with filters are left out: there are too many. */
async function crawl(url: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const answer = await fetch(url + path, { redirect: 'manual' });
    const body = await answer.text();
    pages.set(path, `${answer.status} ${body}`);
    for (const [, link = ''] of body.matchAll(/<a [^>]*href="(\/[^"#?]*(?:\?page=\d+)?)"/g))
      if (!/^\/(media|assets|admin|giris-yap|dosya|api)\b/.test(link)) waiting.push(link);
  }
  return pages;
}

/**
 * The answers of all calls in docs/roles.md that list something. The calls that are left out need an id, end the
 * session, or show something of the data folder, which the move changes.
 */
async function readLists(staff: StaffClient): Promise<Map<string, string>> {
  const table = await readFile(join(rootDir, 'docs/roles.md'), 'utf8');
  const paths = [...table.matchAll(/^\| GET +\| `(\/api\/admin\/[^`:]+)`/gm)].map(([, path = '']) => path);
  const listed = paths.filter((path) => !/\/(logout|events|status|dashboard\/.*|backups|export)$/.test(path));
  const lists = new Map<string, string>();
  for (const path of listed) {
    const answer = await staff.call('GET', path);
    lists.set(path, `${answer.status} ${await answer.text()}`);
  }
  return lists;
}

function compare(
  promise: string,
  { before, after, time }: { before: Seen; after: Seen; time: number },
): Shown {
  const different = [...differences(before.pages, after.pages), ...differences(before.lists, after.lists)];
  const refused = [...after.lists.values()].filter((text) => text.startsWith('401')).length;
  const seen = `${before.pages.size} pages and ${before.lists.size} lists, ${different.length} different, ${time.toFixed(1)} s`;
  return {
    promise,
    figure: different.length > 0 ? `${seen}: ${different.slice(0, 5).join(', ')}` : seen,
    isKept: different.length === 0 && refused === 0 && before.pages.size > 50,
  };
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

async function createDatabase(server: string, name: string): Promise<string> {
  await execute(server, `create database ${name} template template0`);
  return addressOf(server, name);
}

/** Runs a command of the product and returns the seconds that it took. */
async function runScript(name: string, args: readonly string[], environment: Environment): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(rootDir, `scripts/${name}.ts`), ...args], {
    cwd: rootDir,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code ?? 'a signal'}`);
  return (performance.now() - started) / 1_000;
}
