import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltServer } from '../servers/built-server.ts';
import { childrenOf, peakMemory } from '../servers/process-state.ts';

/** Two pages in the cache, and the address that watchdogs request. */
const addresses = ['/', '/kurumsal', '/readyz'];
/** In milliseconds: the time without uploads before each part, the pause between two requests, and the bound. */
const quietTime = 20_000;
const pause = 5;
const slow = 25;
/** In megabytes: the server, and the largest of its child processes. */
const most = { server: 450, child: 1_200 };

type Measured = { times: number[]; failed: number };

/**
 * Uploads all hostile files to the built program and requests pages before and meanwhile, to compare the times.
 * @returns whether all files were answered as they have to be, and pages and memory stayed within their bounds
 */
export async function loadWithHostileFiles({ url, account, pid }: BuiltServer): Promise<boolean> {
  const program = join(import.meta.dirname, 'hostile-uploads.ts');
  const uploader = fork(program, [url, account.email, account.password]);
  await once(uploader, 'message');
  const agent = new Agent({ keepAlive: true });
  const quiet = { times: [], failed: 0 };
  const busy = { times: [], failed: 0 };
  const problems: string[] = [];
  let child = 0;
  for (const kind of ['imports', 'library']) {
    await askUntil(sleep(quietTime), { url, agent, measured: quiet });
    const watch = setInterval(() => {
      void largestChild(pid).then((megabytes) => (child = Math.max(child, megabytes)));
    }, 100);
    const uploads = once(uploader, 'message').then(([found]) => problems.push(...(found as string[])));
    uploader.send(kind);
    await askUntil(uploads, { url, agent, measured: busy });
    clearInterval(watch);
  }
  uploader.kill();
  agent.destroy();
  const server = await peakMemory(pid);
  console.log(`without uploads: ${wordsOf(quiet)}\nwith uploads: ${wordsOf(busy)}`);
  console.log(`most memory: server ${server.toFixed()} MB, a child process ${child.toFixed()} MB`);
  if (problems.length > 0) console.log(problems.join('\n'));
  // A busy machine is slow without uploads too; then only the difference counts.
  const bound = Math.max(slow, 1.5 * percentile(quiet, 0.99));
  const isFast = busy.failed === 0 && percentile(busy, 0.99) <= bound;
  return problems.length === 0 && isFast && server <= most.server && child <= most.child;
}

type Asking = { url: string; agent: Agent; measured: Measured };

async function askUntil(end: Promise<unknown>, { url, agent, measured }: Asking): Promise<void> {
  const asking = { isOver: false };
  const over = end.finally(() => (asking.isOver = true));
  while (!asking.isOver)
    for (const address of addresses) {
      const start = performance.now();
      if ((await statusOf(url + address, agent)) !== 200) measured.failed += 1;
      measured.times.push(performance.now() - start);
      await sleep(pause);
    }
  await over;
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}

async function largestChild(pid: number): Promise<number> {
  // The memory of a process that ends meanwhile cannot be read.
  const peaks = (await childrenOf(pid)).map((id) => peakMemory(id).catch(() => Number.NaN));
  return Math.max(0, ...(await Promise.all(peaks)).filter(Number.isFinite));
}

function percentile({ times }: Measured, share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Infinity;
}

function wordsOf(measured: Measured): string {
  const parts = [0.5, 0.99, 0.999].map(
    (share) => `${share * 100} % ${percentile(measured, share).toFixed(1)} ms`,
  );
  return `${measured.times.length} answers, ${measured.failed} failed; ${parts.join(', ')}`;
}
