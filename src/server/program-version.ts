import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from './root-dir.ts';

/** The version of the program, from package.json. */
export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { version: string };
  return version;
}
