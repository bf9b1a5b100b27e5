import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readConfig } from '#server/context/config.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { originalKey } from '#server/media/media-keys.ts';
import type { Bench } from '../bench.ts';
import { runCommand } from '../command.ts';
import { paths } from '../content.ts';
import type { Catalogue } from '../databases.ts';
import { startProgram } from '../program.ts';
import { absolute, comparison, type Row } from '../rows.ts';
import { quantile } from '../statistics.ts';

const products = 100_000;
const quietTime = 15;
const visitors = { connections: 8, requestsPerSecond: 200 };
/** In seconds, in megabytes, and relative to the latency without a backup (docs/product.md, "Budgets"). */
const budget = { time: 120, memory: 300, latency: 1.5 };

/** Measures a backup while visitors read pages, and how long it takes until the data is back elsewhere. */
export async function measureBackup(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const { environment } = await bench.databases[dialect](products, true);
    bench.say(`backup: ${dialect}`);
    rows.push(...(await measureOne(bench, dialect, environment)));
  }
  return rows;
}

async function measureOne(
  { generator, folder, say }: Bench,
  dialect: 'sqlite' | 'postgres',
  environment: Catalogue['environment'],
): Promise<Row[]> {
  const place = join(folder, `backups-${dialect}`);
  await writeNamedFiles(environment);
  const program = await startProgram(environment);
  const ask = (seconds: number) =>
    generator.run({ url: program.url, paths: [paths.category, paths.product], ...visitors, seconds });
  let quiet: number[];
  let beside: number[];
  let backup: Awaited<ReturnType<typeof runCommand>>;
  try {
    await ask(2);
    quiet = (await ask(quietTime)).latencies;
    const running = runCommand('backup', ['--to', place], environment);
    beside = (await ask(quietTime)).latencies;
    backup = await running;
  } finally {
    await program.stop();
  }
  say('backup: verify and restore');
  const verify = await runCommand('backup:verify', ['--from', place], environment);
  // The log of erasures is in the data folder of the catalogue, which is not the place.
  const restore = await runCommand('restore', ['--from', place, '--without-erasures'], {
    DATA_DIR: join(folder, `restored-${dialect}`),
  });
  const what = (text: string) =>
    `${text}, ${products.toLocaleString('en')} products with variants, ${dialect}`;
  const latency = (name: string, part: number) =>
    comparison({
      what: what(`page requests beside it, ${name}`),
      ours: [quantile(beside, part)],
      unit: 'ms',
      reference: { name: 'without it', values: [quantile(quiet, part)] },
      budget: { atMost: budget.latency },
    });
  return [
    absolute({ what: what('a backup'), ours: [backup.seconds], unit: 's', budget: { atMost: budget.time } }),
    absolute({
      what: what('its memory'),
      ours: [backup.megabytes],
      unit: 'MB',
      budget: { atMost: budget.memory },
    }),
    latency('median', 0.5),
    latency('99 % within', 0.99),
    absolute({ what: what('its full check'), ours: [verify.seconds], unit: 's' }),
    absolute({ what: what('back on SQLite'), ours: [restore.seconds], unit: 's' }),
  ];
}

/** In bytes, about the median of the example's pictures. */
const fileSize = 24_000;

/** Writes the files that the rows of the catalogue name, each with bytes of its own. */
async function writeNamedFiles(environment: Catalogue['environment']): Promise<void> {
  const config = readConfig(environment);
  const connections = await connect(config);
  try {
    const media = await connections.reader.selectFrom('media').select('hash').execute();
    const renditions = await connections.reader.selectFrom('renditions').select('key').execute();
    const files = [
      ...media.map(({ hash }) => join('private', originalKey(hash))),
      ...renditions.map(({ key }) => join('media', key)),
    ];
    for (const file of files) {
      const path = join(config.dataDir, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, randomBytes(fileSize));
    }
  } finally {
    await disconnect(connections);
  }
}
