import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { paths } from '../content.ts';
import { processorTime } from '../processes.ts';
import { startProcess, startProgram, type Program } from '../program.ts';
import { recordAnswer } from '../recorded-answers.ts';
import { interleave } from '../rounds.ts';
import { comparison, show, type Row } from '../rows.ts';
import { median, type Series } from '../statistics.ts';

const products = 1_000;
const rounds = 9;
/** Requests are not pipelined, because browsers and proxies do not use pipelining. */
const load = { connections: 32 };
const roundTime = 2;
const warmUpTime = 2;

const measured = {
  'home page': paths.home,
  'category page': paths.category,
  'public JSON': paths.categoriesJson,
};

/**
 * Measures cached pages on both databases, in comparison with a bare Fastify route and node:http that send
 * the same bytes and headers.
 */
export async function measureCache({ databases, generator, folder, say }: Bench): Promise<Row[]> {
  const running: Program[] = [];
  const start = async (starting: Promise<Program>) => {
    const program = await starting;
    running.push(program);
    return program;
  };
  try {
    const sqlite = await start(startProgram((await databases.sqlite(products)).environment));
    const postgres = await start(startProgram((await databases.postgres(products)).environment));
    for (const program of [sqlite, postgres]) await warmUp(program, generator);
    const file = join(folder, 'cached-answers.json');
    const recorded = await Promise.all(Object.values(measured).map((path) => recordAnswer(sqlite.url, path)));
    await writeFile(file, JSON.stringify(recorded));
    const script = join(import.meta.dirname, '../children/reference-server.ts');
    const fastify = await start(startProcess([script, 'fastify', file], paths.home, {}));
    const node = await start(startProcess([script, 'node', file], paths.home, {}));
    const servers = { sqlite, postgres, fastify, node };
    const rows: Row[] = [];
    for (const [title, path] of Object.entries(measured)) {
      say(`cache: ${title}`);
      rows.push(...(await measureAddress(title, path, servers, generator)));
    }
    return rows;
  } finally {
    for (const program of running) await program.stop();
  }
}

/**
 * Waits until pages are recompressed, because the references send recorded bytes, which must be the final
 * ones.
 */
async function warmUp({ url }: Program, generator: Bench['generator']): Promise<void> {
  await generator.run({ url, paths: Object.values(measured), ...load, seconds: 1 });
  await sleep(2_000);
}

type Servers = Record<'sqlite' | 'postgres' | 'fastify' | 'node', Program>;

async function measureAddress(
  title: string,
  path: string,
  servers: Servers,
  generator: Bench['generator'],
): Promise<Row[]> {
  const cost: Record<string, number[]> = { sqlite: [], postgres: [], fastify: [], node: [] };
  const busy: number[] = [];
  const measure = async (name: keyof Servers, seconds: number) => {
    const { url, pid } = servers[name];
    const before = processorTime(pid);
    const { perSecond, total } = await generator.run({ url, paths: [path], ...load, seconds });
    const used = processorTime(pid) - before;
    cost[name]?.push((used / total) * 1e6);
    busy.push((used / total) * perSecond);
    return perSecond;
  };
  const names = Object.keys(servers) as (keyof Servers)[];
  for (const name of names) await measure(name, warmUpTime);
  for (const series of Object.values(cost)) series.length = 0;
  const answers = await interleave(rounds, {
    sqlite: () => measure('sqlite', roundTime),
    postgres: () => measure('postgres', roundTime),
    fastify: () => measure('fastify', roundTime),
    node: () => measure('node', roundTime),
  });
  const row = (database: 'sqlite' | 'postgres', reference: 'fastify' | 'node', atLeast?: number) =>
    comparison({
      what: `${title}, ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
      ours: answers[database],
      unit: 'requests/s',
      reference: { name: reference === 'node' ? 'node:http' : 'Fastify', values: answers[reference] },
      ...(atLeast !== undefined && { budget: { atLeast } }),
    });
  return [
    row('sqlite', 'fastify', 0.9),
    row('sqlite', 'node'),
    row('postgres', 'fastify', 0.75),
    costRow(title, cost, busy),
  ];
}

/**
 * Compares processor times, which depend little on other processes. The load of the server's core shows
 * whether the generator was fast enough.
 */
function costRow(title: string, cost: Record<string, Series>, busy: Series): Row {
  const part = (name: string) => `${name} ${show(cost[name] ?? [], 'µs')}`;
  return {
    what: `${title}: processor time for one answer`,
    ours: `${part('sqlite')}; ${part('postgres')}`,
    reference: `${part('fastify')}; ${part('node')}; a server had ${Math.round(median(busy) * 100)} % of a core`,
    ratio: '',
    budget: '',
    verdict: '',
  };
}
