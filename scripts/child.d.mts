import type { SpawnOptions } from 'node:child_process';

export function runChild(
  program: string,
  args: string[],
  options?: SpawnOptions & { onStart?: (pid: number) => void },
): Promise<number>;
