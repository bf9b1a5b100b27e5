import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Connections } from './connect.ts';
import { isPrepared } from './prepared.ts';
import type { Database } from './schema/database.ts';

/** Connections of each of the pools. */
const poolSize = 8;

/** How long to wait for a connection, in milliseconds; without a bound requests to a dead host pile up. */
const connectionTimeout = 10_000;

/** After this long without an answer a page is served from the last known revision, in milliseconds. */
const revisionTimeout = 250;

/** Reads are short: starting other processes for one, or compiling it, takes longer than the whole of it. */
const readOnly = '-c default_transaction_read_only=on -c max_parallel_workers_per_gather=0 -c jit=off';

export function connectPostgres(url: string): Connections {
  const settings = { connectionString: url, max: poolSize, connectionTimeoutMillis: connectionTimeout };
  const write = new pg.Pool(settings);
  const read = new pg.Pool({ ...settings, options: readOnly });
  // By itself PostgreSQL plans a statement for its values again and again, if it takes that plan for the better one.
  const keeping = new pg.Pool({ ...settings, options: `${readOnly} -c plan_cache_mode=force_generic_plan` });
  const pools = [write, read, keeping];
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  for (const pool of pools) {
    pool.on('error', () => undefined);
    // The same of one that is in use: its query is told, unheard as an event it would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  return {
    dialect: 'postgres',
    reader: new Kysely<Database>({ dialect: new PostgresDialect({ pool: readers(read, keeping) }) }),
    writer: new Kysely<Database>({ dialect: new PostgresDialect({ pool: write }) }),
    readRevision: shareReads(() => selectRevision(read)),
    backUp: async () => {
      throw new Error('PostgreSQL is backed up with its own tools');
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

/** Statements that end in `prepared` go to connections that keep plans, each under its name. */
function readers(read: pg.Pool, keeping: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `prepared_${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    options: read.options,
    connect: async () => {
      let client: pg.PoolClient | undefined;
      const query = async (text: string, values: unknown[]) => {
        client ??= await (isPrepared(text) ? keeping : read).connect();
        return client.query(isPrepared(text) ? { name: nameOf(text), text, values } : { text, values });
      };
      const release = (isBroken?: boolean) => client?.release(isBroken);
      // Without the second way to ask, by a cursor, which nothing here does.
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: async () => {
      await Promise.all([read, keeping].map((pool) => pool.end()));
    },
  };
}

async function selectRevision(pool: pg.Pool): Promise<number> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The revision was not read in time')), revisionTimeout);
  try {
    const query = pool.query<{ rev: number }>('select rev from content_revision where id = 1');
    const result = await Promise.race([query, late]);
    return result.rows[0]?.rev ?? 0;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Joins requests that ask at the same time into one read, which always *starts after* each of them
 * asked: only then is every write that was acknowledged before a request seen by it.
 */
export function shareReads(read: () => Promise<number>): () => Promise<number> {
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
