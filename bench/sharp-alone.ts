import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type SharpTask = { original: string; folder: string; widths: readonly number[] };

export type SharpAlone = {
  /** The milliseconds that making the renditions of one picture takes. */
  time: (task: SharpTask) => Promise<number>;
  close: () => Promise<void>;
};

/** Starts a child process with sharp, which is used for all pictures, as the server's encoder is. */
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
