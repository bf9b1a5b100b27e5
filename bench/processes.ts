import { readFileSync } from 'node:fs';

/** Clock ticks of `/proc/…/stat` in a second: the same on every Linux that Node runs on. */
const ticks = 100;

/** Processor time that a process has used, in seconds; NaN where the system does not say. */
export function processorTime(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticks : NaN;
}

/** Memory that a process holds now (or held at most: `VmHWM`), in megabytes; NaN where the system does not say. */
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
