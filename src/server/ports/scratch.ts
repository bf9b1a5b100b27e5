import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeLeftovers } from './leftovers.ts';

/** Where unfinished files lie; on the disk of the stores, which they are copied to when they are done. */
const scratchFolder = (dataDir: string) => join(dataDir, 'tmp');

/** Gives `work` an empty folder of its own, which is gone with all in it when `work` has ended. */
export async function inScratchFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const root = scratchFolder(dataDir);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(root, 'work-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the scratch folders that a program that was killed has left, as `removeLeftovers` does. */
export function removeScratchLeftovers(dataDir: string, minimumAge: number): Promise<void> {
  return removeLeftovers(scratchFolder(dataDir), minimumAge);
}
