import type { Kysely } from 'kysely';
import { join } from 'node:path';
import type { Dialect } from './migration-tables.ts';
import { connectPostgres } from './postgres.ts';
import type { Database } from './schema/database.ts';
import { connectSqlite } from './sqlite.ts';

export type Connections = {
  dialect: Dialect;
  /** Cannot write: read-only on SQLite, `default_transaction_read_only` on PostgreSQL. */
  reader: Kysely<Database>;
  /** Only for `transactions.ts` and migrations. */
  writer: Kysely<Database>;
  /** Inside a long transaction of `writer`: lets the event loop answer other requests; other writes still wait. */
  pause: () => Promise<void>;
  /** The current content revision; synchronous on SQLite, a shared read on PostgreSQL. */
  readRevision: () => number | Promise<number>;
  /** Copies a SQLite database to a file; throws on PostgreSQL. */
  backUp: (target: string) => Promise<void>;
  /** Closes all connections; Kysely would close only those that it has used. */
  close: () => Promise<void>;
};

/** What a read needs: `Connections.reader` or a transaction. */
export type Reader = Pick<
  Kysely<Database>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'withPlugin' | 'fn' | 'getExecutor'
>;

export type ConnectSettings = {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** For tests: milliseconds after which a read on PostgreSQL fails. */
  readTimeout?: number;
  /** For tests: SQLite refuses to commit a transaction that awaited anything but the database. */
  forbidsYielding?: boolean;
};

/** Opens PostgreSQL when `databaseUrl` is given, else the SQLite file in the data folder. */
export function connect({
  databaseUrl,
  dataDir,
  readTimeout,
  forbidsYielding,
}: ConnectSettings): Connections {
  if (databaseUrl) return connectPostgres(databaseUrl, readTimeout);
  return connectSqlite(join(dataDir, 'vitrin.db'), { forbidsYielding });
}

export async function disconnect(connections: Connections): Promise<void> {
  await connections.close();
}
