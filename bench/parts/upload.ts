import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { avifKind } from '#server/features/media/media-job-kinds.ts';
import type { Bench } from '../bench.ts';
import { paths } from '../content.ts';
import { takePhotograph, withComment } from '../photograph.ts';
import { startProgram } from '../program.ts';
import { interleave } from '../rounds.ts';
import { absolute, comparison, show, type Row } from '../rows.ts';
import { startSharp } from '../sharp-alone.ts';
import { signIn, type Staff } from '../staff.ts';
import { median, quantile } from '../statistics.ts';

const widths = [480, 960, 1600, 2400];
const rounds = 5;
const besideRounds = 3;
const besideTime = 8;
const visitors = { connections: 8, pipelining: 1, requestsPerSecond: 200, seconds: besideTime };
/** Milliseconds; "requests beside it keep their latency" (design.md §8) is this here. */
const latencyLimit = 5;
const patience = 120_000;

/** A real upload until it is answered, beside sharp alone; and what visitors notice of uploads. */
export async function measureUpload(bench: Bench): Promise<Row[]> {
  const { environment } = await bench.databases.sqlite(1_000);
  const program = await startProgram(environment);
  const connections = connect({ dataDir: environment.DATA_DIR });
  const sharpAlone = startSharp();
  try {
    const picture = await takePhotograph();
    const folder = join(bench.folder, 'pictures');
    await mkdir(folder);
    const original = join(folder, 'original.jpg');
    await writeFile(original, picture);
    const staff = await signIn(program.url);
    let sent = 0;
    const upload = () => staff.upload(withComment(picture, `bench ${(sent += 1)}`), `foto-${sent}.jpg`);
    await upload();
    await sharpAlone.time({ original, folder, widths });
    const times = await interleave(rounds, {
      upload: () => untilEncoded(connections).then(upload),
      sharp: () => untilEncoded(connections).then(() => sharpAlone.time({ original, folder, widths })),
    });
    await untilEncoded(connections);
    bench.say('upload: requests beside');
    return [
      comparison({
        what: `24 megapixels, ${(picture.length / 1e6).toFixed(1)} MB, until the upload is answered`,
        ours: times.upload,
        unit: 'ms',
        reference: { name: 'sharp alone', values: times.sharp },
        budget: { atMost: 2 },
      }),
      ...(await measureBeside(bench, program.url, connections, { upload })),
    ];
  } finally {
    await sharpAlone.close();
    await disconnect(connections);
    await program.stop();
  }
}

type Uploading = { upload: () => ReturnType<Staff['upload']> };

async function measureBeside(
  { generator }: Bench,
  url: string,
  connections: Connections,
  { upload }: Uploading,
): Promise<Row[]> {
  const latencies: Record<'quiet' | 'busy', number[]> = { quiet: [], busy: [] };
  const ask = async (when: 'quiet' | 'busy') => {
    const answer = await generator.run({ url, paths: [paths.category, paths.product], ...visitors });
    latencies[when].push(...answer.latencies);
    return quantile(answer.latencies, 0.99);
  };
  const askBeside = async () => {
    const asking = ask('busy');
    const end = performance.now() + besideTime * 1_000 - 1_000;
    while (performance.now() < end) await upload();
    return asking;
  };
  const p99 = await interleave(besideRounds, {
    quiet: () => untilEncoded(connections).then(() => ask('quiet')),
    busy: () => untilEncoded(connections).then(askBeside),
  });
  const middle = (when: 'quiet' | 'busy') => `median ${median(latencies[when]).toFixed(2)} ms`;
  return [
    absolute({
      what: `page requests beside uploads, 99 % within (${middle('busy')})`,
      ours: p99.busy,
      unit: 'ms',
      reference: `none running: ${show(p99.quiet, 'ms')} (${middle('quiet')})`,
      budget: { atMost: latencyLimit },
    }),
  ];
}

/** Until the AVIFs of earlier uploads are made. */
async function untilEncoded({ reader }: Connections): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    const waiting = await reader
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', avifKind)
      .limit(1)
      .executeTakeFirst();
    if (!waiting) return;
    if (performance.now() > deadline) throw new Error('The AVIFs were not made in time');
    await sleep(100);
  }
}
