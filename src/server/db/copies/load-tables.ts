import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Connections } from '../connect.ts';
import type { Database } from '../schema/database.ts';
import type { CopiedTable, CopiedValue } from './snapshot.ts';
import { onPostgres } from './load-postgres.ts';
import { onSqlite } from './load-sqlite.ts';

export type TableCopy = CopiedTable & { rows: () => AsyncIterable<readonly CopiedValue[][]> };
export type TablesCopy = { tables: readonly TableCopy[]; highestIds: Readonly<Record<string, number>> };

type Loading = Kysely<Database>;

/** What differs between the databases while tables are loaded. */
export type LoadDialect = {
  /**
   * Removes triggers, references and indexes, so that rows are stored as they are and in any order. The returned
   * function makes them again and checks the references.
   */
  suspendRules: (db: Loading) => Promise<() => Promise<void>>;
  setHighestId: (db: Loading, table: string, id: number) => Promise<void>;
  placeholder: (position: number) => string;
};

/** Both databases allow more parameters in a statement. */
const maxParameters = 30_000;
const maxRows = 500;

/**
 * Replaces the rows of all tables by a copy, in one transaction; the schema must be that of the copy. Derived rows,
 * such as counts, are part of the copy.
 *
 * @throws Error if the copy contradicts the schema
 */
export async function loadTables(connections: Connections, copy: TablesCopy): Promise<void> {
  const dialect = connections.dialect === 'sqlite' ? onSqlite : onPostgres;
  // SQLite cannot switch references off inside a transaction.
  await connections.writer.connection().execute(async (connection) => {
    if (connections.dialect === 'sqlite') await sql`pragma foreign_keys = off`.execute(connection);
    try {
      await connection.transaction().execute((db) => load(db, copy, dialect));
    } finally {
      if (connections.dialect === 'sqlite') await sql`pragma foreign_keys = on`.execute(connection);
    }
  });
}

async function load(db: Loading, { tables, highestIds }: TablesCopy, dialect: LoadDialect): Promise<void> {
  const resumeRules = await dialect.suspendRules(db);
  for (const table of tables) {
    await sql`delete from ${sql.table(table.name)}`.execute(db);
    for await (const rows of table.rows()) await insertRows(db, table, { rows, dialect });
  }
  for (const [table, id] of Object.entries(highestIds)) await dialect.setHighestId(db, table, id);
  await resumeRules();
}

async function insertRows(
  db: Loading,
  { name, columns }: CopiedTable,
  { rows, dialect }: { rows: readonly CopiedValue[][]; dialect: LoadDialect },
): Promise<void> {
  const atOnce = Math.max(1, Math.min(maxRows, Math.floor(maxParameters / columns.length)));
  const list = columns.map((column) => `"${column}"`).join(', ');
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce);
    const values = some.map((_, row) => {
      const places = columns.map((_column, index) => dialect.placeholder(row * columns.length + index + 1));
      return `(${places.join(', ')})`;
    });
    const text = `insert into "${name}" (${list}) values ${values.join(', ')}`;
    await db.executeQuery(CompiledQuery.raw(text, some.flat()));
  }
}
