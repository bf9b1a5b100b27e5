import type { Kysely, Logger } from 'kysely';
import { join } from 'node:path';
import type { Dialect } from './migration-tables.ts';
import type { DatabaseTimeouts } from './postgres.ts';
import type { Database } from './schema/database.ts';
import { connectSqlite } from './sqlite.ts';

/** What the database takes now: bytes of files on SQLite, connections of each pool on PostgreSQL. */
export type DatabaseUse = {
  files: Readonly<Record<string, number>>;
  pools: Readonly<Record<string, { busy: number; idle: number; waiting: number }>>;
};

export type Connections = {
  dialect: Dialect;
  /** Whether each content write stores a purge of the CDN. */
  hasCdn: boolean;
  /** A read-only connection (on PostgreSQL by `default_transaction_read_only`). */
  reader: Kysely<Database>;
  /** Only `transactions.ts` and the migrations may use it. */
  writer: Kysely<Database>;
  /**
   * Lets the event loop answer other requests during a long transaction of `writer`; other writes still wait.
   */
  pause: () => Promise<void>;
  /** The current content revision; a synchronous read on SQLite, a shared query on PostgreSQL. */
  readRevision: () => number | Promise<number>;
  /** Copies a SQLite database to a file; throws on PostgreSQL. */
  backUp: (target: string) => Promise<void>;
  readUse: () => Promise<DatabaseUse>;
  /** Removes what the database's files still contain of deleted rows; called after an erasure. */
  scrub: () => Promise<void>;
  /** Closes all connections; Kysely alone would close only the pools that were used. */
  close: () => Promise<void>;
};

/** What the two databases do differently. */
export type ConnectionsOfDialect = Omit<Connections, 'hasCdn'>;

export type QueryLogs = { reader: Logger; writer: Logger };

/** The parameter type of queries: `Connections.reader` or a transaction. */
export type Reader = Pick<
  Kysely<Database>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'withPlugin' | 'fn' | 'getExecutor'
>;

export type ConnectSettings = {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The CDN of the site, which content writes have to purge. */
  cdn?: object | undefined;
  /** Listeners of statements and their times; without them Kysely takes no times. */
  logs?: QueryLogs | undefined;
  /** For tests: after how many milliseconds PostgreSQL gives up. */
  timeouts?: DatabaseTimeouts;
  /** For tests: SQLite refuses to commit a transaction that awaited anything besides the database. */
  forbidsYielding?: boolean;
};

/** Connects to PostgreSQL if `databaseUrl` is given, else to the SQLite file in the data folder. */
export async function connect({
  databaseUrl,
  dataDir,
  timeouts,
  cdn,
  logs,
  forbidsYielding,
}: ConnectSettings): Promise<Connections> {
  const hasCdn = cdn !== undefined;
  if (databaseUrl) {
    const { connectPostgres } = await import('./postgres.ts');
    return { ...connectPostgres(databaseUrl, { timeouts, logs }), hasCdn };
  }
  return { ...connectSqlite(join(dataDir, 'vitrin.db'), { forbidsYielding, logs }), hasCdn };
}

export async function disconnect(connections: Pick<Connections, 'close'>): Promise<void> {
  await connections.close();
}
