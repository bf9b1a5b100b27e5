import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import type { TestDatabase } from '#test/db.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { environmentOf } from '#test/servers/process-environment.ts';
import type { Migration } from './migration-tables.ts';
import type { Connections } from './connect.ts';
import { isMigrated, migrate, NewerDatabaseError } from './migrate.ts';
import { migrations } from './migrations.ts';

const script = join(import.meta.dirname, '../../../test/databases/migrate-process.ts');
const quiet = { backupDir: '', say: () => undefined };

const names = async ({ reader }: Connections) =>
  (await sql<{ name: string }>`select name from migrations order by name`.execute(reader)).rows.map(
    ({ name }) => name,
  );
const hasTable = async ({ reader }: Connections, table: string) =>
  (await reader.introspection.getTables()).some(({ name }) => name === table);

/** Migrates in another process, which kills itself at step `killAt`. */
async function migrateInProcess({ dataDir, databaseUrl }: TestDatabase['settings'], killAt = -1) {
  const child = spawn(process.execPath, [script], {
    env: environmentOf({
      DATA_DIR: dataDir,
      BACKUP_DIR: join(dataDir, 'backups'),
      KILL_AT: String(killAt),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { code, signal, errors };
}

async function openFilled() {
  const app = await openTestApp();
  await buildProduct(app.ctx, { name: 'Toka' });
  await buildCategory(app.ctx, { name: 'Halka' });
  return { connections: app.ctx.connections, settings: app.settings };
}

describe('a migration that fails', () => {
  const failing: Migration = {
    name: '901-failing',
    up: async (db) => {
      await sql`create table half (id integer)`.execute(db);
      await sql`update languages set lang = 'x'`.execute(db);
      throw new Error('broken off');
    },
  };

  it('leaves the database unchanged and usable', async () => {
    const { connections, settings } = await openFilled();
    const options = {
      ...quiet,
      backupDir: join(settings.dataDir, 'backups'),
      migrations: [...migrations, failing],
    };
    await expect(migrate(connections, options)).rejects.toThrow('broken off');
    expect(await hasTable(connections, 'half')).toBe(false);
    expect(await names(connections)).toEqual(migrations.map(({ name }) => name));
    const languages = await connections.reader.selectFrom('languages').select('lang').execute();
    expect(languages.map(({ lang }) => lang)).not.toContain('x');
    expect(await isMigrated(connections)).toBe(true);
  });

  it('because it leaves a broken reference is rolled back', async () => {
    const { connections, settings } = await openFilled();
    const breaking: Migration = {
      name: '901-breaking',
      up: async (db) => {
        await sql`update products set category_id = 99999`.execute(db);
      },
    };
    const options = {
      ...quiet,
      backupDir: join(settings.dataDir, 'backups'),
      migrations: [...migrations, breaking],
    };
    // PostgreSQL already refuses the statement.
    await expect(migrate(connections, options)).rejects.toThrow();
    const products = await connections.reader.selectFrom('products').select('category_id').execute();
    expect(products.map(({ category_id }) => category_id)).not.toContain(99999);
  });
});

describe('a migration that is killed', () => {
  it.each([0, 1, 2, 3, 4])(
    'at step %i leaves the old state, and the next start completes it',
    async (step) => {
      const { connections, settings } = await openFilled();
      const killed = await migrateInProcess(settings, step);
      expect(killed.signal).toBe('SIGKILL');
      expect(await hasTable(connections, 'later')).toBe(false);
      expect(await isMigrated(connections)).toBe(true);
      expect(await migrateInProcess(settings)).toMatchObject({ code: 0 });
      const rows = await sql<{ name: string; note: string }>`select name, note from later`.execute(
        connections.reader,
      );
      expect(rows.rows.map(({ note }) => note)).toContain('halka');
      await expect(isMigrated(connections)).rejects.toThrow(NewerDatabaseError);
    },
  );
});

it('two processes that start at once migrate once', async () => {
  const { connections, settings } = await openFilled();
  const ended = await Promise.all([migrateInProcess(settings), migrateInProcess(settings)]);
  expect(ended.map(({ code, errors }) => [code, errors])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(await names(connections)).toEqual([...migrations.map(({ name }) => name), '901-later', '902-last']);
});

describe('a database of a later version', () => {
  const adding: Migration = {
    name: '998-adding',
    keepsOlder: true,
    up: async (db) => {
      await sql`alter table products add column origin text not null default 'TR'`.execute(db);
    },
  };
  const changing: Migration = {
    name: '999-changing',
    up: async (db) => {
      await sql`alter table products drop column origin`.execute(db);
    },
  };

  const quietIn = ({ dataDir }: TestDatabase['settings']) => ({
    ...quiet,
    backupDir: join(dataDir, 'backups'),
  });

  it('is opened and written when its changes only add something', async () => {
    const { connections, settings } = await openFilled();
    await migrate(connections, { ...quietIn(settings), migrations: [...migrations, adding] });
    await migrate(connections, quiet);
    expect(await isMigrated(connections)).toBe(true);
    const { ctx } = await openTestApp({ settings });
    const { id } = await buildProduct(ctx, { name: 'geri dönüş' });
    const { rows } = await sql<{ origin: string }>`select origin from products where id = ${id}`.execute(
      connections.reader,
    );
    expect(rows).toEqual([{ origin: 'TR' }]);
  });

  it('is refused when it changed what this version uses, also while this version runs', async () => {
    const { connections, settings } = await openFilled();
    const app = await openTestApp({ settings });
    const staff = await app.signIn();
    await migrate(connections, { ...quietIn(settings), migrations: [...migrations, adding, changing] });
    await expect(migrate(connections, quiet)).rejects.toThrow(NewerDatabaseError);
    await expect(isMigrated(connections)).rejects.toThrow(NewerDatabaseError);
    // On SQLite the lock of the data folder keeps a second version away.
    if (connections.dialect === 'sqlite') return;
    const answer = await app.call('POST', '/api/admin/categories', { name_tr: 'Kanca' }, staff);
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { message: 'Program güncelleniyor. Lütfen birazdan tekrar deneyin.' },
    });
    expect(await app.call('GET', '/api/pages/categories?lang=tr')).toMatchObject({ status: 200 });
  });
});

it('a start without new migrations makes no backup', async () => {
  const { connections, settings } = await openFilled();
  const lines: string[] = [];
  await migrate(connections, {
    backupDir: join(settings.dataDir, 'backups'),
    say: (line) => lines.push(line),
  });
  expect(lines).toEqual([]);
});

it('a SQLite file is copied before each migration, and the last five copies are kept', async () => {
  const { connections, settings } = await openFilled();
  if (connections.dialect === 'postgres') return;
  const backupDir = join(settings.dataDir, 'backups');
  let known = [...migrations];
  for (let number = 901; number <= 907; number += 1) {
    const next: Migration = {
      name: `${number}-next`,
      up: async (db) => {
        await sql`create table ${sql.table(`t${number}`)} (id integer)`.execute(db);
      },
    };
    known = [...known, next];
    await migrate(connections, { ...quiet, backupDir, migrations: known });
  }
  const backups = (await readdir(backupDir)).sort();
  expect(backups).toHaveLength(5);
  const copy = new SQLite(join(backupDir, backups.at(-1) ?? ''), { readonly: true });
  expect(copy.prepare('select seo_name from products').pluck().all()).toEqual(['toka']);
  expect(copy.prepare('select max(name) from migrations').pluck().get()).toBe('906-next');
  copy.close();
});

it('an update of a SQLite file leaves no byte of rows that were deleted before', async () => {
  const { connections, settings } = await openFilled();
  if (connections.dialect === 'postgres') return;
  const { writer } = connections;
  await sql`pragma secure_delete = off`.execute(writer);
  const description = 'zqxkisi'.repeat(50);
  await sql`update products set description = ${JSON.stringify({ tr: description })}`.execute(writer);
  await sql`update products set description = '{}'`.execute(writer);
  await sql`pragma wal_checkpoint(truncate)`.execute(writer);
  const file = join(settings.dataDir, 'vitrin.db');
  expect(await readFile(file, 'latin1')).toContain('zqxkisi');
  const next: Migration = { name: '901-next', up: async () => undefined };
  const backupDir = join(settings.dataDir, 'backups');
  await migrate(connections, { ...quiet, backupDir, migrations: [...migrations, next] });
  await connections.scrub();
  expect(await readFile(file, 'latin1')).not.toContain('zqxkisi');
  const [copy = ''] = await readdir(backupDir);
  expect((await stat(join(backupDir, copy))).mode & 0o777).toBe(0o600);
});

it('a migration lets others pass while a long statement holds its table, and then goes on', async () => {
  const { connections, settings } = await openFilled();
  if (connections.dialect === 'sqlite') return;
  const adding: Migration = {
    name: '998-adding',
    up: async (db) => {
      await sql`alter table products add column origin text`.execute(db);
    },
  };
  const said: string[] = [];
  const taken = Promise.withResolvers<true>();
  const held = Promise.withResolvers<true>();
  const holding = connections.reader.transaction().execute(async (db) => {
    await sql`select count(*) from products`.execute(db);
    taken.resolve(true);
    await held.promise;
  });
  // The migration must meet the statement: it could be over before the table is held.
  await taken.promise;
  await migrate(connections, {
    backupDir: join(settings.dataDir, 'backups'),
    migrations: [...migrations, adding],
    locks: { wait: 200, pause: 10 },
    say: (line) => {
      said.push(line);
      if (line.startsWith('Güncelleme bekliyor')) held.resolve(true);
    },
  });
  await holding;
  expect(said.filter((line) => line.startsWith('Güncelleme bekliyor'))).toHaveLength(1);
  expect(await names(connections)).toContain('998-adding');
});
