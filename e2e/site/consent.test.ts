import type { BrowserContext, Locator, Page } from '@playwright/test';
import { googleSnippet, metaSnippet, yandexSnippet } from '#test/files/vendor-snippets.ts';
import { signInTo, type StaffClient } from '#test/servers/staff-client.ts';
import type { BuiltServer } from '#test/servers/built-server.ts';
import { axe, expect, openSite, test, untilReady } from '../fixtures.ts';

/** Scripts that replace those of the services. They do only what a visitor's browser and the policy notice. */
const fakeScripts: readonly (readonly [start: string, code: string])[] = [
  [
    'https://www.googletagmanager.com/gtag/js',
    `document.cookie = '_ga=GA1; Max-Age=9999; Path=/; Domain=vitrin.localhost';
     document.cookie = '_ga_TEST123456=GS2; Max-Age=9999; Path=/';
     if (window.dataLayer.length < 2) throw new Error('gtag was not called');
     fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors' });`,
  ],
  [
    'https://mc.yandex.ru/metrika/tag.js',
    `document.cookie = '_ym_uid=1; Max-Age=9999; Path=/; Domain=vitrin.localhost';
     localStorage.setItem('_ym_retryReqs', '{}');
     if (window.ym.a[0][0] !== 12345678) throw new Error('ym was not called');
     new Image().src = 'https://mc.yandex.ru/watch/12345678';`,
  ],
  [
    'https://connect.facebook.net/en_US/fbevents.js',
    `document.cookie = '_fbp=fb.1; Max-Age=9999; Path=/; Domain=vitrin.localhost';
     if (window.fbq.queue.length !== 2) throw new Error('fbq was not called');
     const more = document.createElement('script');
     more.src = 'https://connect.facebook.net/signals/config/1234567890123456';
     document.head.append(more);
     new Image().src = 'https://www.facebook.com/tr/?id=1234567890123456';`,
  ],
];
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Answers requests to the services. The returned array collects the requested hosts in order. */
async function watchOtherHosts(context: BrowserContext): Promise<string[]> {
  const hosts: string[] = [];
  await context.route(
    (url) => !/(^|\.)localhost$|^127\.0\.0\.1$/.test(url.hostname),
    async (route) => {
      const url = route.request().url();
      hosts.push(new URL(url).hostname);
      const body = fakeScripts.find(([start]) => url.startsWith(start))?.[1] ?? '';
      const isImage = route.request().resourceType() === 'image';
      await route.fulfill(
        isImage ? { contentType: 'image/gif', body: pixel } : { contentType: 'text/javascript', body },
      );
    },
  );
  return hosts;
}

/** Signed in once for all journeys of a worker, which have the same server. */
let client: StaffClient | undefined;

async function saveScripts({ url, account }: BuiltServer, scripts: object): Promise<void> {
  client ??= await signInTo(url, account);
  const answer = await client.call('POST', '/api/admin/settings/site', { _method: 'PUT', ...scripts });
  expect(answer.status).toBe(200);
}

test.beforeEach(({ server }) =>
  saveScripts(server, {
    google_script: googleSnippet,
    yandex_script: yandexSnippet,
    fb_pixel_script: metaSnippet,
    scripts_active: true,
  }),
);
/** Removes the scripts after each test, because other journeys use the same server. */
test.afterEach(({ server }) =>
  saveScripts(server, { google_script: '', yandex_script: '', fb_pixel_script: '', keywords: '' }),
);

const question = (page: Page, name = 'Çerez tercihleri') => page.getByRole('region', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openChoice = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' }).click();
const vendorCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name !== '_lang');

/** A host with a parent domain, as real sites have. */
const siteOf = ({ url }: BuiltServer) => url.replace(/\/\/[^:/]+/, '//www.vitrin.localhost');

