/** Sends requests in a process of its own, so that it does not compete with the test for a processor. */
import { Agent, request } from 'node:http';
import type { LoadAnswers, LoadTask } from './load.ts';

/** Milliseconds between two bundles of requests. */
const beat = 5;

process.on('message', (task: LoadTask) => {
  const sent = task.rate === undefined ? inTurn(task) : atRate(task, task.rate);
  void sent.then((answers) => process.send?.(answers));
});

async function atRate(task: LoadTask, rate: number): Promise<LoadAnswers> {
  const { ask, close } = createAsker(task);
  const open: Promise<LoadAnswers[number]>[] = [];
  const started = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min((performance.now() - started) / 1000, task.seconds);
      while (open.length < elapsed * rate) open.push(ask());
      if (elapsed < task.seconds) return;
      clearInterval(timer);
      resolve();
    }, beat);
  });
  const answers = await Promise.all(open);
  close();
  return answers;
}

async function inTurn(task: LoadTask): Promise<LoadAnswers> {
  const { ask, close } = createAsker(task);
  const answers: LoadAnswers = [];
  const end = performance.now() + task.seconds * 1000;
  const visitor = async () => {
    while (performance.now() < end) answers.push(await ask());
  };
  await Promise.all(Array.from({ length: task.connections }, visitor));
  close();
  return answers;
}

function createAsker({ url, paths, connections }: LoadTask) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let number = 0;
  const ask = () => {
    const path = paths[number % paths.length] ?? '/';
    number += 1;
    return send(url + path, agent);
  };
  return { ask, close: () => agent.destroy() };
}

function send(url: string, agent: Agent): Promise<LoadAnswers[number]> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = '') =>
      resolve({ status, retryAfter, milliseconds: performance.now() - start });
    request(url, { agent, timeout: 60_000, headers: { 'accept-encoding': 'br' } }, (answer) => {
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
