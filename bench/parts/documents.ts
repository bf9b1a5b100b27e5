import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PrintRun } from '#features/print/printed-catalogue.ts';
import { dataSheetPath } from '#features/print/data-sheet-path.rules.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { childrenOf } from '#test/servers/process-state.ts';
import type { Bench } from '../bench.ts';
import { runCommand, watchMemory } from '../command.ts';
import { startProgram, type Program } from '../program.ts';
import { absolute, comparison, type Row } from '../rows.ts';
import { signIn, type Staff } from '../staff.ts';

const products = 1_000;
const sheets = 20;
const previews = 5;
const api = '/api/admin/printed-catalogues';
/** The limits of the documents: docs/product.md, "Budgets". */
const budget = { catalogue: 60, memory: 800, preview: 2_000, perPage: 15 / 300 };
const settings = { name: 'Katalog', lang: 'tr', layout: 'rows', quality: 'mail', has_ordering: true };

/** Measures data sheets beside pages of the site, and a printed catalogue of generated products. */
export async function measureDocuments({ folder, say }: Bench): Promise<Row[]> {
  const environment = { DATA_DIR: await mkdtemp(join(folder, 'documents-')) };
  say('documents: generate products');
  await runCommand('demo:generate', ['--products', String(products)], environment);
  const program = await startProgram({ ...environment, LIMITS: `documents=${sheets * 2}/60` });
  try {
    const connections = await connect({ dataDir: environment.DATA_DIR });
    const [names, categories] = await Promise.all([
      connections.reader.selectFrom('products').select('seo_name').limit(sheets).execute(),
      connections.reader
        .selectFrom('products')
        .select('category_id as id')
        .distinct()
        .limit(previews)
        .execute(),
    ]).finally(() => disconnect(connections));
    say('documents: data sheets');
    const rows = await measureSheets(
      program.url,
      names.map(({ seo_name: name }) => name),
    );
    say('documents: a catalogue');
    const staff = await signIn(program.url);
    return [...rows, ...(await measureCatalogue(program, staff, categories))];
  } finally {
    await program.stop();
  }
}

async function measureSheets(url: string, names: readonly string[]): Promise<Row[]> {
  const pages = names.map((name) => `${url}/urun/${name}`);
  const files = names.map((name) => url + dataSheetPath({ lang: 'tr', seoName: name, code: '' }));
  // The first document also starts the process that makes them.
  await timed(files[0] ?? '');
  const row = (what: string, ours: number[], reference: string, values: number[]) =>
    comparison({ what, ours, unit: 'ms', reference: { name: reference, values } });
  const made = await timedEach(files.slice(1));
  const rendered = await timedEach(pages.slice(1));
  const again = await timedEach(files.slice(1));
  const cached = await timedEach(pages.slice(1));
  return [
    row('a data sheet, made', made, 'the page of its product, rendered', rendered),
    row('a data sheet, from the cache', again, 'the page, from the cache', cached),
  ];
}

async function measureCatalogue(
  program: Program,
  staff: Staff,
  categories: readonly { id: number }[],
): Promise<Row[]> {
  const call = (path: string, body?: object) =>
    fetch(program.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...staff.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const previewTimes: number[] = [];
  for (const { id } of categories) {
    const started = performance.now();
    const answer = await call(`${api}/preview`, { ...settings, category_ids: [id] });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The preview was answered with ${answer.status}`);
    previewTimes.push(performance.now() - started);
  }
  const created = (await (await call(api, settings)).json()) as { data: { id: number } };
  const memory = watchMemory(() => childrenOf(program.pid));
  const started = performance.now();
  await call(`${api}/${created.data.id}/make`, {});
  const run = await untilMade(async () => (await (await call(`${api}/runs`)).json()) as PrintRun[]);
  const seconds = (performance.now() - started) / 1_000;
  const megabytes = await memory.stop();
  const pages = run.files.reduce((sum, file) => sum + file.pages, 0);
  const size = run.files.reduce((sum, file) => sum + file.bytes, 0) / 1e6;
  const what = (text: string) => `a catalogue of ${products.toLocaleString('en')} products, ${text}`;
  const limit = (atMost: number) => ({ budget: { atMost } });
  return [
    absolute({ what: 'preview of a category', ours: previewTimes, unit: 'ms', ...limit(budget.preview) }),
    absolute({ what: what('its time'), ours: [seconds], unit: 's', ...limit(budget.catalogue) }),
    absolute({
      what: what('the most memory of a child'),
      ours: [megabytes],
      unit: 'MB',
      ...limit(budget.memory),
    }),
    absolute({
      what: what('for mails'),
      ours: [size],
      unit: 'MB',
      reference: `${pages} pages`,
      ...limit(Math.round(pages * budget.perPage)),
    }),
  ];
}

async function untilMade(read: () => Promise<PrintRun[]>): Promise<PrintRun> {
  for (;;) {
    const [run] = await read();
    if (run?.state === 'made') return run;
    if (run?.state === 'failed') throw new Error(run.message);
    await sleep(100);
  }
}

async function timedEach(addresses: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) times.push(await timed(address));
  return times;
}

/** Milliseconds until the whole answer is there. */
async function timed(address: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return performance.now() - started;
}
