import { sql, type Kysely } from 'kysely';
import { dayMs } from '#shared/rules/durations.ts';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLockTimeout } from './connection-errors.ts';
import type { Migration } from './migration-tables.ts';
import type { Connections } from './connect.ts';
import { hasTables } from './has-tables.ts';
import { hasSmallestSchema, readSmallestSchema } from './migrations/smallest-schema.ts';
import { migrations as allMigrations } from './migrations.ts';
import type { Database } from './schema/database.ts';

const keptBackups = 5;
const copyAge = 30 * dayMs;

/** A later version of the program has written this database. */
export class NewerDatabaseError extends Error {}

/**
 * An unreleased version has created this database, with a first migration that no longer
 * exists (docs/decisions/0025).
 */
export class UnreleasedDatabaseError extends Error {}

export type MigrateOptions = {
  backupDir: string;
  say: (line: string) => void;
  migrations?: readonly Migration[];
  locks?: TableLocks;
};

/**
 * How long a change of a table waits for the statements of running processes, while others queue up behind it, and the
 * pause before it tries again; in milliseconds.
 */
type TableLocks = { wait: number; pause: number };
const usualLocks: TableLocks = { wait: 5_000, pause: 5_000 };
const lockAttempts = 24;

/**
 * Runs all missing migrations in one transaction; a SQLite file with data is copied first.
 *
 * @throws NewerDatabaseError, UnreleasedDatabaseError
 */
export async function migrate(connections: Connections, options: MigrateOptions): Promise<void> {
  const migrations = options.migrations ?? allMigrations;
  const applied = await appliedMigrations(connections.writer);
  await refuseUnknown(connections.writer, applied, migrations);
  if (migrations.every(({ name }) => applied.includes(name))) return;
  if (applied.length > 0) {
    await backUp(connections, options);
    if (connections.dialect === 'sqlite') await vacuum(connections);
  }
  const { say, locks = usualLocks } = options;
  await retryWhileLocked(() => runPending(connections, { migrations, say, locks }), { say, locks });
}

/**
 * Whether `migrate` has nothing to do. For an unreleased database, which `migrate` refuses, the answer is
 * false.
 * @throws NewerDatabaseError
 */
export async function isMigrated(connections: Connections): Promise<boolean> {
  const applied = await appliedMigrations(connections.writer);
  if (isUnreleased(applied)) return false;
  await refuseUnknown(connections.writer, applied, allMigrations);
  return allMigrations.every(({ name }) => applied.includes(name));
}

async function runPending(
  { writer, dialect }: Connections,
  { migrations, say, locks }: Required<Pick<MigrateOptions, 'migrations' | 'say' | 'locks'>>,
): Promise<void> {
  // SQLite cannot switch foreign keys inside a transaction; all keys are checked before the commit.
  await writer.connection().execute(async (connection) => {
    if (dialect === 'sqlite') await sql`pragma foreign_keys = off`.execute(connection);
    try {
      await connection.transaction().execute(async (db) => {
        if (dialect === 'postgres') await waitForOtherMigration(db, locks);
        await createMigrationTable(db);
        // Another process may have migrated the database while this one waited for the lock.
        const applied = await readApplied(db);
        await refuseUnknown(db, applied, migrations);
        const pending = migrations.filter(({ name }) => !applied.includes(name));
        for (const migration of pending) {
          say(`Veritabanı güncelleniyor: ${migration.name}`);
          await migration.up(db as unknown as Kysely<unknown>, dialect);
          await sql`insert into migrations (name, applied_at) values (${migration.name}, ${new Date().toISOString()})`.execute(
            db,
          );
        }
        const contracting = pending.findLast(({ keepsOlder }) => !keepsOlder)?.name;
        if (contracting !== undefined && (await hasSmallestSchema(db)))
          await sql`update smallest_schema set migration = ${contracting} where id = 1 and migration < ${contracting}`.execute(
            db,
          );
        if (dialect === 'sqlite') {
          await secureFullText(db);
          await checkForeignKeys(db);
        }
      });
    } finally {
      if (dialect === 'sqlite') await sql`pragma foreign_keys = on`.execute(connection);
    }
  });
}

