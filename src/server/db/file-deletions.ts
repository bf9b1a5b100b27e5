import SQLite from 'better-sqlite3';
import type pg from 'pg';
import { join } from 'node:path';
import { minuteMs } from '#shared/rules/durations.ts';
import type { ConnectSettings } from './connect.ts';

const advisoryLock = 824_200_104;

/**
 * Lets no process delete stored files until the returned function is called, or this process ends. A running
 * deletion ends first.
 */
export async function holdFileDeletions({
  databaseUrl,
  dataDir,
}: ConnectSettings): Promise<() => Promise<void>> {
  if (databaseUrl) {
    const client = await connectClient(databaseUrl);
    await client.query(`select pg_advisory_lock_shared(${advisoryLock})`);
    return () => client.end();
  }
  const lock = openLock(dataDir, minuteMs);
  // A read lock lasts as long as the transaction that has read.
  lock.exec('begin; select * from sqlite_master');
  return async () => {
    lock.close();
  };
}

/** Runs work that deletes stored files; false, without having run it, while deletions are held. */
export async function ifDeletionsAllowed(
  { databaseUrl, dataDir }: ConnectSettings,
  work: () => Promise<void>,
): Promise<boolean> {
  if (databaseUrl) return withAdvisoryLock(databaseUrl, work);
  const lock = openLock(dataDir, 0);
  try {
    if (!takeExclusively(lock)) return false;
    await work();
    return true;
  } finally {
    lock.close();
  }
}

function takeExclusively(lock: SQLite.Database): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}

function openLock(dataDir: string, timeout: number): SQLite.Database {
  return new SQLite(join(dataDir, 'files-lock.db'), { timeout });
}

async function withAdvisoryLock(databaseUrl: string, work: () => Promise<void>): Promise<boolean> {
  const client = await connectClient(databaseUrl);
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(${advisoryLock}) as taken`,
    );
    if (!rows[0]?.taken) return false;
    await work();
    return true;
  } finally {
    await client.end();
  }
}

async function connectClient(connectionString: string): Promise<pg.Client> {
  const { default: postgres } = await import('pg');
  const client = new postgres.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
