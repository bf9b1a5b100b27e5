import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often the owner shows that it lives, and after how long without it it does not (its number may be another's by then). */
const heartbeat = 2_000;
const silence = 30_000;

/**
 * Runs `work` while no other process of this checkout runs the work of that name; waits for one that
 * does. A lock whose owner was killed is taken over.
 *
 * @template Result
 * @param {{ directory: string, name: string, onWait?: (owner: number) => void }} lock
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock({ directory, name, onWait }, work) {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${name}.lock`);
  let told = false;
  while (!take(file)) {
    const owner = readOwner(file);
    if (owner && isGone(owner)) {
      takeAway(file, owner);
      continue;
    }
    if (owner && !told) onWait?.(owner.pid);
    told ||= Boolean(owner);
    await sleep(200);
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), heartbeat);
  try {
    return await work();
  } finally {
    beat.close();
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined when the lock was freed meanwhile or its number is not written yet. */
function readOwner(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 ? { pid, seen: statSync(file).mtimeMs } : undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isGone({ pid, seen }) {
  if (Date.now() - seen > silence) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Renames first: when two find the same dead owner, the slower one must not remove the lock of the faster. */
function takeAway(file, owner) {
  const mine = `${file}.${process.pid}`;
  try {
    renameSync(file, mine);
    if (Number(readFileSync(mine, 'utf8')) !== owner.pid) renameSync(mine, file);
    else rmSync(mine);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
