import AxeBuilder from '@axe-core/playwright';
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type TestInfo,
  type WebError,
} from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LoginResult } from '#features/auth/auth.ts';
import { sessionKeys } from '#features/auth/browser-session.rules.ts';
import { startBuiltServer, type BuiltServer } from '#test/servers/built-server.ts';
import { demoTemplate } from './demo-template.ts';

/**
 * These limits are higher than usual, because all journeys of a worker sign in and search as one client, more
 * often than a person could.
 */
const limits = 'login=1000/60,search=1000/60,publicForms=1000/60';

type TestFixtures = {
  /** The errors that pages logged or threw. A test fails if any are left at its end. */
  pageErrors: string[];
  /** A page that is signed in as the first account. The journeys of a worker use it one after the other. */
  staff: Page;
  /** The same in a browser context of its own, for journeys that change what cannot be reset. */
  ownStaff: Page;
};

type WorkerFixtures = { server: BuiltServer; keptPage: KeptPage };

/** The page of `staff`. The panel starts in it in half the time, because its code is already compiled. */
type KeptPage = { current?: Page };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands a pattern
    async ({}, use) => {
      const server = await startBuiltServer({
        template: demoTemplate(),
        // The program may call the receivers of journeys, which are on this machine.
        environment: { LIMITS: limits, OUTGOING_PRIVATE: '1' },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 320_000 },
  ],
  keptPage: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands a pattern
    async ({}, use) => {
      const kept: KeptPage = {};
      await use(kept);
      await kept.current?.context().close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  pageErrors: [
    async ({ context, server }, use, testInfo) => {
      const errors: string[] = [];
      collectErrors(context, errors);
      await use(errors);
      if (hasFailed(testInfo)) {
        await testInfo.attach('server.log', { body: server.log(), contentType: 'text/plain' });
        await attachPages(context, testInfo);
      }
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  staff: async ({ browser, server, keptPage, pageErrors }, use, testInfo) => {
    keptPage.current ??= await (await browser.newContext()).newPage();
    const page = keptPage.current;
    const size = page.viewportSize();
    const stopCollecting = collectErrors(page.context(), pageErrors);
    await openSession(page, server);
    await use(page);
    stopCollecting();
    if (hasFailed(testInfo)) await attachPages(page.context(), testInfo);
    if (hasFailed(testInfo) || page.isClosed()) {
      delete keptPage.current;
      await page.context().close();
    } else {
      await reset(page, server);
      if (size) await page.setViewportSize(size);
    }
  },
  ownStaff: async ({ page, server }, use) => {
    await openSession(page, server);
    await use(page);
  },
});

/** Adds the errors of all pages of `context` to `errors`, until the returned function is called. */
function collectErrors(context: BrowserContext, errors: string[]): () => void {
  const addThrown = (error: WebError) => errors.push(String(error.error()));
  const addLogged = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isExpected(message)) errors.push(describe(message));
  };
  context.on('weberror', addThrown);
  context.on('console', addLogged);
  return () => {
    context.off('weberror', addThrown);
    context.off('console', addLogged);
  };
}

const hasFailed = ({ status, expectedStatus }: TestInfo) => status !== expectedStatus;

async function attachPages(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages())
    await testInfo.attach('page', { body: await describePage(page), contentType: 'text/plain' });
}

/** Takes back all that a journey can have changed in the browser and leaves a page without scripts. */
async function reset(page: Page, { url }: BuiltServer): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await page.goto('/healthz');
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await devtools.detach();
}

export { expect };

/**
 * Opens a page of the site and waits until its scripts have started, which happens after the first screen
 * (docs/decisions/0032).
 */
export async function openSite(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Starts the scripts of a page of the site with a first movement and waits for them, for example after a reload. */
export async function untilReady(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
}

/** Signs the browser in and leaves it on a page without scripts. */
export async function openSession(page: Page, server: BuiltServer): Promise<void> {
  const session = await signIn(page, server);
  await page.goto('/healthz');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, session);
}

