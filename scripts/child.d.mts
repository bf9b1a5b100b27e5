import type { SpawnOptions } from 'node:child_process';

export function runChild(program: string, args: string[], options?: SpawnOptions): Promise<number>;
