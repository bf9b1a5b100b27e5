import { join } from 'node:path';
import { runChild } from './child.mjs';

/** Starts the development server anew whenever a file changes that it has loaded; pages and panel reload by themselves. */
const server = join(import.meta.dirname, 'dev-server.ts');
process.exitCode = await runChild(process.execPath, ['--watch', '--watch-preserve-output', server]);