/** Signs in by an API call; only the journeys of the sign-in page use its form. */
async function signIn({ request }: Page, { account }: BuiltServer): Promise<[string, string][]> {
  const { token: csrf } = (await (await request.get('/api/csrf-token')).json()) as { token: string };
  const answer = await request.post('/api/auth/login', { data: account, headers: { 'X-CSRF-TOKEN': csrf } });
  expect(answer.status()).toBe(200);
  const { token, data, expires_in } = (await answer.json()) as LoginResult;
  const expires = new Date(Date.now() + expires_in * 1000).toISOString();
  return [
    [sessionKeys.token, token],
    [sessionKeys.userData, JSON.stringify(data)],
    [sessionKeys.expirationDate, expires],
  ];
}

/** axe's minified code, injected once per page. AxeBuilder would send the full code twice for each check. */
const axeCode = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** Measuring contrast and targets takes most of axe's time, nearly always for elements that look like earlier ones. */
const measureNewLooks = `;axe.configure({
  rules: ['color-contrast', 'target-size'].map((id) => ({ id, selector: '*:not([data-repeated])' })),
});`;

/** The looks that have been measured; each worker has its own. */
const measuredLooks = new Set<number>();

/** The look of an element as a number, how many before it look alike, and whether it is checked now. */
type Look = { look: number; before: number; isChecked: boolean };

/**
 * Describes the look of each element in the order of the document. Elements look alike if they and all around them
 * have the same classes, styles and states, at the same width and in the same colours. Returns `Look[]` as JSON.
 */
function looksOf(checked: string): string {
  const states =
    /^(class|style|role|disabled|hidden|inert|open|data-(?!repeated)|aria-(checked|current|disabled|expanded|hidden|invalid|pressed|selected|sort)$)/;
  const met = new Map<number, number>();
  const lookOf = new WeakMap<Element, number>();
  /** The hash FNV-1a. */
  const hash = (text: string) => {
    let sum = 0x811c9dc5;
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
    return sum;
  };
  const page = [
    window.innerWidth,
    matchMedia('(prefers-color-scheme: dark)').matches,
    document.getElementById('brand-tokens')?.textContent,
  ].join(' ');
  const found = [...document.querySelectorAll('*')].map((element): Look => {
    const looks = [...element.attributes]
      .filter(({ name }) => states.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const around = element.parentElement ? lookOf.get(element.parentElement) : page;
    const touched = [':hover', ':focus', ':checked'].filter((state) => element.matches(state));
    const look = hash([around, element.tagName, ...touched, ...looks.sort()].join(' '));
    const before = met.get(look) ?? 0;
    lookOf.set(element, look);
    met.set(look, before + 1);
    return { look, before, isChecked: element.closest(checked) !== null && element.checkVisibility() };
  });
  return JSON.stringify(found);
}

/** What lies over a page. While a dialog covers the page, its dimmed rest can be neither read nor used. */
const over =
  '[aria-modal=true], dialog:modal, [role=menu], [role=listbox], [role=tooltip], [role=alert], [role=status]';

/**
 * Checks the current page against WCAG 2.2 AA and axe's best practices; while a dialog is open, only what lies over the
 * page. Sizes of targets take long to measure: in the panel only the journey that opens every screen asks for them.
 */
export async function axe(page: Page, { hasTargets = !page.url().includes('/admin') } = {}): Promise<void> {
  await checkByAxe(page, (builder) =>
    builder.options({ ...axeOptions, rules: { 'target-size': { enabled: hasTargets } } }),
  );
}

/** Checks what another mode of colours can change on a page that was checked in one mode. */
export async function axeColours(page: Page): Promise<void> {
  await checkByAxe(page, (builder) =>
    builder.options(axeOptions).withRules(['color-contrast', 'link-in-text-block']),
  );
}

const axeOptions = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } };

