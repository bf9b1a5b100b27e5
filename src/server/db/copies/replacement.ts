import { sql, type Transaction } from 'kysely';
import SQLite from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, disconnect, type Connections, type ConnectSettings } from '../connect.ts';
import { dropTablesIn, refuseOtherSessions } from '../drop-tables.ts';
import type { Database } from '../schema/database.ts';

/** An empty database that is filled beside the present one and then takes its place. */
export type Replacement = {
  /** Settings that open the new database. */
  settings: ConnectSettings;
  /**
   * Puts the new database in the place of the present one: at each moment there is one or the other. Nobody may use
   * either of them.
   * @throws DatabaseInUseError
   */
  takePlace: () => Promise<void>;
  /** Removes the new database; does nothing after `takePlace`. */
  discard: () => Promise<void>;
};

/** Makes an empty database for `settings`: a SQLite file in a folder of the data folder, or a schema in PostgreSQL. */
export function createReplacement(settings: ConnectSettings): Promise<Replacement> {
  return settings.databaseUrl ? createSchema(settings, settings.databaseUrl) : createFile(settings);
}

const fileNames = ['vitrin.db', 'vitrin.db-wal', 'vitrin.db-shm'];

async function createFile({ dataDir }: ConnectSettings): Promise<Replacement> {
  const folder = join(dataDir, 'restore');
  // A killed restore may have left this folder.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    settings: { dataDir: folder },
    async takePlace() {
      const present = join(dataDir, 'vitrin.db');
      emptyLog(present);
      for (const name of fileNames.slice(1)) await rm(join(dataDir, name), { force: true });
      await flush(join(folder, 'vitrin.db'));
      await rename(join(folder, 'vitrin.db'), present);
      await flush(dataDir);
      await rm(folder, { recursive: true, force: true });
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Writes the log that a killed server left into the database file, so that the file alone is complete. */
function emptyLog(file: string): void {
  let database: SQLite.Database | undefined;
  try {
    database = new SQLite(file, { fileMustExist: true, timeout: 0 });
    database.pragma('wal_checkpoint(truncate)');
  } catch {
    // The file is missing or damaged, so there is nothing to save.
  } finally {
    database?.close();
  }
}

async function flush(path: string): Promise<void> {
  // Windows cannot open folders.
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

const schemaStart = 'vitrin_restore_';

async function createSchema(settings: ConnectSettings, databaseUrl: string): Promise<Replacement> {
  const schema = `${schemaStart}${randomBytes(4).toString('hex')}`;
  await inDatabase(settings, async ({ writer }) => {
    await removeOldSchemas(writer);
    await sql`create schema ${sql.id(schema)}`.execute(writer);
  });
  const inSchema = new URL(databaseUrl);
  const options = [inSchema.searchParams.get('options'), `-c search_path=${schema}`].filter(Boolean);
  inSchema.searchParams.set('options', options.join(' '));
  return {
    settings: { ...settings, databaseUrl: inSchema.href },
    takePlace: () =>
      inDatabase(settings, async ({ writer }) => {
        await waitForClosedSessions(writer);
        await writer.transaction().execute(async (db) => {
          await dropTablesIn(db);
          await moveObjects(db, schema);
          await sql`drop schema ${sql.id(schema)}`.execute(db);
        });
      }),
    discard: () =>
      inDatabase(settings, async ({ writer }) => {
        await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(writer);
      }),
  };
}

/** Waits for sessions that were closed just now, which PostgreSQL still lists for a moment. */
async function waitForClosedSessions(writer: Connections['writer']): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await refuseOtherSessions(writer);
      return;
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(100);
    }
  }
}

async function inDatabase<Result>(
  settings: ConnectSettings,
  work: (connections: Connections) => Promise<Result>,
): Promise<Result> {
  const connections = await connect(settings);
  try {
    return await work(connections);
  } finally {
    await disconnect(connections);
  }
}

/** Removes what killed restores have left; nobody else restores, because others may not use the database. */
async function removeOldSchemas(writer: Connections['writer']): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where starts_with(nspname, ${schemaStart})`.execute(writer);
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(writer);
}

/** Moves tables with their indexes and sequences, and the functions, into the schema that the program uses. */
async function moveObjects(db: Transaction<Database>, schema: string): Promise<void> {
  const { rows: objects } = await sql<{ statement: string }>`
    select format('alter table %I.%I set schema %I', ${schema}::text, relname, current_schema()) as statement
    from pg_class where relnamespace = ${schema}::regnamespace and relkind = 'r'
    union all
    select format('alter function %s set schema %I', pg_proc.oid::regprocedure, current_schema())
    from pg_proc where pronamespace = ${schema}::regnamespace`.execute(db);
  for (const { statement } of objects) await sql.raw(statement).execute(db);
}
