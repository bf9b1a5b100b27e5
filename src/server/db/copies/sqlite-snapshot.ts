import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { copiedTables } from './copied-tables.ts';
import type { CopiedTable, CopiedValue, Snapshot } from './snapshot.ts';

/** Rows between two turns of the event loop. */
const rowsAtOnce = 500;

/** Opens a read transaction on the SQLite file of a data folder. */
export async function openSqliteSnapshot(dataDir: string): Promise<Snapshot> {
  const database = new SQLite(join(dataDir, 'vitrin.db'), { readonly: true, timeout: 5_000 });
  // A deferred transaction begins with its first read, which describing the tables is.
  database.exec('begin');
  const tables = describeTables(database);
  return {
    migrations: database.prepare<[], string>('select name from migrations order by name').pluck().all(),
    tables,
    rows: (table) => readRows(database, table),
    highestIds: async () => readHighestIds(database),
    close: async () => {
      database.close();
    },
  };
}

function describeTables(database: SQLite.Database): CopiedTable[] {
  const present = database
    .prepare<[], string>("select name from pragma_table_list where schema = 'main' and type = 'table'")
    .pluck()
    .all();
  const columns = database
    .prepare<[string], string>('select name from pragma_table_xinfo(?) where hidden = 0 order by cid')
    .pluck();
  return present
    .filter((name) => copiedTables.includes(name))
    .sort()
    .map((name) => ({ name, columns: columns.all(name) }));
}

async function* readRows(
  database: SQLite.Database,
  { name, columns }: CopiedTable,
): AsyncGenerator<CopiedValue[][]> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const statement = database.prepare<[], CopiedValue[]>(`select ${list} from "${name}"`).raw();
  let rows: CopiedValue[][] = [];
  for (const row of statement.iterate()) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
    await nextTurn();
  }
  if (rows.length > 0) yield rows;
}

function readHighestIds(database: SQLite.Database): Record<string, number> {
  const rows = database
    .prepare<[], { name: string; seq: number }>('select name, seq from sqlite_sequence order by name')
    .all();
  return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
}
