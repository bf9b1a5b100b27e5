import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type LoadTask = {
  url: string;
  /** Asked for in turns. */
  paths: readonly string[];
  connections: number;
  /** Requests that a connection sends without waiting for the answers before. */
  pipelining: number;
  seconds: number;
  /** Ends after this many requests, instead of after `seconds`. */
  amount?: number;
  /** As many as come when left out. */
  requestsPerSecond?: number;
};

export type LoadAnswer = {
  perSecond: number;
  total: number;
  bytes: number;
  failures: number;
  /** Of each answer, in milliseconds; only where the rate was given. */
  latencies: number[];
};

export type LoadGenerator = {
  /** @throws Error when a request failed or was not answered with 2xx. */
  run: (task: LoadTask) => Promise<LoadAnswer>;
  close: () => Promise<void>;
};

/** Starts the process that asks; it is kept, so that its code is warm. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'children/load-generator.ts'));
  return {
    async run(task) {
      child.send(task);
      const [answer] = (await once(child, 'message')) as [LoadAnswer];
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
