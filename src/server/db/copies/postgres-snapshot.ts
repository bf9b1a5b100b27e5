import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { copiedTables } from './copied-tables.ts';
import type { CopiedTable, CopiedValue, Snapshot } from './snapshot.ts';

/** Rows of one answer of the database. */
const rowsAtOnce = 500;

/** Opens a transaction that reads the database as it is now. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection fails the running query; its event needs a listener as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await describeTables(client);
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
    return {
      migrations: rows.map(({ name }) => name),
      tables,
      rows: (table) => readRows(client, table),
      highestIds: () => readHighestIds(client, tables),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function describeTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select columns.table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns
     where table_schema = current_schema() and is_generated = 'NEVER' and table_name = any($1)
     group by columns.table_name order by columns.table_name collate "C"`,
    [copiedTables],
  );
  return rows;
}

async function* readRows(client: pg.Client, { name, columns }: CopiedTable): AsyncGenerator<CopiedValue[][]> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await client.query(
    `declare copied no scroll cursor for select ${list} from "${name}" ${await orderOf(client, name)}`,
  );
  for (;;) {
    const asked = performance.now();
    const { rows } = await client.query<CopiedValue[]>({
      text: `fetch ${rowsAtOnce} from copied`,
      rowMode: 'array',
    });
    const answered = performance.now();
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) break;
    // Our process has a low priority, the database's has not: between two answers it is left to the visitors.
    await sleep(answered - asked);
  }
  await client.query('close copied');
}

/** Rows in the order of their key are read from neighbouring pages and restored in the order of SQLite. */
async function orderOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ column: string }>(
    `select attname as column from pg_index
     join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and indisprimary order by array_position(indkey, attnum)`,
    [`"${table}"`],
  );
  return rows.length > 0 ? `order by ${rows.map(({ column }) => `"${column}"`).join(', ')}` : '';
}

async function readHighestIds(
  client: pg.Client,
  tables: readonly CopiedTable[],
): Promise<Record<string, number>> {
  const highest: Record<string, number> = {};
  for (const { name, columns } of tables) {
    if (!columns.includes('id')) continue;
    const { rows } = await client.query<{ sequence: string | null }>(
      "select pg_get_serial_sequence($1, 'id') as sequence",
      [`"${name}"`],
    );
    const sequence = rows[0]?.sequence;
    if (!sequence) continue;
    const { rows: values } = await client.query<{ value: string }>(
      `select last_value as value from ${sequence} where is_called`,
    );
    if (values[0]) highest[name] = Number(values[0].value);
  }
  return highest;
}
