/** Sends requests at a fixed rate in a process of its own, whether or not earlier ones were answered. */
import { Agent, request } from 'node:http';
import type { LoadAnswers, LoadTask } from './load.ts';

/** Milliseconds between two bundles of requests. */
const beat = 5;

process.on('message', (task: LoadTask) => {
  void run(task).then((answers) => process.send?.(answers));
});

async function run({ url, paths, rate, seconds, connections }: LoadTask): Promise<LoadAnswers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: LoadAnswers = [];
  const open: Promise<void>[] = [];
  const started = performance.now();
  let next = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min((performance.now() - started) / 1000, seconds);
      while (next < elapsed * rate) {
        const path = (paths[next % paths.length] ?? '/').replace('{n}', String(next));
        open.push(ask(url, path, agent).then((answer) => void answers.push(answer)));
        next += 1;
      }
      if (elapsed < seconds) return;
      clearInterval(timer);
      resolve();
    }, beat);
  });
  await Promise.all(open);
  agent.destroy();
  return answers;
}

function ask(url: string, path: string, agent: Agent): Promise<LoadAnswers[number]> {
  let start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = '') =>
      resolve({ path, status, retryAfter, milliseconds: performance.now() - start });
    request(url + path, { agent, timeout: 60_000, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { statusCode = 0, headers } = answer;
      answer
        .resume()
        .on('end', () => end(statusCode, headers['retry-after']))
        .on('error', () => end(0));
    })
      .on('timeout', function (this: { destroy: () => void }) {
        this.destroy();
      })
      .on('error', () => end(0))
      .end();
  });
}
