import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Milliseconds between two heartbeats of the lock's owner. After `silence` without a heartbeat, the PID is
 * treated as reused by another process.
 */
const heartbeat = 2_000;
const silence = 30_000;
/**
 * Milliseconds to wait for the children of a killed owner; they send no heartbeat, so the wait needs a limit.
 */
const orphanTime = 600_000;

/**
 * Runs `work` while holding a lock of this name; only one process of this checkout can hold it. If the owner
 * was killed, the lock is taken over after the children that it registered by `hold` have ended.
 *
 * @template Result
 * @param {{ directory: string, name: string, onWait?: (owner: number) => void }} lock
 * @param {(hold: (child: number) => void) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock({ directory, name, onWait }, work) {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${name}.lock`);
  let told = false;
  while (!take(file)) {
    const lock = read(file);
    if (lock && isAbandoned(lock)) {
      removeAbandoned(file, lock);
      continue;
    }
    if (lock && !told) onWait?.(lock.pids[0]);
    told ||= Boolean(lock);
    await sleep(200);
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), heartbeat);
  try {
    return await work((child) => appendFileSync(file, `${child}\n`));
  } finally {
    beat.close();
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Reads the lock's file; undefined if the lock was just released, or was created but not yet written. */
function read(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const pids = text.split('\n').filter(Boolean).map(Number);
    return pids.length > 0 ? { text, pids, seen: statSync(file).mtimeMs } : undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAbandoned({ pids: [owner, ...children], seen }) {
  const quiet = Date.now() - seen;
  if (isRunning(owner)) return quiet > silence;
  return quiet > orphanTime || !children.some(isRunning);
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/**
 * The lock is renamed before it is removed: if two processes find a dead owner, the slower one must not
 * remove the new lock.
 */
function removeAbandoned(file, lock) {
  const mine = `${file}.${process.pid}`;
  try {
    renameSync(file, mine);
    if (readFileSync(mine, 'utf8') !== lock.text) renameSync(mine, file);
    else rmSync(mine);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
