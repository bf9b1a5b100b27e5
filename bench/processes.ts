import { readFileSync, readdirSync } from 'node:fs';

/** The clock ticks per second in `/proc/…/stat`, which are 100 on Linux. */
const ticks = 100;

/** Processor time of a process in seconds; NaN without `/proc`. */
export function processorTime(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticks : NaN;
}

/** Processor time of a process, its children and those that have ended, in seconds; NaN without `/proc`. */
export function familyTime(pid: number): number {
  const fields = statOf(pid);
  if (!fields) return NaN;
  const ended = (Number(fields[13]) + Number(fields[14])) / ticks;
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), processorTime(pid) + ended);
}

/** The process that started this one; 0 without `/proc`. */
export const parentOf = (pid: number): number => Number(statOf(pid)?.[1] ?? 0);

/** Resident memory of a process in megabytes, now or at its peak (`VmHWM`); NaN without `/proc`. */
export function residentMemory(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const line = new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`) ?? '');
  return line ? (Number(line[1]) * 1024) / 1e6 : NaN;
}

/** Resident memory of a process and its children in megabytes; pages that they share count in each. */
export function familyMemory(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + residentMemory(child), residentMemory(pid));
}

function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((candidate) => parentOf(candidate) === pid);
}

/** The fields of `/proc/…/stat` after the name of the command, which may contain spaces. */
function statOf(pid: number): string[] | undefined {
  return read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
