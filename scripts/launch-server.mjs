import { join } from 'node:path';
import { runChild } from './child.mjs';

const root = join(import.meta.dirname, '..');

/** The cache of compiled code between starts; if the folder is not writable, starts are only slower. */
export const compileCache = join(root, '.cache/compile');

/** Options of V8; docs/decisions/0018-cost-of-a-page.md has the measurements. */
const flags = [
  // A page leaves megabytes of garbage, and a larger young generation only holds more of it.
  '--max-semi-space-size=8',
  // Collects when the heap has grown by a fifth: 20 MB less than with V8's own limit.
  '--heap-growing-percent=20',
  // Objects of requests stay in the young generation; in the old one they would keep others
  // alive until a full collection.
  '--no-allocation-site-pretenuring',
  // Compiles functions only when they are called: 3 to 5 MB less.
  '--max-lazy',
];

/**
 * Values that the operator has set take precedence. They are environment variables because glibc and Node
 * read them before any code runs.
 */
const defaults = {
  // Otherwise glibc keeps one arena per thread, together with its freed memory.
  MALLOC_ARENA_MAX: '2',
  // A fixed value, because glibc would raise the limit itself and return less memory.
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Setting it in code would be too late: Node has then already loaded its type stripper (13 to 15 MB).
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
