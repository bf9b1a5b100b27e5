import { setTimeout as sleep } from 'node:timers/promises';
import { signInTo } from '../../servers/staff-client.ts';
import type { BuiltServer } from '../../servers/built-server.ts';

const paths = ['/', '/en', '/vizyon-misyon', '/iletisim', '/api/pages/categories?lang=tr', '/healthz'];
const readers = 16;

/** What was answered: how many requests, and those that failed, by status or error. */
export type Answered = { count: number; failures: Map<string, number> };

/** Reads pages through the proxy until `stop` is called. */
export function readAll(url: string): { answered: Answered; stop: () => Promise<void> } {
  const answered: Answered = { count: 0, failures: new Map() };
  let isOver = false;
  const note = (failure: string) => answered.failures.set(failure, (answered.failures.get(failure) ?? 0) + 1);
  const read = async (first: number) => {
    for (let n = first; !isOver; n += 1) {
      const path = paths[n % paths.length] ?? '/';
      try {
        const answer = await fetch(url + path);
        const { byteLength } = await answer.arrayBuffer();
        // A balancer that finds no host refuses without a body; hosts explain themselves.
        if (!answer.ok) note(`${answer.status} ${byteLength === 0 ? 'of the balancer ' : ''}${path}`);
      } catch (error) {
        note(`${error instanceof Error ? error.message : String(error)} ${path}`);
      }
      answered.count += 1;
    }
  };
  const reading = Array.from({ length: readers }, (_, first) => read(first));
  return {
    answered,
    stop: async () => {
      isOver = true;
      await Promise.all(reading);
    },
  };
}

/** What a writer learned: confirmed names, the statuses of refusals, and hosts that did not show a confirmed name. */
export type Written = { confirmed: string[]; refused: Map<number, number>; stale: string[] };

/**
 * Saves one category after the other through the proxy until `stop` is called. After each confirmation all hosts that
 * answer must show it, unless `mayBeStale` allows otherwise for now.
 */
export async function writeAll(
  url: string,
  hosts: () => readonly BuiltServer[],
): Promise<{ written: Written; letBeStale: (may: boolean) => void; stop: () => Promise<void> }> {
  const [host] = hosts();
  const staff = await signInTo(url, host?.account ?? { email: '', password: '' });
  const written: Written = { confirmed: [], refused: new Map(), stale: [] };
  let isOver = false;
  let mayBeStale = false;
  const run = async () => {
    for (let n = 0; !isOver; n += 1) {
      const name = `Kategori ${n}`;
      const status = await staff
        .call('POST', '/api/admin/categories', { name_tr: name })
        .then(async (answer) => (await answer.arrayBuffer(), answer.status))
        .catch(() => 0);
      if (status !== 201) written.refused.set(status, (written.refused.get(status) ?? 0) + 1);
      else {
        written.confirmed.push(name);
        if (!mayBeStale) written.stale.push(...(await staleHosts(hosts(), name)));
      }
      await sleep(50);
    }
  };
  const running = run();
  return {
    written,
    letBeStale: (may) => (mayBeStale = may),
    stop: async () => {
      isOver = true;
      await running;
    },
  };
}

/** The hosts whose next answer lacks a name that was just confirmed; hosts that do not answer are left out. */
async function staleHosts(hosts: readonly BuiltServer[], name: string): Promise<string[]> {
  const shown = await Promise.all(
    hosts.map(async ({ url }) => {
      const signal = AbortSignal.timeout(3_000);
      const text = await fetch(`${url}/api/pages/categories?lang=tr`, { signal }).then(
        (answer) => (answer.ok ? answer.text() : undefined),
        () => undefined,
      );
      return text === undefined || text.includes(`"${name}"`) ? [] : [`${url}: ${name}`];
    }),
  );
  return shown.flat();
}

export const listed = (counts: ReadonlyMap<string | number, number>) =>
  counts.size === 0 ? 'none' : [...counts].map(([what, count]) => `${count} × ${what}`).join(', ');
