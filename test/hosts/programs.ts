import { existsSync } from 'node:fs';

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/bin', '/sbin'];

/** The programs of these that the system does not have, as text; undefined if it has all. */
export function missingPrograms(...names: string[]): string | undefined {
  const missing = names.filter((name) => !folders.some((folder) => existsSync(`${folder}/${name}`)));
  return missing.length === 0 ? undefined : `the programs ${missing.join(', ')} (Debian: apt-get install)`;
}
