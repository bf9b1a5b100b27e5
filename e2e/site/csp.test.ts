import type { Page } from '@playwright/test';
import { sitePages, sitePath } from '#shared/site-pages.ts';
import { expect, test } from '../fixtures.ts';

/** Panel screens that together have lists, dialogs, the editor and uploads. */
const screens = [
  '/admin/dashboard',
  '/admin/pages/products',
  '/admin/pages/products/insert',
  '/admin/pages/products-categories',
  '/admin/settings/site',
  '/admin/contract-insert',
  '/admin/pages/home',
  '/admin/pages/about',
  '/admin/pages/catalogue',
  '/admin/pages/fairs',
  '/admin/media',
];

/** Records what the page's policy blocks, from before its first script. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      refused.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
    );
    Object.assign(window, { refused });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

/** Records of the demo by slug, because other journeys may add categories before them. */
const examples: Record<string, Record<string, string> | undefined> = {
  products: { seo_name: 'toka' },
  product: { seo_name: 'klasik-dilli-toka-40-mm' },
  blog_detail: { seo_name: 'bir-kaplama-nasil-yapilir' },
  contract: { contract_seo_name: 'kvkk-aydinlatma-metni' },
};

/** One address for each page of the registry; a page with parameters needs an example above. */
const addressesOfPages = sitePages.map(({ name, path }) => {
  const example = examples[name];
  if (path.includes(':') && !example) throw new Error(`No example of the page ${name}`);
  return sitePath('', name, example);
});

test('the policy blocks nothing on the public pages and the sign-in page', async ({ page }) => {
  const refused = await watchPolicy(page);
  for (const address of [
    ...addressesOfPages,
    ...addressesOfPages.map((one) => `/en${one === '/' ? '' : one}`),
    '/giris-yap',
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await refused(), address).toEqual([]);
  }
});

test('the policy blocks nothing on the panel screens', async ({ staff }) => {
  const refused = await watchPolicy(staff);
  for (const address of screens) {
    await staff.goto(address, { waitUntil: 'networkidle' });
    await staff.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await refused(), address).toEqual([]);
  }
});

for (const address of ['/', '/giris-yap', '/admin/dashboard']) {
  test(`a script injected into the HTML of ${address} does not run`, async ({ staff, pageErrors }) => {
    const refused = await watchPolicy(staff);
    if (address === '/giris-yap') await staff.evaluate(() => localStorage.clear());
    await staff.route(`**${address}`, async (route) => {
      const answer = await route.fetch();
      const injected = '<script>document.documentElement.dataset.hacked = "yes"</script></body>';
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', injected) });
    });
    await staff.goto(address, { waitUntil: 'networkidle' });
    await staff.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await staff.content()).toContain('dataset.hacked');
    await expect(staff.locator('html')).not.toHaveAttribute('data-hacked');
    expect((await refused()).map((text) => text.split(':')[0])).toEqual(['script-src-elem']);
    expect(pageErrors.filter((text) => text.includes('Content Security Policy'))).toHaveLength(1);
    pageErrors.length = 0;
  });
}
