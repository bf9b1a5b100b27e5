import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Removes what a program that was killed has left, if it is older than so many milliseconds. */
export async function removeScratchLeftovers(dataDir: string, minimumAge: number): Promise<void> {
  const root = scratchFolder(dataDir);
  const names = await readdir(root).catch(() => []);
  for (const name of names) {
    const path = join(root, name);
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;
    if (Date.now() - changed >= minimumAge) await rm(path, { recursive: true, force: true });
  }
}
