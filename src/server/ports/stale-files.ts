import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the files and folders that killed processes left in `folder`: nobody wrote to them for `minimumAge`
 * milliseconds.
 */
export async function removeStaleFiles(folder: string, minimumAge: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const inside = (await namesIn(path)).map((file) => join(path, file));
    const changes = await Promise.all([path, ...inside].map(modifiedAt));
    if (Date.now() - Math.max(...changes) >= minimumAge) await rm(path, { recursive: true, force: true });
  }
}

/** The names in a folder; none for a file or a missing folder. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/**
 * The time at which a file was last modified, in milliseconds since 1970. A missing file counts as new,
 * because its owner has just removed it.
 */
async function modifiedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;
}
