import { join } from 'node:path';
import { runChild } from './child.mjs';

const root = join(import.meta.dirname, '..');

/** Compiled code from one start to the next; an unwritable folder only costs time. */
export const compileCache = join(root, '.cache/compile');

/** V8's options; docs/decisions/0018-cost-of-a-page.md has the measurements. */
const flags = [
  // A page leaves megabytes of garbage: a larger young generation only holds more of it.
  '--max-semi-space-size=8',
  // Collect when the heap has grown by a fifth: 20 MB less than V8's own limit.
  '--heap-growing-percent=20',
  // Requests stay young: allocated in the old generation, they keep others alive until a full collection.
  '--no-allocation-site-pretenuring',
  // Compile what is called, not what may be called: 3 to 5 MB less.
  '--max-lazy',
];

/** The operator's own values win. glibc reads its variables, and Node the cache, before any code runs. */
const defaults = {
  // Otherwise glibc keeps one arena, with its freed memory, per thread.
  MALLOC_ARENA_MAX: '2',
  // A fixed value: glibc raises the limit by itself and then returns less memory.
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Setting it in code is too late: Node has loaded its type stripper by then, 13 to 15 MB.
  NODE_COMPILE_CACHE: compileCache,
};

/**
 * Runs the built server in place of this process, so that signals reach it and no wrapper stays.
 * Windows cannot replace a process: there a child runs it, and its exit code becomes ours.
 */
export async function launchServer() {
  const args = [...flags, join(import.meta.dirname, 'run-server.mjs')];
  const env = { ...defaults, ...process.env, NODE_ENV: 'production' };
  if (process.platform === 'win32') process.exitCode = await runChild(process.execPath, args, { env });
  else process.execve(process.execPath, [process.execPath, ...args], env);
}
