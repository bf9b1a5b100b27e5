import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { withLock } from './lock.mjs';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vitrin-lock-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
});

/** Starts a process that takes the lock and never releases it. */
async function startOwner() {
  const script = `
    import { withLock } from '${join(import.meta.dirname, 'lock.mjs')}';
    await withLock({ directory: '${directory}', name: 'work' }, () => {
      console.log('taken');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script]);
  onTestFinished(() => void owner.kill('SIGKILL'));
  await once(owner.stdout, 'data');
  return owner;
}

it('only one owner of the lock works at a time, also within one process', async () => {
  let running = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await sleep(20);
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock({ directory, name: 'work' }, work)));
  expect(readdirSync(directory)).toEqual([]);
});

it('a waiting process reports this once, and continues after the owner was killed', async () => {
  const owner = await startOwner();
  const waitedFor: number[] = [];
  let isDone = false;
  const waiting = withLock({ directory, name: 'work', onWait: (pid) => waitedFor.push(pid) }, async () => {
    isDone = true;
  });
  await sleep(600);
  expect(isDone).toBe(false);
  owner.kill('SIGKILL');
  await waiting;
  expect(waitedFor).toEqual([owner.pid]);
});

it('the lock is taken over only after the children of a killed owner have ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  // This PID is above the highest one of Linux and macOS, so no such process exists.
  writeFileSync(join(directory, 'work.lock'), `4999999\n${String(child.pid)}\n`);
  let isDone = false;
  const waiting = withLock({ directory, name: 'work' }, async () => {
    isDone = true;
  });
  await sleep(500);
  expect(isDone).toBe(false);
  child.kill('SIGKILL');
  await waiting;
  expect(isDone).toBe(true);
});

it('a failure releases the lock', async () => {
  const failing = withLock({ directory, name: 'work' }, () => Promise.reject(new Error('no space')));
  await expect(failing).rejects.toThrow('no space');
  await withLock({ directory, name: 'work' }, async () => undefined);
});
