import type { BrowserContext, Page } from '@playwright/test';
import { sitePages, sitePath } from '#shared/site-pages.ts';
import { expect, openSite, test } from '../fixtures.ts';

/** Records what each page's policy blocks, starting before the page's first script. */
async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      refused.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
    );
    Object.assign(window, { refused });
  });
}

const refusedBy = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused);

/** Opens a page and waits until its scripts have run: the heading is shown, and the loading indicator is gone. */
async function open(page: Page, address: string): Promise<void> {
  if (/^\/(admin|giris-yap)/.test(address)) await page.goto(address);
  else await openSite(page, address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0);
}

/** Opens the pages two at a time. If a page violates the policy later, the console error fails the test. */
async function expectNothingRefused(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  await watchPolicy(context);
  const left = [...addresses];
  const visitAll = async () => {
    const page = await context.newPage();
    for (let address = left.shift(); address; address = left.shift()) {
      await open(page, address);
      expect(await refusedBy(page), address).toEqual([]);
    }
  };
  await Promise.all([visitAll(), visitAll()]);
}

/** Demo records by slug, because other journeys may add records before them. */
const examples: Record<string, Record<string, string> | undefined> = {
  products: { seo_name: 'toka' },
  product: { seo_name: 'klasik-dilli-toka' },
  blog_detail: { seo_name: 'bir-kaplama-nasil-yapilir' },
  contract: { contract_seo_name: 'kvkk-aydinlatma-metni' },
};

/** One address for each page of the registry; pages with parameters need an example above. */
const addressesOfPages = sitePages.map(({ name, path }) => {
  const example = examples[name];
  if (path.includes(':') && !example) throw new Error(`No example of the page ${name}`);
  return sitePath('', name, example);
});

test('the policy blocks nothing on the public pages and the sign-in page @desk', async ({ context }) => {
  const english = addressesOfPages.map((one) => `/en${one === '/' ? '' : one}`);
  await expectNothingRefused(context, ['/giris-yap', ...addressesOfPages, ...english]);
});

for (const address of ['/', '/giris-yap', '/admin/dashboard']) {
  test(`a script injected into the HTML of ${address} does not run @desk`, async ({ staff, pageErrors }) => {
    await watchPolicy(staff.context());
    if (address === '/giris-yap') await staff.evaluate(() => localStorage.clear());
    // The exact path, because a pattern would also match calls such as `/api/admin/dashboard`, which the end of the
    // test interrupts.
    await staff.route(
      ({ pathname }) => pathname === address,
      async (route) => {
        const answer = await route.fetch();
        const injected = '<script>document.documentElement.dataset.hacked = "yes"</script></body>';
        await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', injected) });
      },
    );
    await open(staff, address);
    expect(await staff.content()).toContain('dataset.hacked');
    await expect(staff.locator('html')).not.toHaveAttribute('data-hacked');
    expect((await refusedBy(staff)).map((text) => text.split(':')[0])).toEqual(['script-src-elem']);
    expect(pageErrors.filter((text) => text.includes('Content Security Policy'))).toHaveLength(1);
    pageErrors.length = 0;
  });
}
