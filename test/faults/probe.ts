import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Answered = { status: number; milliseconds: number };

export type Probe = {
  /** The answers since the last call. */
  take: () => Answered[];
  stop: () => Promise<void>;
};

/** Milliseconds between two requests of a probe. */
const pause = 10;

/** Requests `paths` one after another until it is stopped, as a visitor does during a fault. */
export function startProbe(url: string, paths: readonly string[]): Probe {
  const agent = new Agent({ keepAlive: true });
  const answers: Answered[] = [];
  const asking = { isOver: false };
  const ask = async () => {
    while (!asking.isOver)
      for (const path of paths) {
        answers.push(await timedGet(url + path, agent));
        await sleep(pause);
      }
  };
  const asked = ask();
  return {
    take: () => answers.splice(0),
    stop: async () => {
      asking.isOver = true;
      await asked;
      agent.destroy();
    },
  };
}

/** The status of an answer that was read to its end; 0 if the connection broke. */
export function timedGet(url: string, agent?: Agent): Promise<Answered> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, milliseconds: performance.now() - start });
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer
        .resume()
        .on('end', () => end(answer.statusCode ?? 0))
        .on('error', () => end(0));
    }).on('error', () => end(0));
  });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How often each status was answered, such as `200 × 31, 507 × 2`. */
export function statusCounts(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');
}

/** Whether there were answers and all had this status, and the words for a report. */
export function allAnswered(answers: readonly Answered[], status = 200): { isKept: boolean; figure: string } {
  const times = answers.map(({ milliseconds }) => milliseconds);
  const counts = statusCounts(answers.map((answer) => answer.status));
  return {
    isKept: answers.length > 0 && answers.every((answer) => answer.status === status),
    figure: `${counts}; median ${percentile(times, 0.5).toFixed(1)} ms, slowest ${Math.max(...times).toFixed()} ms`,
  };
}