/** Another process may migrate for minutes; only after that is a wait for a lock short. */
async function waitForOtherMigration(db: Kysely<Database>, { wait }: TableLocks): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(824200101)`.execute(db);
  await sql`set local lock_timeout = ${sql.lit(`${wait}ms`)}`.execute(db);
}

/** Tries a migration again when a long statement of a running process held a table. */
async function retryWhileLocked(
  run: () => Promise<void>,
  { say, locks }: Required<Pick<MigrateOptions, 'say' | 'locks'>>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || attempt === lockAttempts) throw error;
      say('Güncelleme bekliyor: bir tablo başka bir işlem tarafından kullanılıyor …');
      await sleep(locks.pause);
    }
  }
}

async function createMigrationTable(db: Kysely<Database>): Promise<void> {
  await sql`create table if not exists migrations (name text primary key not null, applied_at text not null)`.execute(
    db,
  );
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  return (await hasTables(db)) ? readApplied(db) : [];
}

async function readApplied(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Whether another version of the first migration created the database. Every released database has the
 * present one.
 */
function isUnreleased([first]: readonly string[]): boolean {
  return first?.startsWith('001-') === true && first !== allMigrations[0]?.name;
}

/** A newer release may have migrated the database, as long as it lets this one write. */
async function refuseUnknown(
  db: Kysely<Database>,
  applied: readonly string[],
  migrations: readonly Migration[],
): Promise<void> {
  if (isUnreleased(applied))
    throw new UnreleasedDatabaseError(
      `Veritabanı yayımlanmamış bir ön sürümle oluşturulmuş (${applied[0]}); bu sürüme güncellenemez. Örnek içerik için npm run demo:reset çalıştırın ya da boş bir DATA_DIR (PostgreSQL'de boş bir veritabanı) gösterin.`,
    );
  const unknown = applied.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown === undefined) return;
  const newest = migrations.at(-1)?.name ?? '';
  if (!(await hasSmallestSchema(db)) || (await readSmallestSchema(db)) > newest)
    throw new NewerDatabaseError(`Veritabanı daha yeni bir sürümle yazılmış (${unknown})`);
}

async function checkForeignKeys(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (rows.length > 0) throw new Error(`Broken references in ${rows.map(({ table }) => table).join(', ')}`);
}

/**
 * Rewrites a SQLite file without the bytes of deleted rows. It runs before the update, so that a start that
 * fails on a full disk repeats it; another process may be updating at the same time.
 */
async function vacuum({ writer }: Connections): Promise<void> {
  await sql`pragma busy_timeout = 60000`.execute(writer);
  await sql`vacuum`.execute(writer);
  await sql`pragma busy_timeout = 0`.execute(writer);
}

/** A full-text table of public texts only: erasing its words at once makes imports five times slower. */
const publicFullText = 'product_words';

/**
 * Makes the full-text tables, except the public one, erase the words of deleted rows; by default they keep them
 * until their segments are merged.
 */
async function secureFullText(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where sql like 'create virtual table%using fts5%' and name <> ${publicFullText}`.execute(db);
  for (const { name } of rows)
    await sql`insert into ${sql.table(name)} (${sql.ref(name)}, rank) values ('secure-delete', 1)`.execute(
      db,
    );
}

async function backUp(connections: Connections, { backupDir, say }: MigrateOptions): Promise<void> {
  if (connections.dialect === 'postgres') {
    say('PostgreSQL yedeği bu program tarafından alınmaz; güncelleme tek işlemde yapılıyor.');
    return;
  }
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const name = `vitrin-${new Date().toISOString().replace(/[:.]/g, '-')}.db`;
  await connections.backUp(join(backupDir, name));
  say(`Yedek alındı: ${join(backupDir, name)}`);
  for (const old of (await copiesIn(backupDir)).slice(0, -keptBackups)) await rm(join(backupDir, old));
}

/** Deletes copies from before updates once they are 30 days old, because they contain data that was erased since. */
export async function removeOldCopies(backupDir: string, now: Date): Promise<void> {
  for (const name of await copiesIn(backupDir)) {
    const file = join(backupDir, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs >= copyAge) await rm(file, { force: true });
  }
}

/** The copies, the oldest first. */
async function copiesIn(backupDir: string): Promise<string[]> {
  const names = await readdir(backupDir).catch(() => []);
  return names.filter((file) => /^vitrin-.*\.db$/.test(file)).sort();
}
