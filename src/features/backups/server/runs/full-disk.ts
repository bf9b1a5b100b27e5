import { mkdir } from 'node:fs/promises';
import type { Disk } from '#server/ports/disk-space.ts';
import { sizeText } from '../describe.ts';
import { BackupFailed } from './worker.ts';

/** The part of the place's disk that must be free for a backup, and below which people are warned. */
export const neededFree = { backup: 0.1, quiet: 0.2 };

export const freeShare = ({ bytes, freeBytes }: Disk) => (bytes === 0 ? 1 : freeBytes / bytes);

/** `Yedeklerin diskinde 12,3 GB boş, diskin %5’i` */
export function freeText(disk: Disk): string {
  const percent = Math.floor(freeShare(disk) * 100);
  return `Yedeklerin diskinde ${sizeText(disk.freeBytes)} boş yer var (%${percent})`;
}

/** @throws BackupFailed if the folder cannot be used, or its disk is nearly full */
export async function refuseFullDisk(
  folder: string,
  readDisk: (folder: string) => Promise<Disk>,
): Promise<void> {
  const disk = await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => readDisk(folder))
    .catch((error: unknown) => {
      throw new BackupFailed(cannotOpen(folder), { cause: error });
    });
  if (freeShare(disk) < neededFree.backup)
    throw new BackupFailed(
      `${freeText(disk)}; yedek için %${neededFree.backup * 100} gerekli. Yer açın ya da BACKUP_TO ile başka bir disk gösterin.`,
    );
}

export const cannotOpen = (folder: string) =>
  `Yedek klasörü açılamıyor: ${folder}. Diskin bağlı ve klasörün yazılabilir olduğunu denetleyin.`;
