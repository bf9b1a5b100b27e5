import { readFile } from 'node:fs/promises';

/** The peak memory of a process (`VmHWM`) in megabytes; Linux only. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1_000;
}

/** The paths of all files that a process has mapped, such as libraries; Linux only. */
export async function loadedFiles(pid: number): Promise<string[]> {
  const maps = await readFile(`/proc/${pid}/maps`, 'utf8');
  return [...new Set(maps.split('\n').flatMap((line) => /\/.*/.exec(line)?.[0] ?? []))];
}

/** The ids of the running child processes; Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
