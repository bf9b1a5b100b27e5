import { ConfigError } from '#server/context/config-error.ts';
import { DatabaseInUseError } from '#server/db/drop-tables.ts';
import { connect, disconnect, type ConnectSettings } from '#server/db/connect.ts';
import { isMigrated, NewerDatabaseError, UnreleasedDatabaseError } from '#server/db/migrate.ts';
import { KeyFileError } from '#server/secrets/key-file.ts';
import { BucketRefused } from '#server/ports/bucket/check-bucket.ts';
import { StorageUnavailable } from '#server/ports/storage.ts';
import { BackupDamaged } from '#features/backups/server/objects.ts';
import { CopyDamaged } from '#features/backups/server/move-files.ts';
import { MissingFiles } from '#features/backups/server/store-files.ts';
import { DataDirLockedError } from '#program/data-dir-lock.ts';

/** A request that cannot be carried out; the message tells the operator what to do. */
export class CommandError extends Error {}

const expected = [
  CommandError,
  ConfigError,
  DatabaseInUseError,
  NewerDatabaseError,
  UnreleasedDatabaseError,
  KeyFileError,
  BackupDamaged,
  MissingFiles,
  DataDirLockedError,
  BucketRefused,
  StorageUnavailable,
  CopyDamaged,
];

/** Runs the work of a command; an expected error prints its line and sets the exit code. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!expected.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

export const say = (line: string): void => console.log(line);

/** Prints a changing line: in place on a terminal, else at most every ten seconds. */
export function createProgressLine(): (line: string) => void {
  let printedAt = performance.now();
  return (line) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`);
    else if (performance.now() - printedAt > 10_000) {
      printedAt = performance.now();
      say(line);
    }
  };
}

/** @throws CommandError if the database is not of this version */
export async function refuseOutdated(source: ConnectSettings): Promise<void> {
  const connections = await connect(source);
  try {
    if (!(await isMigrated(connections)))
      throw new CommandError('Veritabanı bu sürümde değil. Önce npm run db:migrate çalıştırın.');
  } finally {
    await disconnect(connections);
  }
}
