import type { ConnectSettings } from '../connect.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';

export type CopiedValue = string | number | null;

/** A table and its columns, without those that the database computes. */
export type CopiedTable = { name: string; columns: readonly string[] };

/** All rows as they were at one instant, whatever is written meanwhile. */
export type Snapshot = {
  /** The names of the migrations that made the schema. */
  migrations: readonly string[];
  tables: readonly CopiedTable[];
  /** The values of each row in the order of the table's columns, in batches of several hundred rows. */
  rows: (table: CopiedTable) => AsyncIterable<readonly CopiedValue[][]>;
  /** The highest id ever assigned in each table, including ids of deleted rows. */
  highestIds: () => Promise<Record<string, number>>;
  close: () => Promise<void>;
};

/** Opens a snapshot with a connection of its own, which blocks no writes. */
export async function openSnapshot({ databaseUrl, dataDir }: ConnectSettings): Promise<Snapshot> {
  if (!databaseUrl) return openSqliteSnapshot(dataDir);
  const { openPostgresSnapshot } = await import('./postgres-snapshot.ts');
  return openPostgresSnapshot(databaseUrl);
}
