import { readFileSync } from 'node:fs';

/** The clock ticks per second in `/proc/…/stat`, which are 100 on Linux. */
const ticks = 100;

/** Processor time of a process in seconds; NaN without `/proc`. */
export function processorTime(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticks : NaN;
}

/** Resident memory of a process in megabytes, now or at its peak (`VmHWM`); NaN without `/proc`. */
export function residentMemory(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const line = new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`) ?? '');
  return line ? (Number(line[1]) * 1024) / 1e6 : NaN;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
