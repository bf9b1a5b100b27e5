import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Tests, pictures and documents are never inputs of a build. */
const isNoInput = (file: string) => /\.(test\.tsx?|jpg|pdf)$/.test(file);

/** A hash of the names and contents of the files in `paths` (files or folders below `root`). */
export function hashInputs(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) {
    if (isNoInput(file)) continue;
    const content = readFileSync(file);
    hash.update(`${relative(root, file).replaceAll(sep, '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * All files at a path. They are sorted, because the order of a folder's entries depends on the file system.
 */
function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
