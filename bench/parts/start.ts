import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { paths } from '../content.ts';
import { startProcess, startProgram, type Program } from '../program.ts';
import { recordAnswer } from '../recorded-answers.ts';
import { interleave } from '../rounds.ts';
import { absolute, show, type Row } from '../rows.ts';

const rounds = 7;

/**
 * Measures the time from spawning the process to its first page, with a migrated database and built assets.
 */
export async function measureStart({ databases, folder }: Bench): Promise<Row[]> {
  const { environment } = await databases.sqlite(1_000);
  const file = join(folder, 'start-answer.json');
  const script = join(import.meta.dirname, '../children/reference-server.ts');
  const first = await startProgram(environment);
  await writeFile(file, JSON.stringify([await recordAnswer(first.url, paths.home)]));
  await first.stop();
  const times = await interleave(rounds, {
    ours: () => timeOf(startProgram(environment)),
    fastify: () => timeOf(startProcess([script, 'fastify', file], paths.home, {})),
  });
  return [
    absolute({
      what: 'start to the first page',
      ours: times.ours,
      unit: 'ms',
      reference: `bare Fastify: ${show(times.fastify, 'ms')}`,
      budget: { atMost: 1_000 },
    }),
  ];
}

async function timeOf(starting: Promise<Program>): Promise<number> {
  const { startTime, stop } = await starting;
  await stop();
  return startTime;
}
