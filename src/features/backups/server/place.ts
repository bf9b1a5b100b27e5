import { join } from 'node:path';
import type { Config } from '#server/context/config.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import type { Stores } from './store-files.ts';

/** The folder for backups when nothing else is set; it is on the same disk as the data. */
export const defaultPlace = (dataDir: string) => join(dataDir, 'backups');

type PlaceSettings = Pick<Config, 'dataDir' | 'backups'>;

/** The folder of the backups. */
export const placeFolder = ({ dataDir, backups }: PlaceSettings) => backups.to ?? defaultPlace(dataDir);

/** Opens the place where backups are: a folder that only the program's user may read. */
export function openBackupPlace(settings: PlaceSettings): FileStorage {
  return createDiskStorage(placeFolder(settings), { isPrivate: true });
}

/** The same, or undefined if the folder cannot be opened, as when its disk is not connected. */
export function findBackupPlace(settings: PlaceSettings): FileStorage | undefined {
  try {
    return openBackupPlace(settings);
  } catch {
    return undefined;
  }
}

/** The stores of a data folder, for commands that open no context. */
export function openStores({ dataDir }: Pick<Config, 'dataDir'>): Stores {
  return {
    public: createDiskStorage(join(dataDir, 'media')),
    private: createDiskStorage(join(dataDir, 'private'), { isPrivate: true }),
  };
}
