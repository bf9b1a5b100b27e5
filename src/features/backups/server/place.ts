import { join } from 'node:path';
import type { Config } from '#server/context/config.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { createS3Storage } from '#server/ports/bucket/s3-storage.ts';
import type { FileStorage } from '#server/ports/storage.ts';

/** The folder for backups when nothing else is set; it is on the same disk as the data. */
export const defaultPlace = (dataDir: string) => join(dataDir, 'backups');

type PlaceSettings = Pick<Config, 'dataDir' | 'backups'>;

/** The folder of the backups; undefined if they are in a bucket. */
export function placeFolder({ dataDir, backups }: PlaceSettings): string | undefined {
  const to = backups.to ?? defaultPlace(dataDir);
  return typeof to === 'string' ? to : undefined;
}

/** Opens the place where backups are: a bucket, or a folder that only the program's user may read. */
export function openBackupPlace({ dataDir, backups }: PlaceSettings): FileStorage {
  const to = backups.to ?? defaultPlace(dataDir);
  return typeof to === 'string' ? createDiskStorage(to, { isPrivate: true }) : createS3Storage(to);
}

/** The place in words for staff, without its keys. */
export function placeText({ dataDir, backups }: PlaceSettings): string {
  const to = backups.to ?? defaultPlace(dataDir);
  return typeof to === 'string' ? to : `s3://${to.bucket}${to.prefix === '' ? '' : `/${to.prefix}`}`;
}
