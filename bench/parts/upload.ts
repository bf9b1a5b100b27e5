import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { avifKind } from '#server/media/avif.job.ts';
import { systemClock } from '#server/ports/clock.ts';
import type { Bench } from '../bench.ts';
import { paths } from '../content.ts';
import { takePhotograph, withComment } from '../photograph.ts';
import { startProgram } from '../program.ts';
import { interleave } from '../rounds.ts';
import { comparison, show, type Row } from '../rows.ts';
import { startSharp } from '../sharp-alone.ts';
import { signIn, type Staff } from '../staff.ts';
import { quantile } from '../statistics.ts';

const widths = [480, 960, 1600, 2400, 3200];
const rounds = 5;
const besideRounds = 3;
const besideTime = 8;
const visitors = { connections: 8, requestsPerSecond: 200, seconds: besideTime };
/**
 * The limit for request latency during uploads (docs/product.md, "Budgets"). It is relative to the latency
 * with as many content changes while another process makes the same pictures.
 */
const latencyLimit = 1.5;
const patience = 120_000;

/**
 * Measures the time of a real upload in comparison with only sharp, and the latency of page requests
 * meanwhile.
 */
export async function measureUpload(bench: Bench): Promise<Row[]> {
  const { environment } = await bench.databases.sqlite(1_000);
  const program = await startProgram(environment);
  const connections = await connect({ dataDir: environment.DATA_DIR });
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
      ...(await measureBeside(bench, program.url, connections, {
        upload,
        elsewhere: () => sharpAlone.time({ original, folder, widths }),
      })),
    ];
  } finally {
    await sharpAlone.close();
    await disconnect(connections);
    await program.stop();
  }
}

type Work = {
  upload: () => ReturnType<Staff['upload']>;
  /** Makes the same pictures in a process other than the server's encoder. */
  elsewhere: () => Promise<unknown>;
};

async function measureBeside(
  { generator }: Bench,
  url: string,
  connections: Connections,
  { upload, elsewhere }: Work,
): Promise<Row[]> {
  const quiet = newRounds();
  const uploading = newRounds();
  const reference = newRounds();
  const ask = async ({ middle, slowest }: LatencyRounds, work?: () => Promise<unknown>) => {
    await untilEncoded(connections);
    const asking = generator.run({ url, paths: [paths.category, paths.product], ...visitors });
    const end = performance.now() + (besideTime - 1) * 1_000;
    while (work && performance.now() < end) await work();
    const { latencies } = await asking;
    middle.push(quantile(latencies, 0.5));
    slowest.push(quantile(latencies, 0.99));
  };
  for (let round = 0; round < besideRounds; round += 1) {
    await ask(quiet);
    const before = await connections.readRevision();
    await ask(uploading, upload);
    const changes = (await connections.readRevision()) - before;
    const stop = emptyCaches(connections, (besideTime * 1_000) / changes);
    await ask(reference, elsewhere);
    await stop();
  }
  const row = (what: string, part: keyof LatencyRounds) =>
    comparison({
      what: `page requests beside uploads, ${what}`,
      ours: uploading[part],
      unit: 'ms',
      reference: {
        name: `nothing running: ${show(quiet[part], 'ms')}; changes, and sharp alone`,
        values: reference[part],
      },
      budget: { atMost: latencyLimit },
    });
  return [row('median', 'middle'), row('99 % within', 'slowest')];
}

/**
 * Makes a content change at this interval (milliseconds), which empties the page caches, until the returned
 * function is called.
 */
function emptyCaches(connections: Connections, interval: number): () => Promise<void> {
  const change = { entity: 'demo', id: 'bench', action: 'nothing', before: null, after: null };
  let changing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    changing = changing.then(() =>
      inContentTransaction({ connections, clock: systemClock }, null, ({ record }) => record(change)),
    );
  }, interval);
  return () => {
    clearInterval(timer);
    return changing;
  };
}

type LatencyRounds = Record<'middle' | 'slowest', number[]>;
const newRounds = (): LatencyRounds => ({ middle: [], slowest: [] });

/** Waits until the AVIFs of earlier uploads have been made. */
async function untilEncoded({ reader }: Connections): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    const waiting = await reader
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', avifKind.name)
      .limit(1)
      .executeTakeFirst();
    if (!waiting) return;
    if (performance.now() > deadline) throw new Error('The AVIFs were not made in time');
    await sleep(100);
  }
}
