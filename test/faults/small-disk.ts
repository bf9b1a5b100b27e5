import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  /** A folder for data on the disk. */
  folder: string;
  fill: () => void;
  free: () => void;
  /** Refuses or permits writes of all files, also of open ones, as a file system does after an error. */
  setReadOnly: (isReadOnly: boolean) => void;
  remove: () => void;
};

/** Mounts a file as an ext4 disk of its own; needs root. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const place = mkdtempSync(join(tmpdir(), 'vitrin-disk-'));
  const image = join(place, 'disk');
  const mount = join(place, 'mount');
  const filler = join(mount, 'filler');
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  mkdirSync(mount);
  run('mkfs.ext4', '-q', '-m', '0', image);
  run('mount', '-o', 'loop', image, mount);
  const folder = join(mount, 'data');
  mkdirSync(folder, { mode: 0o700 });
  return {
    folder,
    fill: () => {
      // `dd` ends with an error when the disk is full; the last bytes fill the rest of a block.
      for (const size of ['1M', '4k', '1'])
        try {
          run('dd', 'if=/dev/zero', `of=${filler}`, `bs=${size}`, 'oflag=append', 'conv=notrunc');
        } catch {
          // The disk is full, as intended.
        }
    },
    free: () => rmSync(filler),
    setReadOnly: (isReadOnly) => run('chattr', '-R', isReadOnly ? '+i' : '-i', folder),
    remove: () => {
      run('umount', mount);
      rmSync(place, { recursive: true });
    },
  };
}
