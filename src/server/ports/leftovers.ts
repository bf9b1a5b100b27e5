import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes what a program that was killed has left in a folder of unfinished work: the files and folders
 * there to which nothing was written for so many milliseconds.
 */
export async function removeLeftovers(folder: string, minimumAge: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const inside = (await namesIn(path)).map((file) => join(path, file));
    const changes = await Promise.all([path, ...inside].map(changedAt));
    if (Date.now() - Math.max(...changes) >= minimumAge) await rm(path, { recursive: true, force: true });
  }
}

/** None in what is no folder, or is gone. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Milliseconds since 1970; what is gone meanwhile is its owner's to remove. */
async function changedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;
}
