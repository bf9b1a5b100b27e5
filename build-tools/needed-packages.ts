import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Manifest = Partial<
  Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Readonly<Record<string, string>>>
>;

/** The folders of these packages and of all that they need, as Node finds them from `root`. */
export function packagesFrom(root: string, names: Iterable<string>): Set<string> {
  const folders = new Set<string>();

  function add(name: string, from: string): void {
    const folder = findPackage(name, from, root);
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const { dependencies, optionalDependencies, peerDependencies } = manifest;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(needed, folder);
  }

  for (const name of names) add(name, root);
  return folders;
}

/** Optional packages for other systems, and peers that nobody installed, do not exist. */
function findPackage(name: string, from: string, root: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  return undefined;
}
