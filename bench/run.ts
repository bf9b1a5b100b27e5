/** `npm run bench -- --only cache,js --label quiet`; parts.ts lists the parts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../build-tools/build.ts';
import type { Bench } from './bench.ts';
import { openDatabases } from './databases.ts';
import { startLoadGenerator } from './load.ts';
import { describeLoad, describeMachine } from './machine.ts';
import { parts } from './parts.ts';
import { formatResults, writeResults, type PartResult } from './results.ts';

process.env.NODE_ENV = 'production';
const say = (line: string) => console.log(line);

const { values } = parseArgs({ options: { only: { type: 'string' }, label: { type: 'string' } } });
const wanted = values.only?.split(',') ?? parts.map(({ name }) => name);
const unknown = wanted.find((name) => !parts.some((part) => part.name === name));
if (unknown !== undefined) {
  console.error(`--only: ${unknown} is none of ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
if (!(await buildIfStale())) process.exit(1);

const machine = describeMachine();
const folder = await mkdtemp(join(tmpdir(), 'vitrin-bench-'));
const bench: Bench = { databases: openDatabases(folder), generator: startLoadGenerator(), folder, say };
const results: PartResult[] = [];
try {
  for (const { name, about, measure } of parts.filter((part) => wanted.includes(part.name))) {
    say(`${name} …`);
    const before = describeLoad();
    const rows = await measure(bench);
    results.push({ name, about, load: `${before} – ${describeLoad()}`, rows });
  }
} finally {
  await bench.generator.close();
  await bench.databases.close();
  await rm(folder, { recursive: true });
}

const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])];
const text = formatResults(
  [
    `# Benchmark of ${new Date().toISOString().slice(0, 10)}`,
    '',
    ...machine,
    `- Command: \`${command.join(' ')}\``,
    '- Numbers: median (middle half) over interleaved rounds; a ratio is the median of the rounds’ ratios.',
  ],
  results,
);
const file = writeResults(text, values.label ?? (values.only ?? 'all').replaceAll(',', '-'));
say(text);
const missed = results.flatMap(({ rows }) => rows).filter(({ verdict }) => verdict === 'MISSED');
for (const { what, ratio, ours, budget } of missed)
  say(`MISSED: ${what}: ${ratio || ours}, budget ${budget}`);
say(file);
