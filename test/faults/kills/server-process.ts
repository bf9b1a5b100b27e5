import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, isAlive } from '#test/servers/process-state.ts';
import { environmentOf } from '#test/servers/process-environment.ts';

export type ServerSettings = {
  /** The file that starts the program. */
  script: string;
  port: number;
  environment: Readonly<Record<string, string>>;
};

export type ServerProcess = {
  /** Resolves to the milliseconds from the start, or from now, to readiness. */
  untilReady: (options?: { isMeasuredFromNow: boolean }) => Promise<number>;
  /** Sends SIGKILL to the server alone. Returns the ids of its child processes that still run. */
  kill: () => Promise<number[]>;
  pid: number;
  /** The output so far. */
  log: () => string;
};

/** The longest start, in milliseconds. */
const patience = 60_000;
/** Within this many milliseconds the server's child processes must have ended. */
const childPatience = 10_000;

/** Starts the server; whoever calls it must kill it. */
export function startProcess({ script, port, environment }: ServerSettings): ServerProcess {
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    env: environmentOf({ PORT: String(port), ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log = `${log}${chunk.toString()}`.slice(-50_000)));
  const pid = child.pid ?? 0;
  return {
    pid,
    log: () => log,
    untilReady: async ({ isMeasuredFromNow } = { isMeasuredFromNow: false }) => {
      const from = isMeasuredFromNow ? performance.now() : started;
      await untilReady(child, `http://127.0.0.1:${port}/readyz`, () => log);
      return performance.now() - from;
    },
    kill: async () => {
      const own = hasEnded(child) ? [] : await descendantsOf(pid);
      child.kill('SIGKILL');
      if (!hasEnded(child)) await once(child, 'exit');
      const deadline = Date.now() + childPatience;
      while (own.some(isAlive) && Date.now() < deadline) await sleep(20);
      return own.filter(isAlive);
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function untilReady(child: ChildProcess, address: string, log: () => string): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (hasEnded(child) || Date.now() > deadline) throw new Error(`The server did not start:\n${log()}`);
    await sleep(10);
  }
}

async function descendantsOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid).catch(() => []);
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()];
}
