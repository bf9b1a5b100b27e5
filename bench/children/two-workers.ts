/** Runs the program in two processes that share one port, as a `WORKERS=2` of the program would. */
import cluster from 'node:cluster';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';

cluster.setupPrimary({ exec: join(rootDir, 'scripts/serve.mjs') });
const workers = [cluster.fork(), cluster.fork()];
process.once('SIGTERM', () => {
  for (const worker of workers) worker.process.kill('SIGTERM');
});
cluster.on('exit', () => {
  if (Object.keys(cluster.workers ?? {}).length === 0) process.exit();
});
