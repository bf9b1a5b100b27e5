import SQLite from 'better-sqlite3';
import {
  type CompiledQuery,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import { closeSync, openSync } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionsOfDialect, QueryLogs } from './connect.ts';
import type { Database } from './schema/database.ts';

/** The longest time that a writer waits for the transaction of another process, in milliseconds. */
const busyTimeout = 5_000;

type SqliteOptions = { forbidsYielding?: boolean | undefined; logs?: QueryLogs | undefined };

/**
 * Connects to a SQLite file with separate connections for reader and writer, so that reads never wait for a
 * transaction.
 */
export function connectSqlite(
  file: string,
  { forbidsYielding = false, logs }: SqliteOptions = {},
): ConnectionsOfDialect {
  closeSync(openSync(file, 'a', 0o600));
  const writer = open(file, false);
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  // Deleted rows are overwritten, because free pages of the file would keep what was erased.
  writer.pragma('secure_delete = ON');
  // From here on `begin` waits for locks itself, without blocking the event loop.
  writer.pragma('busy_timeout = 0');
  const reader = open(file, true);
  let revision: SQLite.Statement<[], number> | undefined;
  const guard = createYieldGuard(forbidsYielding);
  const writing = new Kysely<Database>({
    dialect: kyselyDialect(writer, guard),
    ...(logs && { log: logs.writer }),
  });
  return {
    dialect: 'sqlite',
    reader: new Kysely<Database>({ dialect: kyselyDialect(reader), ...(logs && { log: logs.reader }) }),
    writer: writing,
    pause: async () => {
      guard.disarm();
      await nextTurn();
      guard.arm();
    },
    readRevision: () => {
      revision ??= reader.prepare<[], number>('select rev from content_revision where id = 1').pluck();
      return revision.get() ?? 0;
    },
    backUp: async (target) => {
      await writer.backup(target);
      await chmod(target, 0o600);
    },
    readUse: async () => ({
      files: { database: await sizeOf(file), log: await sizeOf(`${file}-wal`) },
      pools: {},
    }),
    // Until it is emptied, the log contains pages from before the deletion; Kysely waits for a running
    // transaction.
    scrub: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(writing);
    },
    close: async () => {
      for (const connection of [reader, writer]) connection.close();
    },
  };
}

async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  return size;
}

function open(file: string, readonly: boolean): SQLite.Database {
  const connection = new SQLite(file, { readonly, timeout: busyTimeout });
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -16000');
  return connection;
}

function kyselyDialect(connection: SQLite.Database, guard = createYieldGuard(false)): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(connection, guard),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Replaces Kysely's driver for two reasons: that one prepares every statement again, and it begins deferred
 * transactions, which fail if they read first while another process writes.
 */
function createDriver(connection: SQLite.Database, guard: YieldGuard): Driver {
  const run = (statement: string) => void connection.exec(statement);
  const session = createSession(connection);
  return {
    init: async () => undefined,
    acquireConnection: async () => session,
    beginTransaction: async () => {
      await begin(connection);
      guard.start();
    },
    commitTransaction: async () => {
      guard.check();
      run('commit');
    },
    rollbackTransaction: async () => {
      guard.disarm();
      if (connection.inTransaction) run('rollback');
    },
    releaseConnection: async () => undefined,
    destroy: async () => void connection.close(),
  };
}

/**
 * Retries with pauses, because waiting inside SQLite blocks the whole process; if this process holds the
 * lock, it would wait forever.
 */
async function begin(connection: SQLite.Database): Promise<void> {
  const deadline = performance.now() + busyTimeout;
  for (;;) {
    try {
      connection.exec('begin immediate');
      return;
    } catch (error) {
      const isTaken = error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isTaken || performance.now() > deadline) throw error;
      await sleep(1 + Math.random() * 10);
    }
  }
}

/**
 * Detects a transaction that awaits anything besides the database: SQLite answers within one turn of the
 * event loop, so a later turn means that something else was awaited.
 */
function createYieldGuard(isOn: boolean) {
  let hasYielded = false;
  let turn: NodeJS.Immediate | undefined;
  const disarm = () => clearImmediate(turn);
  return {
    arm() {
      if (isOn) turn = setImmediate(() => (hasYielded = true));
    },
    start() {
      hasYielded = false;
      this.arm();
    },
    check() {
      disarm();
      if (hasYielded) throw new Error('A transaction awaited something other than the database');
    },
    disarm,
  };
}

type YieldGuard = ReturnType<typeof createYieldGuard>;

/** The program has fewer statements. The limit exists because lists of varying length make new statements. */
const statementCacheSize = 500;

function createSession(connection: SQLite.Database): DatabaseConnection {
  const statements = new Map<string, SQLite.Statement>();
  const prepare = (text: string) => {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size >= statementCacheSize) statements.clear();
    const statement = connection.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return {
    async executeQuery<Row>({ sql: text, parameters }: CompiledQuery) {
      const statement = prepare(text);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    streamQuery: () => {
      throw new Error('Streaming would hold the connection: read a bounded page instead');
    },
  };
}
