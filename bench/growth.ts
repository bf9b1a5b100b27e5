import { sql } from 'kysely';
import { Agent, get } from 'node:http';
import { readConfig } from '#server/config.ts';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import type { Bench } from './bench.ts';
import type { Catalogue } from './databases.ts';
import { startProgram, type Program } from './program.ts';
import { interleave } from './rounds.ts';
import { comparison, type Row } from './rows.ts';
import { median } from './statistics.ts';

/** Catalogue sizes in products; each is compared with the first. */
const sizes = [1_000, 10_000, 100_000] as const;
type Size = (typeof sizes)[number];

const rounds = 9;
const asksInRound = 12;
const warmUps = 20;
const limit = 2;

export type Question = {
  what: string;
  path: string;
  /** Whether the page cache holds the answer; it is then emptied before each request. */
  isCached?: boolean;
};
type Headers = Readonly<Record<string, string>>;
type Asked = { program: Program; connections: Connections; headers: Headers };

/** Median latency of uncached answers by catalogue size, on both databases; `signIn` gives request headers. */
export async function measureGrowth(
  { databases, say }: Bench,
  questions: readonly Question[],
  signIn: (url: string) => Promise<Headers> = async () => ({}),
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [title, open] of [
    ['SQLite', databases.sqlite],
    ['PostgreSQL', databases.postgres],
  ] as const) {
    const asked = new Map<Size, Asked>();
    try {
      for (const size of sizes) {
        say(`${title}: ${size.toLocaleString('en')} products`);
        asked.set(size, await start(await open(size), signIn));
      }
      for (const question of questions) {
        say(`${title}: ${question.what}`);
        rows.push(...(await measureQuestion(title, asked, question)));
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
  const connections = connect(readConfig(environment));
  return { program, connections, headers: await signIn(program.url) };
}

async function measureQuestion(
  title: string,
  catalogues: ReadonlyMap<Size, Asked>,
  question: Question,
): Promise<Row[]> {
  const ask = async (size: Size, count = asksInRound): Promise<number> => {
    const asked = catalogues.get(size);
    if (!asked) throw new Error(`There is no catalogue of ${size}`);
    const times: number[] = [];
    for (let time = 0; time < count; time += 1) times.push(await timeOf(asked, question));
    return median(times);
  };
  for (const size of sizes) await ask(size, warmUps);
  const [few, more, many] = sizes;
  const times = await interleave(rounds, {
    few: () => ask(few),
    more: () => ask(more),
    many: () => ask(many),
  });
  const row = (ours: typeof times.few, size: Size) =>
    comparison({
      what: `${question.what}, ${size.toLocaleString('en')} products, ${title}`,
      ours,
      unit: 'ms',
      reference: { name: few.toLocaleString('en'), values: times.few },
      budget: { atMost: limit },
    });
  return [row(times.more, more), row(times.many, many)];
}

/** Keeps one connection open, so that connecting is not measured. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function timeOf(
  { program, connections, headers }: Asked,
  { path, isCached }: Question,
): Promise<number> {
  if (isCached) await sql`update content_revision set rev = rev + 1`.execute(connections.writer);
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
