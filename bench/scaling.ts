/** Computes the tables of docs/guides/scaling.md from a result of the bench. */

/** What one visit asks of the site: five pages of an average visitor of the example, measured in Chromium. */
export const visit = { pages: 5, builtFiles: 30, pictures: 47, megabytes: 1.4 };

/** The share of a processor core that is planned for; the rest is for staff, jobs and sudden crowds. */
const plannedShare = 0.5;

/** A tenth of a day's visits come in its busiest hour, and three times its average in its busiest minute. */
const peakVisitsPerSecond = (visitsPerDay: number) => ((visitsPerDay * 0.1) / 3600) * 3;

/** The largest catalogue whose lists, searches and pages were measured beside small ones, on both databases. */
const measuredProducts = '1,000,000';

/** Euros per month as European providers asked in the autumn of 2026, rounded up and without VAT. */
const prices = { smallServer: 5, server: 9, backups: 5, bucket: 6, balancer: 6, gigabyteOfCdn: 0.01 };

/** Microseconds of processor time for one answer, megabytes of memory. */
export type Figures = {
  cachedSqlite: number;
  cachedPostgres: number;
  revisionCheck: number;
  coldPage: number;
  coldPageDatabase: number;
  picture: number;
  builtFile: number;
  memory: number;
  twoProcesses: { perSecond: number; cost: number; memory: number };
};

/** @throws Error if the result lacks one of the figures */
export function readFigures(result: string): Figures {
  const cells = (what: string) => {
    const row = result.split('\n').find((line) => line.startsWith(`| ${what} |`));
    if (row === undefined) throw new Error(`The result has no row “${what}”`);
    return row.split('|').map((cell) => cell.trim());
  };
  const first = (text = '') => Number(/[\d,]+(\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? NaN);
  const ours = (what: string) => first(cells(what)[2]);
  const cached = cells('home page: processor time for one answer')[2] ?? '';
  const cold = cells('the first category page after a change: processor time of PostgreSQL');
  return {
    cachedSqlite: first(/sqlite (\S+)/.exec(cached)?.[1]),
    cachedPostgres: first(/postgres (\S+)/.exec(cached)?.[1]),
    revisionCheck: ours('home page from the cache: processor time of PostgreSQL for one answer'),
    coldPage: first(cold[3]) * 1000,
    coldPageDatabase: first(cold[2]) * 1000,
    picture: ours('a picture of 30 kB: processor time for one answer'),
    builtFile: ours('a script: processor time for one answer'),
    memory: ours('at most meanwhile'),
    twoProcesses: {
      perSecond: Number(cells('home page from the cache, two processes on one port, PostgreSQL')[4]),
      cost: Number(cells('the same: processor time for one answer')[4]),
      memory: Number(cells('the same: memory')[4]),
    },
  };
}

type Setup = {
  name: string;
  processes: number;
  isPostgres: boolean;
  /** What the CDN answers instead of the program. */
  cdn: 'nothing' | 'files' | 'files and pages';
  price: number;
};

const setups: readonly Setup[] = [
  {
    name: 'one small server (2 shared processors, 4 GB), SQLite',
    processes: 1,
    isPostgres: false,
    cdn: 'nothing',
    price: prices.smallServer,
  },
  {
    name: 'the same, a CDN for pictures and scripts',
    processes: 1,
    isPostgres: false,
    cdn: 'files',
    price: prices.smallServer,
  },
  {
    name: 'two hosts, PostgreSQL, bucket, balancer',
    processes: 2,
    isPostgres: true,
    cdn: 'nothing',
    price: 3 * prices.server + prices.bucket + prices.balancer,
  },
  {
    name: 'three hosts, PostgreSQL with a standby, bucket, balancer, a CDN for pages too: many regions',
    processes: 3,
    isPostgres: true,
    cdn: 'files and pages',
    price: 5 * prices.server + prices.bucket + prices.balancer,
  },
];

/** The tables, as Markdown. */
export function scalingTables(figures: Figures): string {
  return [
    'What one answer costs a core of the machine that was measured:',
    '',
    table(['answer', 'processor time', 'answers a second and core'], costRows(figures)),
    '',
    'What a set-up can do:',
    '',
    table(
      ['set-up', 'products', 'visits a second', 'visits a day', 'euros a month', 'and for the CDN'],
      setups.map((setup) => setupRow(figures, setup)),
    ),
    '',
    `A process needs at most ${Math.round(figures.memory)} MB of memory meanwhile.`,
    '',
    `Two processes that share a port (\`node:cluster\`) on two cores: ${figures.twoProcesses.perSecond.toFixed(2)} × the answers of one, each at ` +
      `${figures.twoProcesses.cost.toFixed(2)} × the processor time, with ${figures.twoProcesses.memory.toFixed(2)} × the memory.`,
    '',
    `A read replica could take at most ${percent(figures.coldPageDatabase / (figures.coldPage + figures.coldPageDatabase))} of the processor time ` +
      'of the first page after a change, the part that PostgreSQL has in it. Of a page from the cache it could take nothing: only the first database ' +
      `knows whether anything has changed, and that costs it ${Math.round(figures.revisionCheck)} µs.`,
  ].join('\n');
}

function costRows(figures: Figures): string[][] {
  const row = (what: string, micros: number) => [what, time(micros), rounded(1e6 / micros)];
  return [
    row('a page from the cache, SQLite', figures.cachedSqlite),
    row('a page from the cache, PostgreSQL on another machine', figures.cachedPostgres),
    row('a category of 24 products, the first after a change', figures.coldPage),
    row('a picture of 30 kB', figures.picture),
    row('a script of the site', figures.builtFile),
  ];
}

function setupRow(figures: Figures, { name, processes, isPostgres, cdn, price }: Setup): string[] {
  const page = isPostgres ? figures.cachedPostgres : figures.cachedSqlite;
  const files = visit.builtFiles * figures.builtFile + visit.pictures * figures.picture;
  const cost = (cdn === 'files and pages' ? 0 : visit.pages * page) + (cdn === 'nothing' ? files : 0);
  // One page in twenty is asked for the first time after a change; then a CDN asks the program too.
  const uncached = (visit.pages / 20) * figures.coldPage;
  const perSecond = (processes * plannedShare * 1e6) / (cost + uncached);
  const perDay = perSecond / peakVisitsPerSecond(1);
  const traffic =
    cdn === 'nothing' ? '' : `${(visit.megabytes * prices.gigabyteOfCdn).toFixed(2)} per 1,000 visits`;
  return [
    name,
    measuredProducts,
    rounded(perSecond),
    rounded(perDay),
    String(price + prices.backups),
    traffic,
  ];
}

/** Two digits are all that such an estimate can claim. */
function rounded(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en');
}

const twoDigits = (value: number) => String(Number(value.toPrecision(2)));
const time = (micros: number) =>
  micros >= 1000 ? `${twoDigits(micros / 1000)} ms` : `${twoDigits(micros)} µs`;
const percent = (share: number) => `${Math.round(share * 100)} %`;
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const computed = /(<!-- computed from (\S+) by `npm run bench:scaling` -->\n)[\s\S]*?(<!-- end -->)/;

/** Replaces the computed part of the guide; `result` returns the text of a file in bench/results. */
export function withComputedTables(guide: string, result: (name: string) => string): string {
  const [, head, name, tail] = computed.exec(guide) ?? [];
  if (head === undefined || name === undefined || tail === undefined)
    throw new Error('The guide has no computed part');
  return guide.replace(computed, () => `${head}\n${scalingTables(readFigures(result(name)))}\n\n${tail}`);
}
