import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hasWrk, runWrk } from './wrk.ts';

export type LoadTask = {
  url: string;
  /** The paths to request in this order; after the last one it starts again with the first. */
  paths: readonly string[];
  connections: number;
  seconds: number;
  /** If given, the task ends after this many requests instead of after `seconds`. */
  amount?: number;
  /** If given, requests are sent at this fixed rate; by default as many as the server answers. */
  requestsPerSecond?: number;
};

export type LoadAnswer = {
  perSecond: number;
  total: number;
  bytes: number;
  failures: number;
  /** The latency of each answer in milliseconds; empty without a fixed rate. */
  latencies: number[];
};

export type LoadGenerator = {
  /** @throws Error if a request failed or its status was not 2xx. */
  run: (task: LoadTask) => Promise<LoadAnswer>;
  close: () => Promise<void>;
};

/**
 * Runs tasks with `wrk` if it is installed and the task has neither amount nor rate; others run with
 * autocannon in a child process.
 */
export function startLoadGenerator(): LoadGenerator {
  // A single process is used for the whole run, so that its code is warm.
  const child = fork(join(import.meta.dirname, 'children/load-generator.ts'));
  const canUseWrk = hasWrk();
  async function runAutocannon(task: LoadTask): Promise<LoadAnswer> {
    child.send(task);
    const [answer] = (await once(child, 'message')) as [LoadAnswer];
    return answer;
  }
  return {
    async run(task) {
      const isForWrk = canUseWrk && task.amount === undefined && task.requestsPerSecond === undefined;
      const answer = await (isForWrk ? runWrk(task) : runAutocannon(task));
      if (answer.failures > 0) throw new Error(`${answer.failures} requests to ${task.url} failed`);
      return answer;
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