test('on a screen as low as at 400 % zoom neither the question nor the navbar stays over the page @desk', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openSite(page, `${siteOf(server)}/urun/klasik-dilli-toka`);
  const overText = (part: Locator) => part.evaluate((element) => getComputedStyle(element).position);
  expect(await overText(question(page))).toBe('static');
  expect(await overText(page.getByRole('banner'))).toBe('absolute');
  await axe(page);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.scrollIntoViewIfNeeded();
  await expect(question(page)).not.toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await openChoice(page);
  await expect(page.getByRole('heading', { name: 'Çerez tercihleri' })).toBeFocused();
  await press(page, 'Reddet');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('before consent no other host is called; withdrawal stops the services and deletes what they stored @desk', async ({
  page,
  context,
  server,
}) => {
  const hosts = await watchOtherHosts(context);
  const site = siteOf(server);
  await openSite(page, site);
  await expect(question(page)).toBeVisible();
  await axe(page);
  // The visitor can use the page while the question is open.
  await page.getByRole('link', { name: 'İçeriğe geç' }).focus();
  await page.keyboard.press('Tab');
  const policy = question(page).getByRole('link', { name: /^Çerez Politikası/ });
  await expect(policy).toBeFocused();
  await expect(policy).toHaveAttribute('href', '/sozlesme/cerez-politikasi');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Kabul et' })).toBeFocused();
  await page.goto(`${site}/blog`);
  await untilReady(page);
  await expect(question(page)).toBeVisible();
  expect([hosts, await vendorCookies(context)]).toEqual([[], []]);

  const sent = page.waitForRequest('**/api/cookie-choices');
  await press(page, 'Kabul et');
  await expect(question(page)).toBeHidden();
  const receipt = new URLSearchParams((await sent).postData() ?? '').get('receipt') ?? '';
  expect((await (await sent).response())?.status()).toBe(200);
  await expect
    .poll(() => [...new Set(hosts)].sort())
    .toEqual([
      'connect.facebook.net',
      'mc.yandex.ru',
      'region1.google-analytics.com',
      'www.facebook.com',
      'www.googletagmanager.com',
    ]);
  await expect
    .poll(async () => (await vendorCookies(context)).sort())
    .toEqual(['_fbp', '_ga', '_ga_TEST123456', '_ym_uid']);

  await openChoice(page);
  await expect(page.getByRole('heading', { name: 'Çerez tercihleri' })).toBeFocused();
  await expect(question(page).getByText(`Makbuz no: ${receipt}`)).toBeVisible();
  await page.getByText('Neler saklanır?').first().click();
  await expect(page.getByRole('row', { name: /_ga_\* .* 2 yıl/ })).toBeVisible();
  await axe(page);
  await page.getByRole('checkbox', { name: 'Pazarlama' }).uncheck();
  hosts.length = 0;
  await Promise.all([page.waitForEvent('load'), press(page, 'Seçimi kaydet')]);
  await untilReady(page);
  await expect.poll(() => hosts.length).toBeGreaterThan(3);
  expect(hosts.filter((host) => host.includes('facebook'))).toEqual([]);
  expect((await vendorCookies(context)).sort()).toEqual(['_ga', '_ga_TEST123456', '_ym_uid']);

  await openChoice(page);
  hosts.length = 0;
  await Promise.all([page.waitForEvent('load'), press(page, 'Reddet')]);
  await untilReady(page);
  await page.goto(`${site}/iletisim`);
  await untilReady(page);
  await openChoice(page);
  await expect(page.getByRole('checkbox', { name: 'Ölçüm' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  expect([hosts, await vendorCookies(context)]).toEqual([[], []]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('_ym_retryReqs');
});

test('a page does not move when the question appears, and a rejection applies in English too @both', async ({
  page,
  context,
}) => {
  const hosts = await watchOtherHosts(context);
  await openSite(page, '/en/iletisim');
  await expect(question(page, 'Cookie preferences')).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ((entry as { value?: number }).value ?? 0), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  // An element with the focus is never covered by the question.
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  // Its focus mark is not covered either.
  const isCovered = async () => {
    const link = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    const panel = await question(page, 'Cookie preferences').boundingBox();
    if (!link || !panel) return true;
    return link.x <= panel.x + panel.width && link.y + link.height + 6 > panel.y;
  };
  await expect.poll(isCovered).toBe(false);
  await press(page, 'Reject');
  await page.goto('/en');
  await untilReady(page);
  await expect(page.getByRole('button', { name: 'Cookie preferences' })).toBeVisible();
  await expect(question(page, 'Cookie preferences')).toBeHidden();
  expect(hosts).toEqual([]);
});

test('nothing runs in a browser where staff are signed in @desk', async ({ staff }) => {
  const hosts = await watchOtherHosts(staff.context());
  await openSite(staff, '/');
  await openChoice(staff);
  await expect(question(staff)).toContainText('yönetim paneline giriş yapılmış');
  await press(staff, 'Kabul et');
  await staff.reload();
  await untilReady(staff);
  await expect(question(staff)).toBeHidden();
  expect(hosts).toEqual([]);
  // This is the same browser after the user has signed out.
  await staff.evaluate(() => localStorage.removeItem('token'));
  await staff.reload();
  await expect.poll(() => hosts).toContain('www.googletagmanager.com');
});

test('a browser that opts out for its visitor is not asked, and runs nothing until they choose @desk', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const hosts = await watchOtherHosts(context);
  await openSite(page, '/');
  await openChoice(page);
  await expect(question(page)).toContainText('Global Privacy Control');
  expect(hosts).toEqual([]);
  await page.getByRole('checkbox', { name: 'Ölçüm' }).check();
  await press(page, 'Seçimi kaydet');
  await expect.poll(() => hosts).toContain('mc.yandex.ru');
  expect(hosts).not.toContain('connect.facebook.net');
});

test('pages without scripts of services contain nothing about consent, and their policy names no other host @desk', async ({
  page,
  server,
}) => {
  await saveScripts(server, { scripts_active: false });
  const answer = await page.request.get('/');
  expect(answer.headers()['content-security-policy']).not.toContain('https:');
  expect(/consent\b|Çerez tercihleri/.exec(await answer.text())).toBeNull();
  await openSite(page, '/');
  await expect(page.getByRole('button', { name: 'Çerez tercihleri' })).toHaveCount(0);
  await saveScripts(server, { scripts_active: true });
  expect((await page.request.get('/')).headers()['content-security-policy']).toContain('mc.yandex.ru');
});
