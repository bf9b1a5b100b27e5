import { stat, statfs } from 'node:fs/promises';

/** The disk of a folder: which one it is, its size, and what programs may still write, in bytes. */
export type Disk = { device: number; bytes: number; freeBytes: number };

/**
 * Reads how full the disk of a folder is.
 * @throws Error with a code of the system if the folder cannot be read
 */
export async function readDisk(folder: string): Promise<Disk> {
  const [{ dev }, { blocks, bsize, bavail }] = await Promise.all([stat(folder), statfs(folder)]);
  return { device: dev, bytes: blocks * bsize, freeBytes: bavail * bsize };
}
