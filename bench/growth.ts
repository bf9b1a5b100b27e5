import { sql } from 'kysely';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#server/context/config.ts';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import type { Bench } from './bench.ts';
import type { Catalogue } from './databases.ts';
import { startProgram, type Program } from './program.ts';
import { interleave } from './rounds.ts';
import { comparison, type Row } from './rows.ts';
import { median } from './statistics.ts';

/** The size of a catalogue; the result rows show it as `count` of `unit`. */
export type Size = { products: number; hasVariants?: boolean; count: number; unit: 'products' | 'variants' };

/** The larger sizes are compared with the first one. */
const productSizes = [1_000, 10_000, 100_000].map((count): Size => ({
  products: count,
  count,
  unit: 'products',
}));
/** These catalogues have about ten variants per product. */
export const variantSizes = [1_000, 100_000].map((count): Size => ({
  products: count / 10,
  hasVariants: true,
  count,
  unit: 'variants',
}));

const title = ({ count, unit }: Size) => `${count.toLocaleString('en')} ${unit}`;

const rounds = 9;
const asksInRound = 12;
const warmUps = 20;
const limit = 2;

export type Question = {
  what: string;
  path: string;
  /** Whether the page cache stores the answer; then the cache is emptied before each request. */
  isCached?: boolean;
};
type Headers = Readonly<Record<string, string>>;
type Asked = { program: Program; connections: Connections; headers: Headers };

type Growth = {
  sizes?: readonly Size[];
  /** Signs in and returns headers for the requests. */
  signIn?: (url: string) => Promise<Headers>;
};

/** Measures the median latency of uncached answers by catalogue size, on both databases. */
export async function measureGrowth(
  { databases, say }: Bench,
  questions: readonly Question[],
  { sizes = productSizes, signIn = async () => ({}) }: Growth = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [database, open] of [
    ['SQLite', databases.sqlite],
    ['PostgreSQL', databases.postgres],
  ] as const) {
    const asked = new Map<Size, Asked>();
    try {
      for (const size of sizes) {
        say(`${database}: ${title(size)}`);
        asked.set(size, await start(await open(size.products, size.hasVariants), signIn));
      }
      for (const question of questions) {
        say(`${database}: ${question.what}`);
        rows.push(...(await measureQuestion(database, asked, question)));
      }
    } finally {
      for (const { program, connections } of asked.values()) {
        await program.stop();
        await disconnect(connections);
      }
    }
  }
  return rows;
}

async function start({ environment }: Catalogue, signIn: (url: string) => Promise<Headers>): Promise<Asked> {
  const program = await startProgram({ ...environment, LIMITS: 'search=1000000/60' });
  const connections = await connect(readConfig(environment));
  await untilJobsAreDone(connections);
  return { program, connections, headers: await signIn(program.url) };
}

/** The first start measures the completeness of all products, which takes the time of the requests measured. */
async function untilJobsAreDone({ reader }: Connections): Promise<void> {
  for (;;) {
    const due = await reader
      .selectFrom('jobs')
      .select('id')
      .where('run_at', '<=', new Date().toISOString())
      .where('last_error', 'is', null)
      .executeTakeFirst();
    if (!due) return;
    await sleep(500);
  }
}

async function measureQuestion(
  database: string,
  catalogues: ReadonlyMap<Size, Asked>,
  question: Question,
): Promise<Row[]> {
  const ask = async (size: Size, count = asksInRound): Promise<number> => {
    const asked = catalogues.get(size);
    if (!asked) throw new Error(`There is no catalogue of ${title(size)}`);
    const times: number[] = [];
    for (let time = 0; time < count; time += 1) times.push(await timeOf(asked, question));
    return median(times);
  };
  const [smallest, ...larger] = [...catalogues.keys()];
  if (!smallest) throw new Error('There are no catalogues');
  for (const size of catalogues.keys()) await ask(size, warmUps);
  const times = await interleave(
    rounds,
    Object.fromEntries([...catalogues.keys()].map((size) => [title(size), () => ask(size)])),
  );
  return larger.map((size) =>
    comparison({
      what: `${question.what}, ${title(size)}, ${database}`,
      ours: times[title(size)] ?? [],
      unit: 'ms',
      reference: { name: smallest.count.toLocaleString('en'), values: times[title(smallest)] ?? [] },
      budget: { atMost: limit },
    }),
  );
}

/** One connection stays open, so that connecting is not measured. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function timeOf(
  { program, connections, headers }: Asked,
  { path, isCached }: Question,
): Promise<number> {
  if (isCached)
    await connections.writer
      .transaction()
      .execute((db) => sql`update content_revision set rev = rev + 1`.execute(db));
  const url = program.url + path;
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      response.on('data', () => undefined);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
