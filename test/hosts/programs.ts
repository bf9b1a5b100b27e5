import { existsSync } from 'node:fs';

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/bin', '/sbin', '/usr/lib/podman'];

/** The programs of these that the system does not have, as text; undefined if it has all. */
export function missingPrograms(...names: string[]): string | undefined {
  const missing = names.filter((name) => !folders.some((folder) => existsSync(`${folder}/${name}`)));
  return missing.length === 0 ? undefined : `the programs ${missing.join(', ')} (Debian: apt-get install)`;
}

/** What builds and runs images on a machine that reaches no registry of images. */
export const containerPrograms = [
  'podman',
  'podman-compose',
  'buildah',
  'runc',
  'debootstrap',
  'netavark',
  'aardvark-dns',
];
