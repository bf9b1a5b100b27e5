import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { runChild } from '../scripts/child.mjs';

// Changed server code restarts the server; the browser reloads changes of site and panel without a restart.
const watched = ['src/server', 'src/shared', 'src/features', 'src/program'].map(
  (folder) => `--watch-path=${join(rootDir, folder)}`,
);
const server = join(import.meta.dirname, 'dev-server.ts');
process.exitCode = await runChild(process.execPath, [...watched, '--watch-preserve-output', server]);
