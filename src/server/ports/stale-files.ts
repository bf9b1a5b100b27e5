import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes unfinished work of a killed program: the files and folders in `folder` that nothing was written to
 * for `minimumAge` milliseconds.
 */
export async function removeStaleFiles(folder: string, minimumAge: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const inside = (await namesIn(path)).map((file) => join(path, file));
    const changes = await Promise.all([path, ...inside].map(modifiedAt));
    if (Date.now() - Math.max(...changes) >= minimumAge) await rm(path, { recursive: true, force: true });
  }
}

/** Empty for a file and for a folder that is gone. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Milliseconds since 1970; a file that is gone counts as new, because its owner has removed it. */
async function modifiedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;
}
