import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { rootDir } from '#server/root-dir.ts';
import type { FaultPart, Shown } from '../faults/shown.ts';
import { freePort } from '../servers/free-port.ts';
import { missingPrograms } from './programs.ts';

const file = join(rootDir, 'docs/operations/systemd/vitrin.service');

/** `systemd-analyze security` calls up to 2.0 "OK", and from there on "MEDIUM". */
const mostExposure = 2;

/** The unit for systemd: how much it may do, and whether its command starts the server. */
export const unit: FaultPart = { run, missing: () => missingPrograms('systemd-analyze') };

async function run(): Promise<readonly Shown[]> {
  return [await showExposure(), await showStart()];
}

async function showExposure(): Promise<Shown> {
  const args = ['security', '--offline=true', '--no-pager', file];
  const { stdout } = await promisify(execFile)('systemd-analyze', args);
  const [, exposure = 'unknown'] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
  return {
    promise: `the unit is exposed to at most ${mostExposure.toFixed(1)} of 10`,
    figure: exposure,
    isKept: Number(exposure) <= mostExposure,
  };
}

/** Starts the command of the unit with its variables; the checkout takes the place of `/srv/vitrin`. */
async function showStart(): Promise<Shown> {
  const text = (await readFile(file, 'utf8')).replaceAll('/srv/vitrin', rootDir);
  const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-unit-'));
  const port = await freePort();
  const variables = settingOf('Environment')
    .replace('/var/lib/vitrin', join(folder, 'data'))
    .replace('/var/cache/vitrin', join(folder, 'cache'))
    .split(' ')
    .map((each): [string, string] => {
      const [name = '', value = ''] = each.split('=');
      return [name, value];
    });
  const [command = '', ...args] = settingOf('ExecStart').split(' ');
  const child = spawn(command, args, {
    cwd: settingOf('WorkingDirectory'),
    env: { ...Object.fromEntries<string>(variables), PORT: String(port), DEMO: '0' },
    stdio: 'ignore',
  });
  try {
    const isReady = await waitUntilReady(`http://127.0.0.1:${port}`);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    return {
      promise: 'its command serves, and ends with 0 after SIGTERM',
      figure: isReady ? `ready, exit ${code}` : 'not ready',
      isKept: isReady && code === 0,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether the server at `origin` became ready within a minute. */
export async function waitUntilReady(origin: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    await sleep(200);
  }
  return false;
}
