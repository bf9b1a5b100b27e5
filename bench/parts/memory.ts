import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { paths, productPath, visibleProducts } from '../content.ts';
import { residentMemory } from '../processes.ts';
import { startProgram } from '../program.ts';
import { absolute, type Row } from '../rows.ts';

const requests = 10_000;
const rounds = 3;

/** There are 200 addresses, so that the measurement includes renders, cached answers and the cache itself. */
const visited = [
  paths.home,
  '/en',
  paths.categoriesJson,
  ...Array.from({ length: 6 }, (_, page) => `${paths.category}?page=${page + 1}`),
  ...visibleProducts(191).map(productPath),
];

/** Measures the resident memory of the server after 10,000 requests for 200 addresses. */
export async function measureMemory({ databases, generator }: Bench): Promise<Row[]> {
  const { environment } = await databases.sqlite(1_000);
  const series: Record<'fresh' | 'after' | 'highest', number[]> = { fresh: [], after: [], highest: [] };
  // The first start fills the compile cache, for which it needs more memory than later starts.
  await (await startProgram(environment)).stop();
  for (let round = 0; round < rounds; round += 1) {
    const { url, pid, stop } = await startProgram(environment);
    try {
      series.fresh.push(residentMemory(pid));
      const load = { connections: 32, seconds: 0, amount: requests };
      await generator.run({ url, paths: visited, ...load });
      await sleep(2_000);
      series.after.push(residentMemory(pid));
      series.highest.push(residentMemory(pid, 'VmHWM'));
    } finally {
      await stop();
    }
  }
  return [
    absolute({ what: 'after its first page', ours: series.fresh, unit: 'MB' }),
    absolute({
      what: `after ${requests.toLocaleString('en')} requests`,
      ours: series.after,
      unit: 'MB',
      budget: { atMost: 160 },
    }),
    absolute({ what: 'at most meanwhile', ours: series.highest, unit: 'MB' }),
  ];
}
