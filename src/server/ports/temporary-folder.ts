import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStaleFiles } from './stale-files.ts';

/**
 * The folder is on the same disk as the file stores, so that storing a finished file needs no copy to another
 * disk.
 */
const temporaryRoot = (dataDir: string) => join(dataDir, 'tmp');

/** Gives `work` a new empty folder; removes the folder with its content when `work` ends or throws. */
export async function inTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const root = temporaryRoot(dataDir);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(root, 'work-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes temporary folders of killed processes that are older than `minimumAge` milliseconds. */
export function removeStaleTemporaryFolders(dataDir: string, minimumAge: number): Promise<void> {
  return removeStaleFiles(temporaryRoot(dataDir), minimumAge);
}
