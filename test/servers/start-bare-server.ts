import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { environmentOf, type Environment } from './process-environment.ts';

/** The path of a program that runs the real server without built pages. */
export const bareServer = join(import.meta.dirname, 'bare-server.ts');

/** Starts the program and waits until it is ready; it is killed at the end of the test. */
export async function startBareServer(given: Environment) {
  const port = await freePort();
  const child = spawn(process.execPath, [bareServer], {
    env: environmentOf({ DEMO: '0', PORT: String(port), ...given }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 10_000 && child.exitCode === null; tries += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { child, url, output: () => output };
    await sleep(5);
  }
  throw new Error(`did not start:\n${output}`);
}
