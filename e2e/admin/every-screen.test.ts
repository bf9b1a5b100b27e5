import type { Page } from '@playwright/test';
import { kinds } from '#features/record-kinds.ts';
import { paths } from '#shared/panel-paths.ts';
import type { KindScreen } from '#shared/record-kind.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, axeColours, chooseMode, expect, test } from '../fixtures.ts';

/** The kinds whose edit screens read the id of their record from the session storage. */
const chosenKinds = kinds.flatMap(({ resource, screen }: { resource: string; screen: KindScreen }) =>
  'form' in screen ? [{ resource, chosen: screen.chosen }] : [],
);

/** The tabs of the screen itself; those of a form switch its language. */
const pageTabs = (page: Page) => page.locator('#content [role=tablist]:not(form *)').first().getByRole('tab');

/** Opens a screen as the browser's “Back” does, because loading the panel anew takes longer than the check. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The screen that is left stays until the code of the next one has come.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** The words that a too narrow place has broken in two. Addresses and codes may be broken, so they are left out. */
function brokenWords(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const place = node.parentElement;
    // Texts for screen readers alone stand in a box of one pixel.
    if (!place?.checkVisibility() || place.getBoundingClientRect().width <= 1) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/–—-]+/g)) {
      if (!/^[\p{L}(]\p{L}{1,22}[\p{L})]$/u.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
}

/** Checks what the screen shows: a heading, no failure, whole words, nothing too wide, and nothing for axe. */
async function checkScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0);
  await expect.soft(page.getByText('Sistemsel Hata!')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `wider than the window: ${page.url()}`).toBe(0);
  expect.soft(await page.evaluate(brokenWords), `words broken in two: ${page.url()}`).toEqual([]);
  await axe(page, { hasTargets: true });
  await chooseMode(page, 'dark');
  await axeColours(page);
  await chooseMode(page, 'light');
}

test('every screen of the table of addresses, with all its tabs, is accessible in light and dark', async ({
  staff,
  server,
}) => {
  test.slow();
  const client = await signInTo(server.url, server.account);
  const chosen = await Promise.all(
    chosenKinds.map(async ({ resource, chosen: kind }) => {
      const list = (await (await client.call('GET', `/api/admin/${resource}`)).json()) as
        { id: number }[] | { data: { id: number }[] };
      const [first] = Array.isArray(list) ? list : list.data;
      return [`chosen_${kind}`, String(first?.id)] as const;
    }),
  );
  await staff.evaluate((records) => {
    for (const [key, id] of records) sessionStorage.setItem(key, id);
  }, chosen);
  await staff.goto(paths.notFound);
  for (const path of Object.values(paths))
    await test.step(path, async () => {
      await openScreen(staff, path);
      await checkScreen(staff);
      // Without its record an edit screen would lead to the list.
      expect(new URL(staff.url()).pathname).toBe(path);
      const tabs = await pageTabs(staff).count();
      for (let tab = 1; tab < tabs; tab += 1) {
        await pageTabs(staff).nth(tab).click();
        await checkScreen(staff);
      }
    });
});
