import { demoTemplate } from '../demo-template.ts';
import { expect, test as base } from '../fixtures.ts';
import { startBuiltServer } from '#test/servers/built-server.ts';
import { chromiumFlags, findChromium } from '#test/chromium.ts';

const test = base.extend({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands a pattern
    async ({}, use) => {
      const server = await startBuiltServer({
        template: demoTemplate(),
        environment: { PUBLIC_URL: 'http://www.vitrin.test', PANEL_ORIGIN: 'http://panel.vitrin.test' },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 320_000 },
  ],
});

test('the panel works at its own origin, and the site has no access to its session @desk', async ({
  playwright,
  server,
}) => {
  const { host } = new URL(server.url);
  const executablePath = findChromium();
  const browser = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, `--host-resolver-rules=MAP *.vitrin.test:80 ${host}`],
  });
  const page = await browser.newPage({ locale: 'tr-TR', reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('http://www.vitrin.test/admin');
  await expect(page).toHaveURL('http://panel.vitrin.test/giris-yap');
  await page.getByRole('textbox', { name: 'E-Posta' }).fill(server.account.email);
  await page.getByLabel('Parola', { exact: true }).fill(server.account.password);
  await page.keyboard.press('Enter');
  // The notice is shown for two seconds.
  await expect(page.getByRole('alert')).toContainText('Giriş Yapıldı!');
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL('http://panel.vitrin.test/admin/dashboard');

  await page.goto('http://panel.vitrin.test/admin/settings/site?tab=scripts');
  await expect(page.getByRole('heading', { name: 'Ölçüm ve reklam kodları' })).toBeVisible();
  await expect(page.getByText('PANEL_ORIGIN')).toHaveCount(0);

  await page.goto('http://panel.vitrin.test/iletisim');
  await expect(page).toHaveURL('http://www.vitrin.test/iletisim');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/token/i);
  await browser.close();
});