async function checkByAxe(page: Page, choose: (builder: AxeBuilder) => AxeBuilder): Promise<void> {
  // Without this, axe may check a page that is still empty.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Rows are dimmed while newer ones load, which would lower their contrast.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  // A button that has just become usable still fades to its colours.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode + measureNewLooks);
  const isDialog = await page.evaluate(
    () => document.querySelector('[aria-modal=true], dialog:modal') !== null,
  );
  const looks = await markRepeated(page, isDialog ? over : '*');
  // Legacy mode checks inside the page. By default a second page would be opened for frames of other origins.
  const axeInPage = choose(new AxeBuilder({ page, axeSource: ';' }).setLegacyMode());
  if (isDialog) axeInPage.include(over);
  const { violations } = await axeInPage.analyze();
  const found = violations.flatMap(({ id, help, nodes }) => {
    const wrong = nodes.filter((node) => !isPartlyCovered(node));
    return wrong.length > 0 ? [`${id}: ${help}\n${wrong.map(({ html }) => `    ${html}`).join('\n')}`] : [];
  });
  expect(found, `axe on ${page.url()}`).toEqual([]);
  for (const look of looks) measuredLooks.add(look);
}

type AxeNode = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** Whether the size of a target counts less because a bar that stays in view lies over a part of it. */
const isPartlyCovered = ({ any }: AxeNode) =>
  any.some(({ data }) =>
    /^partiallyObscured/.test((data as { messageKey?: string } | null)?.messageKey ?? ''),
  );

/** Marks what looks like two elements before it, or like one of an earlier check. Returns the looks checked now. */
async function markRepeated(page: Page, checked: string): Promise<number[]> {
  const looks = JSON.parse(await page.evaluate(looksOf, checked)) as Look[];
  const repeated = looks.map(({ look, before }) => (before > 1 || measuredLooks.has(look) ? '1' : '0'));
  await page.evaluate((marks) => {
    for (const [index, element] of [...document.querySelectorAll('*')].entries())
      element.toggleAttribute('data-repeated', marks[index] === '1');
  }, repeated.join(''));
  return looks.filter(({ isChecked }) => isChecked).map(({ look }) => look);
}

/** Checks the page by axe at the width of a computer and of a phone, where only the layout depends on the width. */
export async function axeAtBothWidths(page: Page): Promise<void> {
  await axe(page);
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await axe(page);
  if (desk) await page.setViewportSize(desk);
}

/** Checks a screen of the panel by axe: in light at the width of a computer, and in dark at that of a phone. */
export async function axeInBothModes(page: Page): Promise<void> {
  await axe(page);
  const desk = page.viewportSize();
  await chooseMode(page, 'dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await axe(page);
  if (desk) await page.setViewportSize(desk);
  await chooseMode(page, 'light');
}

/** Chooses light or dark as another tab does, so that the screen stays as it is. */
export async function chooseMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('theme_mode', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme_mode', newValue: chosen }));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', mode);
}

/**
 * Whether a console error is expected: Chromium logs refused API calls, the 404 page and pages past the end of a list
 * as errors, although they are correct answers.
 */
function isExpected(message: ConsoleMessage): boolean {
  const status = /^Failed to load resource: .* status of (4\d\d)/.exec(message.text())?.[1];
  if (!status) return false;
  const { pathname, search } = new URL(message.location().url);
  const isNotFound = /^(\/[a-z]{2})?\/404$/.test(pathname) || search === '?page=999';
  return pathname.startsWith('/api/') || (status === '404' && isNotFound);
}

/** Describes the page in a short text, because logs show only the beginning of an attachment. */
async function describePage(page: Page): Promise<string> {
  const shown = await page
    .evaluate(() => ({
      over: [...document.querySelectorAll('[role=dialog], [role=menu], [role=alert]')].map(
        ({ role, textContent }) => `${role}: ${textContent.slice(0, 60)}`,
      ),
      focus: document.activeElement?.outerHTML.slice(0, 120),
    }))
    .catch(String);
  return `${page.url()}\n${JSON.stringify(shown)}`;
}

function describe(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
