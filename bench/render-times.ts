import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Catalogue } from './databases.ts';
import type { Series } from './statistics.ts';

/** Milliseconds per render, by round; `first` is the first render after a content change. */
export type RenderTimes = { cold: Series; first: Series; bare: Series; cards: number; bytes: number };

/** Measures renders in a child process that uses React's production build. */
export async function renderInChild({ environment }: Catalogue, path: string): Promise<RenderTimes> {
  const child = fork(join(import.meta.dirname, 'children/renderer.ts'), [path], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
  });
  const ended = once(child, 'exit');
  const [times] = await Promise.race([
    once(child, 'message') as Promise<[RenderTimes]>,
    ended.then(() => {
      throw new Error(`The page ${path} could not be rendered`);
    }),
  ]);
  await ended;
  return times;
}
