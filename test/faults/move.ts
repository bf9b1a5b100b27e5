import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, disconnect } from '#server/db/connect.ts';
import { rootDir } from '#server/root-dir.ts';
import { startPostgres } from '../databases/embedded-postgres.ts';
import { addressOf, execute } from '../databases/postgres-server.ts';
import { startBuiltServer } from '../servers/built-server.ts';
import { freePort } from '../servers/free-port.ts';
import { signInTo, type StaffClient } from '../servers/staff-client.ts';
import type { FaultPart, Shown } from './shown.ts';

/** The example moves to PostgreSQL, back to another folder, and comes back from a backup of either database. */
export const move: FaultPart = { run };

async function run(): Promise<readonly Shown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-move-'));
  const postgres = await startPostgres();
  try {
    const PORT = String(await freePort());
    // Authenticator apps need it on PostgreSQL.
    const common = { PORT, APP_SECRET: 'a secret of the tests, long enough' };
    const first = { ...common, DATA_DIR: join(folder, 'first') };
    const second = { ...first, DATABASE_URL: await createDatabase(postgres.url, 'moved') };
    const third = { ...common, DATA_DIR: join(folder, 'third') };
    const staff: { client?: StaffClient } = {};
    const before = await lookAt(first, staff);
    const there = await runScript('move', ['--to', second.DATABASE_URL], first);
    const onPostgres = await lookAt(second, staff);
    const back = await runScript('move', ['--to', 'sqlite', '--data-dir', third.DATA_DIR], second);
    const onSqlite = await lookAt(third, staff);
    const backup = await runScript('backup', [], second);
    const fourth = { ...common, DATA_DIR: join(folder, 'fourth') };
    const from = ['--from', join(second.DATA_DIR, 'backups')];
    const restored = await runScript('restore', from, fourth);
    const fromBackup = await lookAt(fourth, {});
    return [
      compare('a move to PostgreSQL changes no page and no list', { before, after: onPostgres, time: there }),
      compare('a move back changes no page and no list', { before, after: onSqlite, time: back }),
      compare('a backup of PostgreSQL comes back on SQLite', {
        before: { ...before, lists: new Map() },
        after: { ...fromBackup, lists: new Map() },
        time: backup + restored,
      }),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

type Seen = { pages: Map<string, string>; lists: Map<string, string> };

/** Everything that visitors see, and all lists of the panel with the session of the first server. */
async function lookAt(environment: Record<string, string>, staff: { client?: StaffClient }): Promise<Seen> {
  const server = await startBuiltServer({ environment });
  try {
    await forgetPictures(environment);
    staff.client ??= await signInTo(server.url, server.account);
    return { pages: await crawl(server.url), lists: await readLists(staff.client) };
  } finally {
    await server.stop();
  }
}

/** Removes the waiting jobs, because pages change whenever one has made a picture. */
async function forgetPictures({ DATA_DIR = '', DATABASE_URL }: Record<string, string>): Promise<void> {
  const connections = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    await connections.writer.deleteFrom('jobs').where('kind', '=', 'media.avif').execute();
  } finally {
    await disconnect(connections);
  }
}

/** All pages that are reached by links from the home page, by path. */
async function crawl(url: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const answer = await fetch(url + path, { redirect: 'manual' });
    const body = await answer.text();
    pages.set(path, `${answer.status} ${body}`);
    for (const [, link = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)"/g))
      if (!/^\/(media|assets|admin|giris-yap|dosya|api)\b/.test(link))
        waiting.push(link.replaceAll('&amp;', '&'));
  }
  return pages;
}

/** The answers of all calls that list something, from docs/roles.md; the others need an id or end the session. */
async function readLists(staff: StaffClient): Promise<Map<string, string>> {
  const table = await readFile(join(rootDir, 'docs/roles.md'), 'utf8');
  const paths = [...table.matchAll(/^\| GET +\| `(\/api\/admin\/[^`:]+)`/gm)].map(([, path = '']) => path);
  const listed = paths.filter((path) => !/\/(logout|events|status|dashboard\/.*|export)$/.test(path));
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

/** Runs a command of the product and answers its time in seconds. */
async function runScript(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<number> {
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
