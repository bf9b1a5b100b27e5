import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { loadedFiles, wholePackages } from './loaded-files.ts';
import { packagesFrom } from './needed-packages.ts';

/*
 * Copies what a server needs to run, for the Dockerfile: `node build-tools/image-files.ts FOLDER [--demo]`.
 * The build, the source of the commands of operators and of the child processes, and what these load of packages.
 */
const [target = '', ...options] = process.argv.slice(2);
const withDemo = options.includes('--demo');

const browserParts =
  /^src\/(?:site|login|panel|program\/panel|features\/[^/]+\/panel)(?:\/|$)|^build\/server\/model-viewer-/;
const testParts = /\.(?:test|fixture|inputs)\b|\/__/;
const demoTools = /^demo\/(?:scenes|printing)(?:\/|$)|^demo\/commands\/(?:screenshots|print)/;

function isWanted(path: string): boolean {
  if (browserParts.test(path) || testParts.test(path) || demoTools.test(path)) return false;
  return withDemo || !/^(?:demo|build\/server\/demo)(?:\/|$)/.test(path);
}

const commands = ['scripts/*.ts', 'src/**/*.{child,worker}.ts', ...(withDemo ? ['demo/commands/*.ts'] : [])];
const programs = globSync(commands, { cwd: rootDir }).filter(isWanted);
const loaded = await loadedFiles(rootDir, [...programs, 'build/server/main.js', 'build/server/site.js']);
const sources = new Set(loaded.map((file) => relative(rootDir, file)));

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const part of ['package.json', 'build', 'scripts', 'src', ...(withDemo ? ['demo'] : [])]) {
  cpSync(join(rootDir, part), join(target, part), {
    recursive: true,
    filter: (source) => {
      const path = relative(rootDir, source);
      return isWanted(path) && (!/^src\/.*\.ts$/.test(path) || sources.has(path));
    },
  });
}
rmSync(join(target, 'build/site/server'), { recursive: true, force: true });

/** better-sqlite3 brings its binary for eight systems. */
const foreignBinary = new RegExp(`^better-sqlite3/prebuilds/(?!${process.platform}-${process.arch}\\.node)`);

/** What packages contain besides code: maps, types, texts, and what better-sqlite3 is compiled from. */
const unneeded =
  /\.(?:map|d\.[cm]?ts|tsbuildinfo|markdown)$|(?<!licen[cs]e)\.md$|^better-sqlite3\/(?:deps|src)(?:\/|$)/i;

const modules = join(rootDir, 'node_modules');
const inside = (source: string) => relative(modules, source);

for (const folder of packagesFrom(rootDir, wholePackages)) {
  cpSync(folder, join(target, 'node_modules', inside(folder)), {
    recursive: true,
    filter: (source) =>
      !unneeded.test(inside(source)) && !foreignBinary.test(inside(source)) && !isNested(folder, source),
  });
}

/** Packages inside of packages are copied only if somebody needs them. */
function isNested(folder: string, source: string): boolean {
  return relative(folder, source).split('/').includes('node_modules');
}

for (const file of loaded.filter((path) => path.startsWith(`${modules}/`))) {
  copy(file);
  // Each package says in these how its files are to be read, and its licence in the others.
  for (let folder = dirname(file); folder !== modules; folder = dirname(folder))
    for (const about of globSync('{package.json,*LICEN[CS]E*,*licen[cs]e*}', { cwd: folder }))
      copy(join(folder, about));
}

function copy(file: string): void {
  cpSync(file, join(target, 'node_modules', inside(file)), { recursive: true });
}
