import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../databases/embedded-postgres.ts';
import { startBuiltServer } from '../servers/built-server.ts';
import { childrenOf } from '../servers/process-state.ts';
import { signInTo, type StaffClient } from '../servers/staff-client.ts';
import { allAnswered, startProbe, statusCounts, timedGet } from './probe.ts';
import type { FaultPart, Shown } from './shown.ts';

const cached = ['/', '/kurumsal', '/healthz'];
/** Milliseconds; the longest wait of a page is 15 s. */
const patience = 20_000;

/** Runs the real program on a PostgreSQL that first has no free connections, then is frozen, then restarts. */
export const postgres: FaultPart = {
  run,
  missing: () => (process.platform === 'linux' ? undefined : 'Linux'),
};

type Fault = { name: string; begin: () => Promise<void>; end: () => Promise<void> };

async function run(): Promise<readonly Shown[]> {
  const database = await startPostgres();
  let restarted: ChildProcess | undefined;
  try {
    const environment = {
      DATABASE_URL: database.url,
      DEMO: '0',
      APP_SECRET: 'a secret of the faults, long enough',
    };
    const server = await startBuiltServer({ environment });
    try {
      const staff = await signInTo(server.url, server.account);
      const master = await postmasterOf(database.url);
      const command = readFileSync(`/proc/${master}/cmdline`, 'utf8').split('\0').slice(0, -1);
      const { uid, gid } = statSync(`/proc/${master}`);
      const holders: pg.Client[] = [];
      const faults: readonly Fault[] = [
        {
          name: 'PostgreSQL without free connections',
          begin: () => takeAllConnections(database.url, holders),
          end: async () => {
            await Promise.all(holders.map((client) => client.end()));
          },
        },
        {
          name: 'PostgreSQL frozen',
          begin: async () => signalAll(master, 'SIGSTOP'),
          end: async () => signalAll(master, 'SIGCONT'),
        },
        {
          name: 'PostgreSQL stopped and started',
          begin: async () => {
            process.kill(master, 'SIGINT');
            while (await isReachable(database.url)) await sleep(50);
          },
          end: async () => {
            const [program = '', ...args] = command;
            restarted = spawn(program, args, { uid, gid, stdio: 'ignore' });
          },
        },
      ];
      const shown: Shown[] = [];
      for (const fault of faults) shown.push(...(await during(fault, { url: server.url, staff })));
      return shown;
    } finally {
      await server.stop();
    }
  } finally {
    restarted?.kill('SIGINT');
    await database.stop();
  }
}

async function during(
  { name, begin, end }: Fault,
  { url, staff }: { url: string; staff: StaffClient },
): Promise<Shown[]> {
  const before = await addCategory(staff, `${name}, before`);
  for (const path of cached) await timedGet(url + path);
  await begin();
  const probe = startProbe(url, cached);
  const uncached = await timedGet(`${url}/iletisim`);
  const write = await addCategory(staff, `${name}, meanwhile`);
  const started = performance.now();
  const status = staff.call('GET', '/api/admin/status');
  await sleep(2_000);
  const pages = allAnswered(probe.take());
  await end();
  const back = performance.now();
  const signedIn = (await status).status;
  let again = 0;
  while (again !== 201 && performance.now() - back < patience)
    again = await addCategory(staff, `${name}, after`);
  const recovery = performance.now() - back;
  await probe.stop();
  return [
    { promise: `${name}: cached pages go on`, ...pages },
    {
      promise: `${name}: other pages and writes answer 503`,
      figure: `${statusCounts([uncached.status, write])}, the page after ${uncached.milliseconds.toFixed()} ms`,
      isKept: before === 201 && uncached.status === 503 && write === 503,
    },
    {
      promise: `${name}: the status waits, so staff stay signed in`,
      figure: `${signedIn} after ${(performance.now() - started).toFixed()} ms`,
      isKept: signedIn === 200,
    },
    {
      promise: `${name}: writes work again without a restart`,
      figure: `${again} after ${recovery.toFixed()} ms`,
      isKept: again === 201,
    },
  ];
}

/** The status of the answer; 0 if it took longer than a visitor waits. */
async function addCategory(staff: StaffClient, name: string): Promise<number> {
  const answer = staff.call('POST', '/api/admin/categories', { section: 'products', name_tr: name });
  return Promise.race([
    answer.then(
      ({ status }) => status,
      () => 0,
    ),
    sleep(patience, 0),
  ]);
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const status = readFileSync(`/proc/${rows[0]?.pid ?? 0}/status`, 'utf8');
  await client.end();
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

async function signalAll(master: number, signal: NodeJS.Signals): Promise<void> {
  for (const pid of [master, ...(await childrenOf(master))]) process.kill(pid, signal);
}

/** Takes every connection, after the program's own were closed. */
async function takeAllConnections(url: string, holders: pg.Client[]): Promise<void> {
  const first = await connectTo(url);
  holders.push(first);
  await first.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`);
  for (;;) {
    const client = await connectTo(url).catch(() => undefined);
    if (!client) return;
    holders.push(client);
  }
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function isReachable(url: string): Promise<boolean> {
  return connectTo(url).then(
    async (client) => {
      await client.end();
      return true;
    },
    () => false,
  );
}
