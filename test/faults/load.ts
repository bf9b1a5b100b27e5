import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type LoadTask = {
  url: string;
  /** The addresses in turn. */
  paths: readonly string[];
  /** Requests per second, whether or not earlier ones were answered; without it each connection asks again at once. */
  rate?: number;
  seconds: number;
  connections: number;
};

export type LoadAnswers = { status: number; retryAfter: string; milliseconds: number }[];

export async function sendLoad(task: LoadTask): Promise<LoadAnswers> {
  const child = fork(join(import.meta.dirname, 'load.child.ts'));
  child.send(task);
  const [answers] = (await once(child, 'message')) as [LoadAnswers];
  child.kill();
  return answers;
}
