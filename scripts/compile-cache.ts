import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps what Node makes of the server's TypeScript from one start to the next: less than half of the
 * work of reading it (0.25 s instead of 0.6 s). Where the folder cannot be written it does nothing.
 * The npm scripts name the same folder in the environment: then Node reads even its first file from there,
 * and does not load what strips types, which would stay in memory.
 */
export function rememberCompiledCode(): void {
  enableCompileCache(join(import.meta.dirname, '../.cache/compile'));
}
