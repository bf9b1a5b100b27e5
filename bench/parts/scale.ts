import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#server/context/config.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { renditionKey } from '#server/media/media-keys.ts';
import type { Bench } from '../bench.ts';
import { paths } from '../content.ts';
import type { Catalogue } from '../databases.ts';
import { familyMemory, familyTime, parentOf } from '../processes.ts';
import { startProcess, startProgram, type Program } from '../program.ts';
import { absolute, comparison, type Row } from '../rows.ts';

const products = 1_000;
const rounds = 9;
const load = { connections: 32, seconds: 2 };
const coldPages = 100;
/** About the size of a card's picture on a phone. */
const pictureBytes = 30_000;

/** Measures what one answer of each kind costs, from which docs/guides/scaling.md is computed. */
export async function measureScale(bench: Bench): Promise<Row[]> {
  const { databases, say } = bench;
  const sqlite = await databases.sqlite(products);
  const postgres = await databases.postgres(products);
  say('scale: files');
  const rows = await measureFiles(bench, sqlite);
  say('scale: cold pages');
  rows.push(...(await measureColdPages(bench, postgres)));
  say('scale: one process and two');
  rows.push(...(await measureWorkers(bench, postgres)));
  return rows;
}

/** Processor time of the server and its children for one answer, in microseconds. */
async function costOf(
  { url, pid }: Program,
  path: string,
  generator: Bench['generator'],
): Promise<{ cost: number; perSecond: number }> {
  const before = familyTime(pid);
  const { total, perSecond } = await generator.run({ url, paths: [path], ...load });
  return { cost: ((familyTime(pid) - before) / total) * 1e6, perSecond };
}

async function measureFiles({ generator }: Bench, { environment }: Catalogue): Promise<Row[]> {
  const key = renditionKey('0'.repeat(64), { width: 480, format: 'avif' });
  const file = join(environment.DATA_DIR, 'media', key);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, randomBytes(pictureBytes));
  const program = await startProgram(environment);
  try {
    const html = await (await fetch(program.url + paths.home)).text();
    const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    const kinds = { 'a picture of 30 kB': `/media/${key}`, ...(script && { 'a script': script }) };
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(kinds)) {
      await costOf(program, path, generator);
      const costs: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        costs.push((await costOf(program, path, generator)).cost);
      rows.push(absolute({ what: `${what}: processor time for one answer`, ours: costs, unit: 'µs' }));
    }
    return rows;
  } finally {
    await program.stop();
  }
}

/** Compares what a cold page costs the program and what it costs PostgreSQL; a replica could take all of the latter. */
async function measureColdPages({ generator }: Bench, catalogue: Catalogue): Promise<Row[]> {
  const program = await startProgram(catalogue.environment);
  const connections = await connect(readConfig(catalogue.environment));
  try {
    const { rows: backends } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      connections.writer,
    );
    const postgresPid = parentOf(backends[0]?.pid ?? 0);
    const cached = await costOfCachedPages(program, postgresPid, generator);
    const series: Record<'program' | 'database', number[]> = { program: [], database: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const before = { program: familyTime(program.pid), database: familyTime(postgresPid) };
      for (let page = 0; page < coldPages; page += 1) {
        await sql`update content_revision set rev = rev + 1`.execute(connections.writer);
        await (await fetch(program.url + paths.category)).arrayBuffer();
      }
      // The first round warms both up.
      if (round === 0) continue;
      const perPage = 1_000 / coldPages;
      series.program.push((familyTime(program.pid) - before.program) * perPage);
      series.database.push((familyTime(postgresPid) - before.database) * perPage);
    }
    return [
      absolute({
        what: 'home page from the cache: processor time of PostgreSQL for one answer',
        ours: cached,
        unit: 'µs',
      }),
      comparison({
        what: 'the first category page after a change: processor time of PostgreSQL',
        ours: series.database,
        unit: 'ms',
        reference: { name: 'of the program', values: series.program },
      }),
    ];
  } finally {
    await disconnect(connections);
    await program.stop();
  }
}

/** The processor time with which PostgreSQL tells the program that nothing has changed, in microseconds per answer. */
async function costOfCachedPages(
  program: Program,
  postgresPid: number,
  generator: Bench['generator'],
): Promise<number[]> {
  const costs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = familyTime(postgresPid);
    const { total } = await generator.run({ url: program.url, paths: [paths.home], ...load });
    if (round > 0) costs.push(((familyTime(postgresPid) - before) / total) * 1e6);
  }
  return costs;
}

async function measureWorkers({ generator }: Bench, { environment }: Catalogue): Promise<Row[]> {
  const script = join(import.meta.dirname, '../children/two-workers.ts');
  const one = await startProgram(environment);
  const two = await startProcess([script], paths.home, environment);
  const programs = { one, two };
  const perSecond: Record<keyof typeof programs, number[]> = { one: [], two: [] };
  const costs: Record<keyof typeof programs, number[]> = { one: [], two: [] };
  try {
    await sleep(2_000);
    for (let round = 0; round <= rounds; round += 1)
      for (const name of ['one', 'two'] as const) {
        const measured = await costOf(programs[name], paths.home, generator);
        if (round === 0) continue;
        perSecond[name].push(measured.perSecond);
        costs[name].push(measured.cost);
      }
    const memory = (program: Program) => [familyMemory(program.pid)];
    return [
      comparison({
        what: 'home page from the cache, two processes on one port, PostgreSQL',
        ours: perSecond.two,
        unit: 'requests/s',
        reference: { name: 'one process', values: perSecond.one },
      }),
      comparison({
        what: 'the same: processor time for one answer',
        ours: costs.two,
        unit: 'µs',
        reference: { name: 'one process', values: costs.one },
      }),
      comparison({
        what: 'the same: memory',
        ours: memory(two),
        unit: 'MB',
        reference: { name: 'one process', values: memory(one) },
      }),
    ];
  } finally {
    await one.stop();
    await two.stop();
  }
}
