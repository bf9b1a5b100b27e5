import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { packagesFrom } from './needed-packages.ts';

/*
 * Copies what a server needs to run, for the Dockerfile: `node build-tools/image-files.ts FOLDER [--demo]`.
 * The build, the source of the commands of operators and of the child processes, and the packages that these import.
 */
const [target = '', ...options] = process.argv.slice(2);
const withDemo = options.includes('--demo');

const browserParts = /^src\/(?:site|login|panel|program\/panel|features\/[^/]+\/panel)(?:\/|$)/;
const testParts = /\.(?:test|fixture|inputs)\b|\/__/;
const demoTools = /^demo\/(?:scenes|printing)(?:\/|$)|^demo\/commands\/(?:screenshots|print)/;

function isWanted(path: string): boolean {
  if (browserParts.test(path) || testParts.test(path) || demoTools.test(path)) return false;
  return withDemo || !/^(?:demo|build\/server\/demo)(?:\/|$)/.test(path);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const part of ['package.json', 'build', 'scripts', 'src', ...(withDemo ? ['demo'] : [])]) {
  cpSync(join(rootDir, part), join(target, part), {
    recursive: true,
    filter: (source) => isWanted(relative(rootDir, source)),
  });
}
rmSync(join(target, 'build/site/server'), { recursive: true, force: true });

/** better-sqlite3 brings its binary for eight systems. */
const foreignBinary = new RegExp(`^better-sqlite3/prebuilds/(?!${process.platform}-${process.arch}\\.node)`);

/** Tests that packages bring. */
const foreignTests = /\.test\.[cm]?[jt]s$|^(?:@[^/]+\/)?[^/]+\/(?:tests?|__tests__|benchmarks?)(?:\/|$)/;

/** What packages contain besides code: maps, types, texts, and what better-sqlite3 is compiled from. */
const unneeded =
  /\.(?:map|d\.[cm]?ts|tsbuildinfo|markdown)$|(?<!licen[cs]e)\.md$|^better-sqlite3\/(?:deps|src)(?:\/|$)/i;

const modules = join(rootDir, 'node_modules');
for (const folder of packagesFrom(rootDir, importedPackages())) {
  const inside = (source: string) => relative(modules, source);
  cpSync(folder, join(target, 'node_modules', inside(folder)), {
    recursive: true,
    filter: (source) =>
      !unneeded.test(inside(source)) &&
      !foreignBinary.test(inside(source)) &&
      !foreignTests.test(inside(source)) &&
      !isNested(folder, source),
  });
}

/** Packages inside of packages are copied only if somebody needs them. */
function isNested(folder: string, source: string): boolean {
  return relative(folder, source).split('/').includes('node_modules');
}

/** The names of the packages that the copied sources import. */
function importedPackages(): Set<string> {
  const names = new Set<string>();
  for (const file of globSync('{src,scripts,demo}/**/*.{ts,mjs}', { cwd: target })) {
    const text = readFileSync(join(target, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^'.#][^']*)'/g)) {
      const [, name = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? [];
      if (!isBuiltin(specifier) && existsSync(join(rootDir, 'node_modules', name))) names.add(name);
    }
  }
  return names;
}
