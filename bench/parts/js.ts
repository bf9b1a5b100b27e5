import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../build-tools/bundle-guard.ts';
import type { Bench } from '../bench.ts';
import { paths } from '../content.ts';
import { firstLoad } from '../first-load.ts';
import { startProgram } from '../program.ts';
import { absolute, type Row } from '../rows.ts';

const limit = 100;
const dashboard = 'features/dashboard/panel/dashboard-page.tsx';

/** Measures JavaScript and CSS of a first visit, as sent to a browser that accepts brotli. */
export async function measureJs({ databases }: Bench): Promise<Row[]> {
  const program = await startProgram((await databases.sqlite(1_000)).environment);
  try {
    const rows: Row[] = [];
    for (const [title, path] of [
      ['home', paths.home],
      ['category', paths.category],
      ['product', paths.product],
      ['login', '/giris-yap'],
    ] as const) {
      rows.push(...describe(title, await firstLoad(program.url, path), limit));
    }
    const lazy = `/assets/panel/${panelFile(dashboard)}`;
    rows.push(...describe('panel with its first screen', await firstLoad(program.url, '/admin', [lazy])));
    return rows;
  } finally {
    await program.stop();
  }
}

function describe(
  title: string,
  { script, style, files }: Awaited<ReturnType<typeof firstLoad>>,
  atMost?: number,
) {
  return [
    absolute({
      what: `${title}: JavaScript`,
      ours: [script],
      unit: 'kB',
      reference: `${files} files`,
      ...(atMost && { budget: { atMost } }),
    }),
    absolute({ what: `${title}: CSS`, ours: [style], unit: 'kB' }),
  ];
}

/** The built file of a module of the panel. */
function panelFile(module: string): string {
  const manifest = join(import.meta.dirname, '../../build/panel/.vite/manifest.json');
  const chunk = (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)[module];
  if (!chunk) throw new Error(`The panel's build has no ${module}`);
  return chunk.file;
}
