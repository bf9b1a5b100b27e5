import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { freePort } from '#test/servers/free-port.ts';
import { chromiumFlags, ensureChromium, findChromium } from '#test/chromium.ts';
import type { Bench } from '../bench.ts';
import { loadOnPhone } from '../phone-load.ts';
import { startProgram } from '../program.ts';
import { absolute, type Row } from '../rows.ts';
import { median } from '../statistics.ts';
import { audit, type Report } from '../tools/lighthouse.ts';

const rounds = 5;

/** Pages of the demo content, by name. */
const pages = {
  home: '/',
  category: '/urunler/toka',
  product: '/urun/klasik-dilli-toka',
  about: '/kurumsal',
  'vision and mission': '/vizyon-misyon',
  catalogues: '/katalog',
  fairs: '/fuarlar',
  blog: '/blog',
  post: '/blog/bir-kaplama-nasil-yapilir',
  videos: '/videolar',
};

/** The score, of 100 points, that each of Lighthouse's categories must reach. */
const budgets = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
/** In kilobytes, with the pictures that Chromium fetches below the first screen on a slow connection. */
const firstLoad = 400;
/** More visits than a page needs to be compressed well (`page-cache/recompression.ts`). */
const earlierVisits = 25;
const categories = Object.keys(budgets) as (keyof typeof budgets)[];

/** The limit for loading the demo content with all its files, in milliseconds. */
const patience = 300_000;

/** Measures Lighthouse scores on a phone, for the program with the demo content. */
export async function measureLighthouse({ folder, say }: Bench): Promise<Row[]> {
  if (!(await ensureChromium())) throw new Error('Lighthouse measures in Chromium');
  const port = await freePort();
  const debuggingPort = await freePort();
  const environment = {
    PORT: String(port),
    // Pages name their canonical address only if the site has a public one, as real sites have.
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
      results: [] as Report[],
      loads: [] as number[],
    }));
    for (const { url } of measured) await untilComplete(url);
    await loadOnPhone(browser, program.url);
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, url, results, loads } of measured) {
        await visit(url);
        const result = await audit(url, debuggingPort, categories);
        results.push(result);
        loads.push(await loadOnPhone(browser, url));
        say(`${name}: ${[...scores(result), ...complaints(result)].join(', ')}`);
      }
    }
    return measured.flatMap(({ name, results, loads }) => [
      ...describe(name, results, browser.version()),
      describeLoad(name, loads),
    ]);
  } finally {
    await browser.close();
    await program.stop();
  }
}

/** A picture without an AVIF yet; first pages of PDFs (`media/first-page.service.ts`) never get one. */
const unfinished = /<picture><img (?![^>]*-page-)/;

/** Waits until the page exists and each picture on it has its AVIFs. */
async function untilComplete(url: string): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await fetch(url, { redirect: 'manual' });
    const html = await answer.text();
    if (answer.status === 200 && !unfinished.test(html)) return;
    if (Date.now() > deadline) throw new Error(`${url} did not get its pictures`);
    await sleep(500);
  }
}

/** Fetches the page as its earlier visitors did. */
async function visit(url: string): Promise<void> {
  for (let time = 0; time < earlierVisits; time += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
  }
}

function points(result: Report, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function scores(result: Report): string[] {
  return categories.map((category) => `${category} ${points(result, category)}`);
}

/** The failed audits in categories that must reach 100. */
function complaints({ audits, categories: judged }: Report): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => judged[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `NOT ${id}`);
}

function describe(name: string, results: readonly Report[], chromiumVersion: string): Row[] {
  const medianOf = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  const timing = [
    `largest paint ${(medianOf('largest-contentful-paint') / 1000).toFixed(1)} s`,
    `blocked ${Math.round(medianOf('total-blocking-time'))} ms`,
    `shift ${medianOf('cumulative-layout-shift').toFixed(3)}`,
    `Chromium ${chromiumVersion}`,
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

function describeLoad(name: string, loads: number[]): Row {
  const budget = { atMost: firstLoad };
  return absolute({ what: `${name}: first load`, ours: loads, unit: 'kB', budget });
}
