/**
 * Checks that a fresh clone needs only node and npm: `npm start` installs, builds, loads the demo content and
 * serves; a second start is fast; SIGTERM ends it cleanly. Runs on any Node ≥ 20.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const { fetch, performance } = globalThis;
const root = resolve(fileURLToPath(import.meta.url), '../../..');
const firstStartTime = 15 * 60_000;
const secondStartTime = 5_000;
/** The largest allowed size of node_modules on the disk after a start, in megabytes. */
const largestInstall = 600;
/** The number of repeated starts. Only the fastest is compared, because the machine may be busy. */
const secondStarts = 3;

const folder = mkdtempSync(join(tmpdir(), 'vitrin-install-'));
const clone = join(folder, 'clone');
let running;

try {
  execFileSync('git', ['clone', '--quiet', root, clone], { stdio: ['ignore', 'inherit', 'inherit'] });
  const environment = await bareEnvironment();
  const first = await start(environment, firstStartTime);
  const installed = await sizeOnDisk(join(clone, 'node_modules'));
  await checkPages(first.url);
  await stop();
  const best = await startAgain(environment);
  const megabytes = Math.round(installed / 2 ** 20);
  console.log(
    `Fresh install: filled site after ${seconds(first.time)}, second start ${seconds(best)}, node_modules ${megabytes} MB.`,
  );
  if (megabytes > largestInstall) throw new Error(`node_modules takes more than ${largestInstall} MB`);
  if (best > secondStartTime) throw new Error(`A second start took longer than ${seconds(secondStartTime)}`);
} finally {
  killAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * An environment with only node, npm and npm's shell on PATH, and with NODE_ENV=production, which must not
 * break the installation.
 */
async function bareEnvironment() {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['node', 'npm', 'sh']) symlinkSync(realpathSync(findProgram(name)), join(bin, name));
  return {
    HOME: process.env.HOME,
    PATH: bin,
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
  };
}

/**
 * The path of the system's program. Folders inside node_modules are skipped, because npm puts those of this
 * checkout first on PATH.
 */
function findProgram(name) {
  const folders = process.env.PATH.split(delimiter).filter((path) => !path.includes('node_modules'));
  const found = folders.map((path) => join(path, name)).find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is not on PATH`);
  return found;
}

async function start(environment, time) {
  const url = `http://127.0.0.1:${environment.PORT}`;
  const started = performance.now();
  const options = { cwd: clone, env: environment, stdio: ['ignore', 'inherit', 'inherit'], detached: true };
  running = spawn(join(environment.PATH, 'npm'), ['start'], options);
  while ((await statusOf(`${url}/`)) !== 200) {
    if (running.exitCode !== null) throw new Error(`npm start ended with code ${running.exitCode}`);
    if (performance.now() - started > time) throw new Error(`No answer within ${seconds(time)}`);
    await sleep(50);
  }
  return { url, time: performance.now() - started };
}

/**
 * Starts the program several times with nothing to install or build. @returns the fastest start in
 * milliseconds
 */
async function startAgain(environment) {
  let best = Infinity;
  for (let attempt = 1; attempt <= secondStarts && best > secondStartTime; attempt += 1) {
    const { url, time } = await start(environment, firstStartTime);
    await checkPages(url);
    await stop();
    best = Math.min(best, time);
  }
  return best;
}

/** The size of a folder in bytes as `du` reports it; the targets of links are left out. */
async function sizeOnDisk(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  let blocks = 0;
  for (const entry of entries) blocks += (await lstat(join(entry.parentPath, entry.name))).blocks;
  return blocks * 512;
}

async function statusOf(address) {
  try {
    return (await fetch(address)).status;
  } catch {
    return undefined;
  }
}

/** Checks that the home page links to a demo product and that the sign-in page answers. */
async function checkPages(url) {
  const home = await (await fetch(`${url}/`)).text();
  const product = /href="(\/urun\/[a-z0-9-]+)"/.exec(home)?.[1];
  if (!product) throw new Error('The home page shows no demo product');
  for (const path of [product, '/giris-yap']) {
    const status = await statusOf(`${url}${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
}

async function stop() {
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  const [code, signal] = await ended;
  if (code !== 0) throw new Error(`SIGTERM ended npm start with ${code ?? signal} instead of 0`);
}

/** Kills the whole process group, because a server may outlive the npm process that started it. */
function killAll() {
  try {
    if (running) process.kill(-running.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
