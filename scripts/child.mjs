import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program on the terminal of this process until it ends, and forwards the signals that would end this
 * process.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onStart?: (pid: number) => void }} [options]
 * @returns {Promise<number>} the program's exit code; 128 + the signal's number if a signal ended it.
 */
export function runChild(program, args, { onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    if (child.pid) onStart?.(child.pid);
    // A Windows console signals the child itself; `kill()` would end the child before it can shut down.
    const forward = (signal) => process.platform !== 'win32' && child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    const settle = () => {
      for (const signal of signals) process.off(signal, forward);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
