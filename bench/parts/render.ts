import type { Bench } from '../bench.ts';
import { paths } from '../content.ts';
import type { Catalogue } from '../databases.ts';
import type { Size } from '../growth.ts';
import { renderInChild, type RenderTimes } from '../render-times.ts';
import { comparison, type Row } from '../rows.ts';

const small = 1_000;
const large = 100_000;
/** The number of runs of each size. They alternate, and each run is a separate process. */
const runs = 3;
const growthLimit = 1.3;

/** Measures uncached renders in comparison with bare react-dom, and as the catalogue grows. */
export async function measureRender({ databases, say }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [title, open] of [
    ['SQLite', databases.sqlite],
    ['PostgreSQL', databases.postgres],
  ] as const) {
    say(`render: ${title}, filling ${large} products`);
    const catalogues = { small: await open(small), large: await open(large) };
    const home = await measurePage(catalogues, paths.home);
    const category = await measurePage(catalogues, paths.category);
    rows.push(
      besideReact(`category page of ${category.small.cards}, ${title}`, category.small, 3),
      besideReact(`home page, ${title}`, home.small),
      besideReact(`category page, the first after a change, ${title}`, afterChange(category.small)),
      growth(`category page from ${small} to ${large} products, ${title}`, category),
      growth(`home page from ${small} to ${large} products, ${title}`, home),
    );
  }
  return rows;
}

/** Measures how much slower uncached renders get from the smallest catalogue to the largest. */
export async function measurePageGrowth(
  { databases, say }: Bench,
  sizes: readonly Size[],
  pages: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const few = sizes[0];
  const many = sizes.at(-1);
  if (!few || !many) throw new Error('There are no sizes');
  const rows: Row[] = [];
  for (const [title, open] of [
    ['SQLite', databases.sqlite],
    ['PostgreSQL', databases.postgres],
  ] as const) {
    const small = await open(few.products, few.hasVariants);
    const large = await open(many.products, many.hasVariants);
    for (const [page, path] of Object.entries(pages)) {
      say(`render: ${title}, ${page}`);
      rows.push(
        growth(
          `${page} from ${few.count} to ${many.count} ${many.unit}, ${title}`,
          await measurePage({ small, large }, path),
        ),
      );
    }
  }
  return rows;
}

type Sizes<Value> = { small: Value; large: Value };

async function measurePage(catalogues: Sizes<Catalogue>, path: string): Promise<Sizes<RenderTimes>> {
  const times: Sizes<RenderTimes[]> = { small: [], large: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const size of ['small', 'large'] as const)
      times[size].push(await renderInChild(catalogues[size], path));
  }
  return { small: joined(times.small), large: joined(times.large) };
}

function joined(times: readonly RenderTimes[]): RenderTimes {
  const [first] = times;
  if (!first) throw new Error('Nothing was rendered');
  return {
    ...first,
    cold: times.flatMap(({ cold }) => cold),
    first: times.flatMap((run) => run.first),
    bare: times.flatMap(({ bare }) => bare),
  };
}

const afterChange = (times: RenderTimes): RenderTimes => ({ ...times, cold: times.first });

function besideReact(what: string, { cold, bare }: RenderTimes, atMost?: number): Row {
  const reference = { name: 'renderToString', values: bare };
  return comparison({ what, ours: cold, unit: 'ms', reference, ...(atMost && { budget: { atMost } }) });
}

function growth(what: string, { small: few, large: many }: Sizes<RenderTimes>): Row {
  const reference = { name: 'few products', values: few.cold };
  return comparison({ what, ours: many.cold, unit: 'ms', reference, budget: { atMost: growthLimit } });
}
