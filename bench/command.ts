import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootDir } from '#server/root-dir.ts';
import packageFile from '../package.json' with { type: 'json' };

const { scripts } = packageFile;

type Finished = { seconds: number; megabytes: number };

/** Runs a command of the product; returns its time and the most memory that it held. */
export async function runCommand(
  command: keyof typeof scripts,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Finished> {
  const started = performance.now();
  // Without npm, whose own process would be measured: the script is `node` with its options and its file.
  const [, ...nodeArgs] = scripts[command].split(' ');
  const child = spawn(process.execPath, [...nodeArgs, ...args], {
    cwd: rootDir,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const memory = watchMemory(() => Promise.resolve([child.pid ?? 0]));
  const [code] = await ended;
  if (code !== 0) throw new Error(`${command} ended with ${code ?? 'a signal'}`);
  return { seconds: (performance.now() - started) / 1_000, megabytes: await memory.stop() };
}

/** Notes the most memory that one of these processes held, in megabytes, until it is stopped. */
export function watchMemory(processes: () => Promise<number[]>): { stop: () => Promise<number> } {
  let megabytes = 0;
  const state = { isRunning: true };
  const watching = (async () => {
    while (state.isRunning) {
      for (const pid of await processes()) megabytes = Math.max(megabytes, await mostMemory(pid));
      await sleep(100);
    }
  })();
  return {
    stop: async () => {
      state.isRunning = false;
      await watching;
      return megabytes;
    },
  };
}

/** In megabytes, as Linux counts it; 0 once the process has ended. */
async function mostMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
