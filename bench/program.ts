import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootDir } from '#server/root-dir.ts';
import { freePort } from '#test/servers/free-port.ts';

export type Program = {
  /** The origin, without a slash at the end. */
  url: string;
  pid: number;
  /** Milliseconds until the first answer. */
  startTime: number;
  stop: () => Promise<void>;
};

/** The first account, which each started program has. */
export const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };

/** Milliseconds between two attempts to reach a starting program. */
const pause = 5;
const usualPatience = 60_000;

/** Starts the program as `npm run serve` does, on a free port unless PORT is given. */
export function startProgram(environment: NodeJS.ProcessEnv, patience = usualPatience): Promise<Program> {
  const signIn = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  return start([join(rootDir, 'scripts/serve.mjs')], '/', { ...signIn, ...environment }, patience);
}

/** Starts a Node process that listens on PORT, and waits until it answers `path` with 200. */
export function startProcess(
  args: readonly string[],
  path: string,
  environment: NodeJS.ProcessEnv,
): Promise<Program> {
  return start(args, path, environment, usualPatience);
}

async function start(
  args: readonly string[],
  path: string,
  environment: NodeJS.ProcessEnv,
  patience: number,
): Promise<Program> {
  const port = environment.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [...args], {
    cwd: rootDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: port,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log = `${log}${chunk.toString()}`.slice(-5_000)));
  const stop = async () => {
    const overdue = setTimeout(() => child.kill('SIGKILL'), 20_000);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(overdue);
  };
  while (!(await answers(url + path))) {
    if (child.exitCode !== null || performance.now() - started > patience) {
      await stop();
      throw new Error(`The program did not start:\n${log}`);
    }
    await sleep(pause);
  }
  return { url, pid: child.pid ?? 0, startTime: performance.now() - started, stop };
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
