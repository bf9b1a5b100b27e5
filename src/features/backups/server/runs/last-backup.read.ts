import type { Context } from '#server/context/context.ts';
import { openBackupPlace, placeFolder } from '../place.ts';
import { selectLastDone } from './runs.queries.ts';
import { lastBackupAt } from '../stored-backups.ts';

/** The newest good backup; `isOpen` is false if its folder cannot be opened, as when a disk is not connected. */
export type LastBackup = { isOpen: boolean; at: string | undefined };

/**
 * When the newest good backup was made. A folder is read itself, because people can empty it. A bucket could take long
 * to answer, so the recorded runs are used for it.
 */
export async function findLastBackup({ config, db }: Pick<Context, 'config' | 'db'>): Promise<LastBackup> {
  if (placeFolder(config) === undefined) return { isOpen: true, at: await selectLastDone(db) };
  try {
    return { isOpen: true, at: (await lastBackupAt(openBackupPlace(config)))?.toISOString() };
  } catch {
    return { isOpen: false, at: undefined };
  }
}
