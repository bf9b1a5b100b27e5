import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../dialect-of.ts';
import type { Reader } from '../connect.ts';
import { migrations } from '../migrations.ts';
import type { Database } from '../schema/database.ts';

/** Another release has changed the database so that this one may no longer write. */
export class ProgramTooOldError extends Error {}

const newest = migrations.at(-1)?.name ?? '';

/**
 * Refuses a write of a program that is older than the database allows, while a newer release already runs beside it.
 * On SQLite the data folder's lock keeps a second process away.
 *
 * @throws ProgramTooOldError
 */
export async function refuseOldProgram(db: Pick<Reader, 'getExecutor'>): Promise<void> {
  if (dialectOf(db) === 'sqlite') return;
  const smallest = await readSmallestSchema(db);
  if (smallest > newest)
    throw new ProgramTooOldError(`The database asks for ${smallest}, this program has ${newest}`);
}

/** The oldest migration that a program must have to write. The names begin with numbers, so they can be compared. */
export async function readSmallestSchema(db: Pick<Reader, 'getExecutor'>): Promise<string> {
  const { rows } = await sql<{
    migration: string;
  }>`select migration from smallest_schema where id = 1`.execute(db);
  return rows[0]?.migration ?? '';
}

/** Whether the database has the table; those of releases before 009 have not. */
export async function hasSmallestSchema(db: Kysely<Database>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'smallest_schema');
}
