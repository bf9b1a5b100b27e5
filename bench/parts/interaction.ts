import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { chromiumFlags, ensureChromium, findChromium } from '#test/chromium.ts';
import type { Bench } from '../bench.ts';
import { startProgram } from '../program.ts';
import { absolute, type Row } from '../rows.ts';

const rounds = 5;
const slowDown = 4;
/** In milliseconds, from a touch or key to the next painted frame. */
const budget = 100;
/** The time that a page is left alone before and after an action, in milliseconds. */
const calm = 1_500;

/** What a visitor does on a page of the demo content; what must be there first happens in `before`. */
type Interaction = {
  what: string;
  path: string;
  before?: (page: Page) => Promise<void>;
} & ({ tap: (page: Page) => Locator } | { press: string });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const field = (page: Page) => page.getByRole('combobox', { name: 'Ürün adı ya da kodu' }).first();

const product = '/urun/klasik-dilli-toka';

const interactions: readonly Interaction[] = [
  { what: 'open the menu', path: '/', tap: (page) => button(page, 'Menüyü aç') },
  { what: 'next slide', path: '/', tap: (page) => button(page, 'Sonraki slayt') },
  {
    what: 'type a letter into the search',
    path: '/urun-ara',
    before: (page) => field(page).tap(),
    press: 't',
  },
  { what: 'compare a card', path: '/urunler/toka', tap: (page) => button(page, /karşılaştır$/) },
  {
    what: 'choose a finish',
    path: product,
    tap: (page) => page.locator('.variant-options-finish a').nth(1),
  },
  { what: 'add to the list', path: product, tap: (page) => button(page, 'Teklif Listesine Ekle') },
  { what: 'open a picture', path: product, tap: (page) => page.locator('.gallery-open').first() },
  { what: 'send an empty form', path: '/iletisim', tap: (page) => button(page, 'Gönder') },
];

/** Measures how long a phone with a slow processor needs from a touch or key to the next frame. */
export async function measureInteraction({ folder, say }: Bench): Promise<Row[]> {
  if (!(await ensureChromium())) throw new Error('Interactions are measured in Chromium');
  const environment = { DATA_DIR: await mkdtemp(join(folder, 'demo-')), DEMO: '1' };
  const program = await startProgram(environment, 300_000);
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
  try {
    const times = new Map<string, number[]>(interactions.map(({ what }) => [what, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const interaction of interactions) {
        const time = await measure(browser, program.url, interaction);
        times.get(interaction.what)?.push(time);
        say(`${interaction.what}: ${time} ms`);
      }
    }
    return [...times].map(([what, ours]) => absolute({ what, ours, unit: 'ms', budget: { atMost: budget } }));
  } finally {
    await browser.close();
    await program.stop();
  }
}

async function measure(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const { path, before } = interaction;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'tr-TR',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.goto(url + path);
    // Scripts start after the first movement, as a visitor's touch of the page would start them.
    await page.mouse.move(5, 5);
    await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
    await page.waitForTimeout(calm);
    await before?.(page);
    const target = 'tap' in interaction ? interaction.tap(page) : undefined;
    // A visitor touches what stands still; Playwright would scroll to it in the same moment.
    await target?.scrollIntoViewIfNeeded();
    await page.waitForTimeout(calm);
    await page.evaluate(watchEvents);
    await (target ? target.tap() : page.keyboard.press('press' in interaction ? interaction.press : ''));
    await page.waitForTimeout(calm);
    return await page.evaluate(() => (window as Watched).longest ?? 0);
  } finally {
    await context.close();
  }
}

/** The duration of the slowest event of the action, in milliseconds, as a property of the page. */
type Watched = Window & { longest?: number };

/** Runs in the page: records the slowest event of what follows, as "interaction to next paint" counts it. */
function watchEvents(): void {
  const page = window as Watched;
  page.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId > 0)
        page.longest = Math.max(page.longest ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
