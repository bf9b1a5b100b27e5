import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes unfinished work of killed processes: files and folders in `folder` that nothing was written to for
 * `minimumAge` milliseconds.
 */
export async function removeStaleFiles(folder: string, minimumAge: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const inside = (await namesIn(path)).map((file) => join(path, file));
    const changes = await Promise.all([path, ...inside].map(modifiedAt));
    if (Date.now() - Math.max(...changes) >= minimumAge) await rm(path, { recursive: true, force: true });
  }
}

/** Empty for a file and for a missing folder. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Milliseconds since 1970. A missing file counts as new, because its owner has just removed it. */
async function modifiedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;
}
