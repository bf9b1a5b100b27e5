import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../servers/process-state.ts';
import { readdir, readFile } from 'node:fs/promises';
import { startDemoSite } from './demo-site.ts';
import { allAnswered, startProbe, statusCounts } from './probe.ts';
import type { FaultPart, Shown } from './shown.ts';

const counts = { idle: 2_000, headers: 500, bodies: 500, readers: 200, large: 200 };
/** In megabytes, for all connections of one kind together. */
const mostGrowth = 150;
/** The server may have this many further files open, such as the connection of the probe. */
const ownFiles = 10;
const pages = ['/', '/kurumsal', '/readyz'];

/** Opens connections of clients that do not send or read what they should. */
export const slowClients: FaultPart = { run };

async function run(): Promise<readonly Shown[]> {
  const server = await startDemoSite({ LIMITS: 'publicForms=100000/60' });
  try {
    const shown: Shown[] = [];
    const { url, pid } = server;
    const { token } = (await (await fetch(`${url}/api/csrf-token`)).json()) as { token: string };
    const asked = { url, pid, token, picture: await findPicture(url) };
    for (const kind of kinds) shown.push(await beside(asked, kind));
    return shown;
  } finally {
    await server.stop();
  }
}

type Asked = { url: string; pid: number; picture: string; token: string };
type Kind = {
  promise: string;
  count: number;
  /** What each connection sends at once. */
  head: (asked: Asked) => string;
  /** What it sends each second. */
  drop?: string;
  reads?: boolean;
  /** Milliseconds until the server must have ended the connections; without it they may stay. */
  endsAfter?: number;
  /** The status that each connection must be answered. */
  status?: number;
};

const kinds: readonly Kind[] = [
  { promise: `${counts.idle} idle connections`, count: counts.idle, head: () => '' },
  {
    promise: `${counts.headers} senders of slow headers get 408`,
    count: counts.headers,
    head: () => 'GET / HTTP/1.1\r\nhost: a\r\n',
    drop: 'x: y\r\n',
    endsAfter: 25_000,
    status: 408,
  },
  {
    promise: `${counts.bodies} senders of slow bodies`,
    count: counts.bodies,
    head: (asked) => `${post(asked, 120_000)}${'x'.repeat(119_000)}`,
    drop: 'x',
  },
  {
    promise: `${counts.large} bodies of a megabyte to a public form get 413`,
    count: counts.large,
    head: (asked) => `${post(asked, 1_000_000)}${'x'.repeat(1_000)}`,
    endsAfter: 5_000,
    status: 413,
  },
  {
    promise: `${counts.large} large headers get 431`,
    count: counts.large,
    head: () => `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    endsAfter: 5_000,
    status: 431,
  },
  {
    promise: `${counts.readers} readers of pictures that stop reading are cut off`,
    count: counts.readers,
    head: ({ picture }) => `GET ${picture} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(5),
    reads: false,
    endsAfter: 100_000,
  },
  {
    promise: `${counts.readers} connections with 400 requests at once are cut off`,
    count: counts.readers,
    head: ({ picture }) => `GET ${picture} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(400),
    reads: false,
    endsAfter: 10_000,
  },
];

const post = ({ token }: Asked, length: number) =>
  `POST /api/contact HTTP/1.1\r\nhost: a\r\nx-csrf-token: ${token}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

async function beside(
  asked: Asked,
  { promise, count, head, drop, reads = true, endsAfter, status }: Kind,
): Promise<Shown> {
  const before = await memory(asked.pid);
  const files = await openFiles(asked.pid);
  const sockets = await connectAll(asked.url, count, reads);
  const answers = new Map<Socket, string>();
  for (const socket of sockets) {
    if (reads)
      socket.on('data', (chunk: Buffer) =>
        answers.set(socket, (answers.get(socket) ?? '') + chunk.toString('latin1', 0, 20)),
      );
    socket.write(head(asked));
  }
  const probe = startProbe(asked.url, pages);
  const start = performance.now();
  let most = 0;
  let open = count;
  while (performance.now() - start < (endsAfter ?? 5_000) && open > 0) {
    await sleep(1_000);
    // A client that does not read does not see the end of its connection, so the server's files are counted.
    open = Math.max(0, (await openFiles(asked.pid)) - files - ownFiles);
    most = Math.max(most, await memory(asked.pid));
    if (drop !== undefined) for (const socket of sockets) if (socket.writable) socket.write(drop);
  }
  const took = performance.now() - start;
  await probe.stop();
  const reading = allAnswered(probe.take());
  const closed = count - open;
  for (const socket of sockets) socket.destroy();
  // The next kind counts from here, so all connections of this one must be gone.
  for (let tries = 0; tries < 30 && (await openFiles(asked.pid)) > files + ownFiles; tries += 1)
    await sleep(1_000);
  const statuses = sockets.map((socket) =>
    Number(/^HTTP\/1.1 (\d+)/.exec(answers.get(socket) ?? '')?.[1] ?? 0),
  );
  const isAnswered = status === undefined || statuses.every((each) => each === status);
  const isEnded = endsAfter === undefined || open === 0;
  const growth = most - before;
  const ended =
    endsAfter === undefined ? `${closed} closed` : `${closed} closed within ${(took / 1000).toFixed()} s`;
  const answered = status === undefined ? '' : `${statusCounts(statuses)}; `;
  return {
    promise: `${promise}: pages go on, memory is bounded`,
    figure: `${answered}${ended}, ${growth.toFixed()} MB more; pages ${reading.figure}`,
    isKept: reading.isKept && isAnswered && isEnded && growth <= mostGrowth && isAlive(asked.pid),
  };
}

async function connectAll(url: string, count: number, reads: boolean): Promise<Socket[]> {
  const { port, hostname } = new URL(url);
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    if (!reads) socket.pause();
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
    sockets.push(socket);
  }
  return sockets;
}

/** The address of a picture of the home page. */
async function findPicture(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return /\/media\/[\w./-]+\.jpg/.exec(html)?.[0] ?? '/';
}

async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}

/** Resident memory of a process in megabytes, now. */
async function memory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_000;
}
