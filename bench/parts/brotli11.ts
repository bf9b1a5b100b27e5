import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import type { Bench } from '../bench.ts';
import { paths } from '../content.ts';
import { startProgram } from '../program.ts';
import { recordAnswer, type RecordedAnswer } from '../recorded-answers.ts';
import { interleave } from '../rounds.ts';
import { absolute, comparison, type Row } from '../rows.ts';

/** Enough hits for an answer to be recompressed. */
const hits = 25;
const patience = 10_000;
const rounds = 5;

const measured = {
  'home page': paths.home,
  'category page': paths.category,
  'public JSON': paths.categoriesJson,
};

/** Measures how many bytes it saves to recompress answers that are often requested, and how long that takes. */
export async function measureBrotli11({ databases }: Bench): Promise<Row[]> {
  const program = await startProgram((await databases.sqlite(1_000)).environment);
  try {
    const rows: Row[] = [];
    for (const [title, path] of Object.entries(measured)) {
      const first = await recordAnswer(program.url, path);
      for (let hit = 0; hit < hits; hit += 1) await recordAnswer(program.url, path);
      const started = performance.now();
      const later = await untilSmaller(program.url, path, first);
      const waited = performance.now() - started;
      rows.push(
        comparison({
          what: `${title}: sent to a browser once it is hot`,
          ours: [sizeOf(later) / 1000],
          unit: 'kB',
          reference: { name: 'when it is rendered', values: [sizeOf(first) / 1000] },
          budget: { atMost: 0.99 },
        }),
        absolute({ what: `${title}: from its last hit until it is smaller`, ours: [waited], unit: 'ms' }),
        await compressionTimes(title, brotliDecompressSync(Buffer.from(first.body, 'base64'))),
      );
    }
    return rows;
  } finally {
    await program.stop();
  }
}

const sizeOf = ({ body }: RecordedAnswer) => Buffer.from(body, 'base64').length;

async function untilSmaller(url: string, path: string, first: RecordedAnswer): Promise<RecordedAnswer> {
  const deadline = performance.now() + patience;
  for (;;) {
    const answer = await recordAnswer(url, path);
    if (sizeOf(answer) < sizeOf(first)) return answer;
    if (performance.now() > deadline) throw new Error(`${path} did not get smaller`);
    await sleep(5);
  }
}

async function compressionTimes(title: string, plain: Buffer): Promise<Row> {
  const time = async (quality: number) => {
    const started = performance.now();
    await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    return performance.now() - started;
  };
  const times = await interleave(rounds, { best: () => time(11), first: () => time(3) });
  return comparison({
    what: `${title}: time of a background thread`,
    ours: times.best,
    unit: 'ms',
    reference: { name: 'quality 3', values: times.first },
  });
}
