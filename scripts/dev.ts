import { join } from 'node:path';
import { runChild } from './child.mjs';

/** Starts the development server anew whenever the server's code changes; pages and panel reload by themselves. */
const root = join(import.meta.dirname, '..');
const watched = ['src/server', 'src/shared'].map((folder) => `--watch-path=${join(root, folder)}`);
const server = join(root, 'scripts/dev-server.ts');
process.exitCode = await runChild(process.execPath, [...watched, '--watch-preserve-output', server]);
