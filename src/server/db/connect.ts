import type { Kysely } from 'kysely';
import { join } from 'node:path';
import type { Dialect } from './columns.ts';
import { connectPostgres } from './postgres.ts';
import type { Database } from './schema/database.ts';
import { connectSqlite } from './sqlite.ts';

export type Connections = {
  dialect: Dialect;
  /** Cannot write: read-only on SQLite, `default_transaction_read_only` on PostgreSQL. */
  reader: Kysely<Database>;
  /** For `transactions.ts` and migrations only. */
  writer: Kysely<Database>;
  /** The content revision as it is now; at once on SQLite, by a shared read on PostgreSQL. */
  readRevision: () => number | Promise<number>;
  /** Copies a SQLite database to a file. */
  backUp: (target: string) => Promise<void>;
  /** Used or not: Kysely would close only what it has used itself. */
  close: () => Promise<void>;
};

/** What a query needs to read: a reader or a transaction. */
export type Reader = Pick<
  Kysely<Database>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'fn' | 'getExecutor'
>;

export type ConnectSettings = {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** For tests: refuses a SQLite transaction that awaits anything but the database. */
  forbidsYielding?: boolean;
};

/** Opens PostgreSQL when its address is given, else the file in the data folder. */
export function connect({ databaseUrl, dataDir, forbidsYielding }: ConnectSettings): Connections {
  if (databaseUrl) return connectPostgres(databaseUrl);
  return connectSqlite(join(dataDir, 'vitrin.db'), { forbidsYielding });
}

export async function disconnect(connections: Connections): Promise<void> {
  await connections.close();
}
