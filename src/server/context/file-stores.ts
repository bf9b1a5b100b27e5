import { join } from 'node:path';
import { createCachedStorage } from '#server/ports/bucket/cached-storage.ts';
import { createS3Storage } from '#server/ports/bucket/s3-storage.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { createMemoryStorage } from '#server/ports/memory-storage.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { privateFolder, publicFolder, releaseFolder } from './file-bucket.ts';

export type FileStores = Readonly<Record<'public' | 'private', FileStorage>>;
export type FilePlace = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'files'>>;

/** The folders of the data folder that hold files while no bucket is set. */
export const fileFolders = { public: 'media', private: 'private' } as const;

/** The stores of the data folder. */
export function openDiskStores(dataDir: string): FileStores {
  return {
    public: createDiskStorage(join(dataDir, fileFolders.public)),
    private: createDiskStorage(join(dataDir, fileFolders.private), { isPrivate: true }),
  };
}

/** The stores of the bucket, else of the data folder; without the cache, for commands that read each file once. */
export function openFileStores({ dataDir, files }: FilePlace): FileStores {
  const bucket = files?.bucket;
  if (!bucket) return openDiskStores(dataDir);
  return {
    public: createS3Storage({ ...bucket, prefix: publicFolder(bucket) }),
    private: createS3Storage({ ...bucket, prefix: privateFolder(bucket) }),
  };
}

/** The folder of the copies of the bucket's public files; it may be emptied at any time. */
export const cacheFolder = (dataDir: string): string => join(dataDir, 'cache', 'media');

/** The most bytes of pictures that are kept in memory: some 500 of 30 kB. */
const memoryBytes = 16 * 1024 * 1024;

/** The stores of the server. Private files are never copied to the disk of a host. */
export function openServedFiles(
  { dataDir, files }: Pick<Config, 'dataDir' | 'files'>,
  onFailure?: (error: unknown) => void,
): Pick<Context, 'publicFiles' | 'privateFiles' | 'releaseFiles'> {
  const stores = openFileStores({ dataDir, files });
  const releaseFiles = openReleaseFiles({ dataDir, files });
  const cache = {
    folder: cacheFolder(dataDir),
    maxBytes: files.cacheBytes,
    ...(onFailure && { onFailure }),
  };
  const local = files.bucket ? createCachedStorage(stores.public, cache) : stores.public;
  return {
    publicFiles: createMemoryStorage(local, { maxBytes: memoryBytes }),
    privateFiles: stores.private,
    releaseFiles,
  };
}

function openReleaseFiles({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): FileStorage {
  if (!files.bucket) return createDiskStorage(join(dataDir, 'assets'));
  return createS3Storage({ ...files.bucket, prefix: releaseFolder(files.bucket) });
}
