import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '#test/free-port.ts';
import { chromiumFlags, ensureChromium, findChromium } from '../../scripts/chromium.ts';
import type { Bench } from '../bench.ts';
import { startProgram } from '../program.ts';
import { absolute, type Row } from '../rows.ts';
import { median } from '../statistics.ts';

const rounds = 3;

/** Pages of the demo content. */
const pages = { home: '/', category: '/urunler/toka', product: '/urun/klasik-dilli-toka-40-mm' };

/** What Lighthouse scores, and the points of 100 that each has to reach. */
const budgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(budgets) as (keyof typeof budgets)[];

/** Until the demo content is there with all of its files, in milliseconds. */
const patience = 300_000;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Lighthouse's points on a phone, for the program with its demo content. */
export async function measureLighthouse({ folder, say }: Bench): Promise<Row[]> {
  if (!(await ensureChromium())) throw new Error('Lighthouse measures in Chromium');
  const port = await freePort();
  const debuggingPort = await freePort();
  const environment = {
    PORT: String(port),
    // As installed: the pages say where they stand.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: await mkdtemp(join(folder, 'demo-')),
    DEMO: '1',
  };
  const program = await startProgram(environment, patience);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const measured = Object.entries(pages).map(([name, path]) => ({
      name,
      url: program.url + path,
      results: [] as Result[],
    }));
    for (const { url } of measured) await untilComplete(url);
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, url, results } of measured) {
        const result = await audit(url, debuggingPort);
        results.push(result);
        say(`${name}: ${[...scores(result), ...complaints(result)].join(', ')}`);
      }
    }
    return measured.flatMap(({ name, results }) => describe(name, results, browser.version()));
  } finally {
    await browser.close();
    await program.stop();
  }
}

/** Waits until the page is there and each of its pictures has been made in every format. */
async function untilComplete(url: string): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await fetch(url, { redirect: 'manual' });
    const html = await answer.text();
    const count = (text: string) => html.split(text).length - 1;
    if (answer.status === 200 && count('<picture') === count('type="image/avif"')) return;
    if (Date.now() > deadline) throw new Error(`${url} did not get its pictures`);
    await sleep(500);
  }
}

/** Lighthouse's own settings: a phone of the middle range on a slow line, simulated. */
async function audit(url: string, port: number): Promise<Result> {
  const { default: run } = await import('lighthouse');
  const result = await run(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  return result.lhr;
}

function points(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function scores(result: Result): string[] {
  return categories.map((category) => `${category} ${points(result, category)}`);
}

/** What keeps a score that has to be 100 below it. */
function complaints({ audits, categories: judged }: Result): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => judged[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `NOT ${id}`);
}

function describe(name: string, results: readonly Result[], chromiumVersion: string): Row[] {
  const medianOf = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  const timing = [
    `largest paint ${(medianOf('largest-contentful-paint') / 1000).toFixed(1)} s`,
    `blocked ${Math.round(medianOf('total-blocking-time'))} ms`,
    `shift ${medianOf('cumulative-layout-shift').toFixed(3)}`,
    `${Math.round(medianOf('total-byte-weight') / 1000)} kB; Chromium ${chromiumVersion}`,
  ].join(', ');
  return categories.map((category) =>
    absolute({
      what: `${name}: ${category.replace('-', ' ').replace('seo', 'SEO')}`,
      ours: results.map((result) => points(result, category)),
      unit: 'points',
      ...(category === 'performance' && { reference: timing }),
      budget: { atLeast: budgets[category] },
    }),
  );
}
