import { sql } from 'kysely';
import { connect, disconnect, type ConnectSettings, type Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';

/** Whether the database, on PostgreSQL its present schema, contains the program's tables, of whatever version. */
export async function hasTables(db: Pick<Reader, 'getExecutor'>): Promise<boolean> {
  const name = 'migrations';
  const { rows } =
    dialectOf(db) === 'postgres'
      ? await sql`
          select 1 from pg_class
          where relname = ${name} and relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(
          db,
        )
      : await sql`select 1 from sqlite_master where name = ${name} and type = 'table'`.execute(db);
  return rows.length > 0;
}

/** Like `hasTables`, for a database that is not open. */
export async function findsTables(settings: ConnectSettings): Promise<boolean> {
  const connections = await connect(settings);
  try {
    return await hasTables(connections.writer);
  } finally {
    await disconnect(connections);
  }
}
