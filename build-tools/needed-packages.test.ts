import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packagesFrom } from './needed-packages.ts';

/** Makes packages from their manifests, by path below the root. */
function makePackages(manifests: Readonly<Record<string, object>>): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrin-packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, manifest] of Object.entries(manifests)) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), JSON.stringify(manifest));
  }
  return root;
}

const found = (root: string, ...names: string[]) =>
  [...packagesFrom(root, names)].map((folder) => relative(root, folder)).sort();

it('follows all kinds of dependencies that are installed, and no other package', () => {
  const root = makePackages({
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'c-linux': '1', 'c-mac': '1' } },
    'node_modules/b': { peerDependencies: { '@x/d': '1' }, devDependencies: { e: '1' } },
    'node_modules/c-linux': {},
    'node_modules/@x/d': { dependencies: { a: '1' } },
    'node_modules/e': {},
  });
  expect(found(root, 'a')).toEqual(['@x/d', 'a', 'b', 'c-linux'].map((name) => `node_modules/${name}`));
});

it('finds the version that Node would load: the nearest one', () => {
  const root = makePackages({
    'node_modules/a': { dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/b': {},
  });
  expect(found(root, 'a')).toEqual(['node_modules/a', 'node_modules/a/node_modules/b']);
});
