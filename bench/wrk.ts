import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadAnswer, LoadTask } from './load.ts';

/**
 * Whether Debian's `wrk` is installed. It is preferred, because autocannon parses our headers more slowly
 * than we send them.
 */
export function hasWrk(): boolean {
  // `wrk --version` exits with code 1, so only a failed start means that it is missing.
  return spawnSync('wrk', ['--version']).error === undefined;
}

type Totals = { total: number; bytes: number; microseconds: number; failures: number };

/** Sends as many requests as the server can answer, for `seconds`. */
export async function runWrk({ url, paths, connections, seconds }: LoadTask): Promise<LoadAnswer> {
  const script = join(import.meta.dirname, 'children/wrk.lua');
  const load = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, '-s', script];
  const { stdout } = await promisify(execFile)('wrk', [...load, url, '--', ...paths]);
  const json = stdout.trim().split('\n').at(-1) ?? '';
  const { microseconds, ...totals } = JSON.parse(json) as Totals;
  return { ...totals, perSecond: totals.total / (microseconds / 1e6), latencies: [] };
}
