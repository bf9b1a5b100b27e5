import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingRoot } from '../shown.ts';

export type PowerDisk = {
  /** A folder for data on the disk. */
  folder: string;
  /** Copies what the disk would hold after a power cut now, so without what the system has not written to it yet. */
  keepPresentState: () => void;
  /** Puts the last copy in place of the disk, as the machine would find it at its next start. */
  returnToKeptState: () => void;
  remove: () => void;
};

const outerMegabytes = 3_000;
const innerMegabytes = 600;

/** What the machine lacks for `mountPowerDisk`. */
export function missingForPowerDisk(): string | undefined {
  return (
    missingRoot() ?? (existsSync('/usr/sbin/mkfs.xfs') ? undefined : 'mkfs.xfs (the Debian package xfsprogs)')
  );
}

/**
 * Mounts an ext4 disk whose image is a file on an XFS disk. XFS copies a file at one instant (reflink), and the copy
 * holds only what ext4 has already sent to the disk.
 */
export function mountPowerDisk(): PowerDisk {
  const place = mkdtempSync(join(tmpdir(), 'vitrin-power-'));
  const [outerImage, outer, inner] = ['outer.img', 'outer', 'inner'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  const image = join(outer, 'disk.img');
  const kept = join(outer, 'kept.img');
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
  const makeImage = (file: string, megabytes: number) => {
    writeFileSync(file, '');
    truncateSync(file, megabytes * 1024 * 1024);
  };
  for (const folder of [outer, inner]) mkdirSync(folder);
  makeImage(outerImage, outerMegabytes);
  run('mkfs.xfs', '-q', '-m', 'reflink=1', outerImage);
  run('mount', '-o', 'loop', outerImage, outer);
  makeImage(image, innerMegabytes);
  run('mkfs.ext4', '-q', '-m', '0', image);
  run('mount', '-o', 'loop', image, inner);
  const folder = join(inner, 'data');
  mkdirSync(folder, { mode: 0o700 });
  return {
    folder,
    keepPresentState: () => run('cp', '--reflink=always', image, kept),
    returnToKeptState: () => {
      run('umount', inner);
      renameSync(kept, image);
      run('mount', '-o', 'loop', image, inner);
    },
    remove: () => {
      for (const mounted of [inner, outer]) run('umount', mounted);
      rmSync(place, { recursive: true });
    },
  };
}
