import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { ConnectionsOfDialect, QueryLogs } from './connect.ts';
import { isOutdatedPlan, isReadTimeout } from './connection-errors.ts';
import { isPrepared } from './prepared.ts';
import type { Database } from './schema/database.ts';

/** The number of connections in each pool. */
const poolSize = 8;

/** In milliseconds; without it, requests to an unreachable host would pile up. */
const connectionTimeout = 10_000;

/**
 * In milliseconds. A read that a frozen server does not answer fails after `read`. A write waits for another one at
 * most `lock`, and a program that freezes inside a transaction, or whose network is gone, holds its locks for `idle`.
 */
const usualTimeouts = { read: 10_000, lock: 5_000, idle: 10_000 };
export type DatabaseTimeouts = Partial<typeof usualTimeouts>;

/** In milliseconds; if it is exceeded, pages are served from the last known revision. */
const revisionTimeout = 250;

/** The tables with data of visitors, whose deleted rows `vacuum` removes. */
const personalTables = [
  'messages',
  'orders',
  'order_lines',
  'private_files',
  'outbox',
  'subscribers',
  'consent_proofs',
  'data_requests',
  'jobs',
  'audit',
  'refused_calls',
  'sessions',
  'second_factors',
] as const satisfies readonly (keyof Database)[];

/** The database server ends connections whose program no longer answers. */
const keepAlives = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** Parallel workers and JIT compilation cost more than our short reads take. */
const readOnly = '-c default_transaction_read_only=on -c max_parallel_workers_per_gather=0 -c jit=off';

type PostgresOptions = { timeouts?: DatabaseTimeouts | undefined; logs?: QueryLogs | undefined };

export function connectPostgres(url: string, { timeouts, logs }: PostgresOptions = {}): ConnectionsOfDialect {
  const { read: timeout, lock, idle } = { ...usualTimeouts, ...timeouts };
  const settings = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
  };
  // A statement that writes has no timeout: imports and migrations may take minutes.
  const bounds = `-c idle_in_transaction_session_timeout=${idle} -c lock_timeout=${lock}`;
  const write = new pg.Pool({ ...settings, options: `${bounds} ${keepAlives}` });
  const reading = { ...settings, query_timeout: timeout };
  const read = new pg.Pool({ ...reading, options: readOnly });
  // By default PostgreSQL may re-plan a prepared statement for each set of values.
  const prepared = new pg.Pool({ ...reading, options: `${readOnly} -c plan_cache_mode=force_generic_plan` });
  const pools = [write, read, prepared];
  // The pool replaces lost idle connections; without a listener the error event would end the process.
  for (const pool of pools) {
    pool.on('error', () => undefined);
    // If a connection is lost in use, its query rejects; its error event needs a listener as well.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  return {
    dialect: 'postgres',
    reader: new Kysely<Database>({
      dialect: new PostgresDialect({ pool: readers(read, prepared) }),
      ...(logs && { log: logs.reader }),
    }),
    writer: new Kysely<Database>({
      dialect: new PostgresDialect({ pool: write }),
      ...(logs && { log: logs.writer }),
    }),
    // PostgreSQL needs no pauses, because every statement waits for the network anyway.
    pause: async () => undefined,
    readRevision: shareReads(() => selectRevision(prepared)),
    backUp: async () => {
      throw new Error('PostgreSQL is backed up with its own tools');
    },
    readUse: async () => ({
      files: {},
      pools: { write: useOf(write), read: useOf(read), prepared: useOf(prepared) },
    }),
    scrub: async () => {
      await write.query(`vacuum ${personalTables.join(', ')}`);
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

function useOf({ totalCount, idleCount, waitingCount }: pg.Pool) {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** A pool that sends statements marked with `prepared` to separate connections, each as a named statement. */
function readers(read: pg.Pool, prepared: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  let count = 0;
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `prepared_${(count += 1)}`;
    names.set(text, name);
    return name;
  };
  return {
    options: read.options,
    connect: async () => {
      let client: pg.PoolClient | undefined;
      let isStuck = false;
      const query = async (text: string, values: unknown[]) => {
        client ??= await (isPrepared(text) ? prepared : read).connect();
        try {
          return await client.query(
            isPrepared(text) ? { name: nameOf(text), text, values } : { text, values },
          );
        } catch (error) {
          // A newer release has changed the table: the statement is sent as a new one, which is planned again.
          if (isPrepared(text) && isOutdatedPlan(error)) {
            names.delete(text);
            return client.query({ text, values });
          }
          // The server may still work on the timed-out query, and the next query would wait behind it.
          isStuck ||= isReadTimeout(error);
          throw error;
        }
      };
      const release = (isBroken?: boolean) => client?.release(isBroken ?? isStuck);
      // pg's client has more overloads of `query`, but Kysely calls only this one.
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: async () => {
      await Promise.all([read, prepared].map((pool) => pool.end()));
    },
  };
}

/** A named statement, so that PostgreSQL parses and plans it once per connection. */
const revisilogs = { name: 'revision', text: 'select rev from content_revision where id = 1' };

async function selectRevision(pool: pg.Pool): Promise<number> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new Error('The revision was not read in time'));
  // If the event loop was blocked, this lets an answer that has already arrived win over the timeout.
  const timer = setTimeout(() => setImmediate(fail), revisionTimeout);
  try {
    const result = await Promise.race([pool.query<{ rev: number }>(revisilogs), late]);
    return result.rows[0]?.rev ?? 0;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes a `read` that concurrent callers share. It starts after all of them have called, so that each request
 * sees every write that was committed before it.
 */
function shareReads(read: () => Promise<number>): () => Promise<number> {
  let running: Promise<number> | undefined;
  let next: Promise<number> | undefined;
  const start = (): Promise<number> => {
    running = read().finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => 0)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
