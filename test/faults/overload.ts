import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, peakMemory } from '../servers/process-state.ts';
import { signInTo } from '../servers/staff-client.ts';
import { startDemoSite } from './demo-site.ts';
import { sendLoad, type LoadAnswers } from './load.ts';
import { allAnswered, percentile, startProbe, statusCounts, timedGet } from './probe.ts';
import type { FaultPart, Shown } from './shown.ts';

/** A page of results is rendered for each request and never stored. */
const results = '/urun-ara?search=toka';
const seconds = Number(process.env.OVERLOAD_SECONDS ?? 60);
/** In megabytes. */
const mostMemory = 450;

/** Sends twice the load that the built program can render. */
export const overload: FaultPart = { run };

async function run(): Promise<readonly Shown[]> {
  const server = await startDemoSite({ LIMITS: 'login=10000/60,search=1000000/60' });
  try {
    const { url, account, pid } = server;
    for (const path of ['/', '/kurumsal', '/api/pages/categories?lang=tr']) await timedGet(url + path);
    const load = { url, paths: [results, '/en/urun-ara?search=buckle'] };
    await sendLoad({ ...load, connections: 16, seconds: 3 });
    const closed = await sendLoad({ ...load, connections: 16, seconds: 8 });
    const capacity = closed.length / 8;
    const usual = await beside(url, () =>
      sendLoad({ ...load, rate: capacity * 0.7, seconds: 15, connections: 300 }),
    );
    const staff = await signInTo(url, account);
    let isOver = false;
    const calls: number[] = [];
    const staffWork = async () => {
      while (!isOver) {
        calls.push((await staff.call('GET', '/api/admin/status')).status);
        calls.push((await staff.call('GET', '/api/admin/categories?section=products')).status);
        calls.push(
          await signInTo(url, account).then(
            () => 200,
            () => 0,
          ),
        );
        // A sign-in costs as much as many pages, so few are sent.
        await sleep(3_000);
      }
    };
    const working = staffWork();
    const busy = await beside(url, () =>
      sendLoad({ ...load, rate: capacity * 2, seconds, connections: 300 }),
    );
    isOver = true;
    await working;
    const memory = await peakMemory(pid);
    const after = await timedGet(url + results);
    return judge({ capacity, usual, busy, calls, memory, isUp: isAlive(pid) && after.status === 200 });
  } finally {
    await server.stop();
  }
}

type Beside = { load: LoadAnswers; pages: ReturnType<typeof allAnswered>; times: number[] };

/** Sends a load, and asks for cached answers, sign-in page and health beside it. */
async function beside(url: string, send: () => Promise<LoadAnswers>): Promise<Beside> {
  const probe = startProbe(url, [
    '/',
    '/kurumsal',
    '/api/pages/categories?lang=tr',
    '/giris-yap',
    '/healthz',
    '/readyz',
  ]);
  const load = await send();
  await probe.stop();
  const answers = probe.take();
  return { load, pages: allAnswered(answers), times: answers.map(({ milliseconds }) => milliseconds) };
}

type Measured = {
  capacity: number;
  usual: Beside;
  busy: Beside;
  calls: readonly number[];
  memory: number;
  isUp: boolean;
};

function judge({ capacity, usual, busy, calls, memory, isUp }: Measured): Shown[] {
  const timesOf = ({ load }: Beside) =>
    load.filter(({ status }) => status === 200).map((each) => each.milliseconds);
  const reference = timesOf(usual);
  const admitted = timesOf(busy);
  const refused = busy.load.filter(({ status }) => status !== 200);
  const words = (times: readonly number[]) =>
    `median ${percentile(times, 0.5).toFixed(1)}, 99 % ${percentile(times, 0.99).toFixed()} ms`;
  return [
    {
      promise: 'overload: the program goes on and its memory is bounded',
      figure: `${(capacity * 2).toFixed()} requests/s for ${seconds} s at a capacity of ${capacity.toFixed()}; at most ${memory.toFixed()} MB`,
      isKept: isUp && memory <= mostMemory,
    },
    {
      promise: 'overload: what is refused answers 503 with Retry-After',
      figure: statusCounts(busy.load.map(({ status }) => status)),
      isKept:
        refused.length > 0 && refused.every(({ status, retryAfter }) => status === 503 && retryAfter === '1'),
    },
    {
      promise: 'overload: admitted requests keep their latency (99 % within 150 ms of 0.7 × the capacity)',
      figure: `${words(admitted)}; at 0.7 × the capacity ${words(reference)}`,
      isKept: percentile(admitted, 0.99) <= percentile(reference, 0.99) + 150,
    },
    {
      promise: 'overload: cached answers, sign-in page and health are never refused',
      figure: `${busy.pages.figure}; ${words(busy.times)}; at 0.7 × the capacity ${words(usual.times)}`,
      isKept: busy.pages.isKept && usual.pages.isKept,
    },
    {
      promise: 'overload: status, lists of staff and sign-in are never refused',
      figure: statusCounts(calls),
      isKept: calls.length > 0 && calls.every((status) => status === 200),
    },
  ];
}
