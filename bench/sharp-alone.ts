import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type SharpTask = { original: string; folder: string; widths: readonly number[] };

export type SharpAlone = {
  /** Makes all renditions of one picture; resolves to the milliseconds that this took. */
  time: (task: SharpTask) => Promise<number>;
  close: () => Promise<void>;
};

/** Starts a child process that uses only sharp. It makes all pictures of the run, as the server's encoder does. */
export function startSharp(): SharpAlone {
  const child = fork(join(import.meta.dirname, 'children/sharp-alone.ts'));
  return {
    async time(task) {
      child.send(task);
      const [milliseconds] = (await once(child, 'message')) as [number];
      return milliseconds;
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
