import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { runChild } from '../scripts/child.mjs';

// Changes of server code restart the server; pages and panel reload by themselves.
const watched = ['src/server', 'src/shared', 'src/features', 'src/program'].map(
  (folder) => `--watch-path=${join(rootDir, folder)}`,
);
const server = join(import.meta.dirname, 'dev-server.ts');
process.exitCode = await runChild(process.execPath, [...watched, '--watch-preserve-output', server]);
