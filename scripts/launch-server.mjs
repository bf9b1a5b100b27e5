import { join } from 'node:path';
import { runChild } from './child.mjs';

const root = join(import.meta.dirname, '..');

/** The folder that caches compiled code between starts. If it is not writable, starts are only slower. */
export const compileCache = join(root, '.cache/compile');

/** Options of V8; the measurements are in docs/decisions/0018-cost-of-a-page.md. */
const flags = [
  // Collections give freed memory back to the system, which needs 20 to 30 MB less.
  '--memory-saver-mode',
  // A page leaves megabytes of garbage; a larger young generation would only keep more of it. A smaller one,
  // which the mode above would choose, makes a page take twice as long.
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  // The heap is collected after growing by a fifth, which needs 20 MB less than V8's own limit.
  '--heap-growing-percent=20',
  // Objects of requests stay in the young generation; in the old one they would keep other objects alive
  // until a full collection.
  '--no-allocation-site-pretenuring',
  // Functions are compiled only when they are called, which saves 3 to 5 MB.
  '--max-lazy',
];

/**
 * Values that the operator has set take precedence over these. They must be environment variables, because
 * glibc and Node read them before any code runs.
 */
const defaults = {
  // Otherwise glibc would keep one arena per thread, including freed memory.
  MALLOC_ARENA_MAX: '2',
  // The value is fixed, because glibc would raise the limit by itself and return less memory.
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Setting this in code would be too late: Node would already have loaded its type stripper (13 to 15 MB).
  NODE_COMPILE_CACHE: compileCache,
};

/**
 * Replaces this process by the built server, so that signals reach the server and no wrapper process remains.
 * Windows cannot replace a process; there a child process runs the server, and its exit code becomes ours.
 */
export async function launchServer() {
  const args = [...flags, join(import.meta.dirname, 'run-server.mjs')];
  const env = { ...defaults, ...process.env, NODE_ENV: 'production' };
  if (process.platform === 'win32') process.exitCode = await runChild(process.execPath, args, { env });
  else process.execve(process.execPath, [process.execPath, ...args], env);
}
