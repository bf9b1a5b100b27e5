import type { Page } from '@playwright/test';
import { startBuiltServer, type BuiltServer } from '#test/servers/built-server.ts';
import { addAccount, ageProof, openAs, password } from '../admin/accounts.ts';
import { demoTemplate } from '../demo-template.ts';
import { axeAtBothWidths, expect, test } from '../fixtures.ts';

/** The limit for what the sign-in page loads before anybody presses a key, in bytes as sent. */
const entryBudget = 6_000;

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const passkeys = (page: Page) => page.getByRole('region', { name: 'Geçiş anahtarları' });

/**
 * Adds a virtual device with a fingerprint reader through Chromium's DevTools protocol; the reader recognises
 * its user.
 */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    /** Sets whether the device recognises its user from now on. */
    recognise: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** Checks that the sign-in succeeded, and goes on without the two seconds for which its notice is shown. */
async function expectSignedIn(page: Page): Promise<void> {
  await expect(notice(page, 'Giriş Yapıldı!')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

async function addPasskey(page: Page, name: string, whileAsked = async () => {}): Promise<void> {
  await passkeys(page).getByRole('button', { name: 'Geçiş Anahtarı Ekle' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Ad', exact: true });
  await expect(field).toBeFocused();
  await whileAsked();
  await field.fill(name);
  await page.keyboard.press('Enter');
}

test.describe('passkeys', () => {
  let server: BuiltServer;
  test.beforeAll(async () => {
    server = await startBuiltServer({
      template: demoTemplate(),
      environment: { LIMITS: 'login=1000/60' },
      isLocalhost: true,
    });
  });
  test.afterAll(() => server.stop());

  test('a passkey is added, signs in without a password, proves who somebody is, and is removed @desk', async ({
    browser,
    pageErrors,
  }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const device = await addDevice(page);
    const user = await addAccount(server, 'Anahtarlı Kişi', 'editor');
    await openAs(page, server, user);
    await page.goto('/admin/profile');

    await test.step('the first one brings recovery codes', async () => {
      await addPasskey(page, 'Dizüstü bilgisayarım', () => axeAtBothWidths(page));
      await expect(notice(page, 'Geçiş Anahtarı Eklendi!')).toBeVisible();
      await page.getByRole('button', { name: 'Kodları Sakladım' }).click();
      await expect(passkeys(page)).toContainText('Henüz kullanılmadı');
      await expect(page.getByRole('region', { name: 'İki adımlı giriş' })).toContainText(
        '10 kurtarma kodunuz var',
      );
      await axeAtBothWidths(page);
    });

    await test.step('a device can be added only once', async () => {
      await addPasskey(page, 'Bir daha');
      await page
        .getByRole('dialog', { name: 'Eklenmedi' })
        .getByRole('button', { name: 'Tamam' })
        .press('Enter');
      await expect(passkeys(page).getByRole('button', { name: 'Geçiş Anahtarı Ekle' })).toBeFocused();
    });

    await test.step('it signs in without a password, and its library loads only then', async () => {
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      await page.goto('/giris-yap');
      const button = page.getByRole('button', { name: 'Geçiş anahtarıyla gir' });
      await expect(button).toBeVisible();
      await axeAtBothWidths(page);
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      );
      const bytes = scripts.reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeGreaterThan(1_000);
      expect(bytes).toBeLessThan(entryBudget);
      // Not before, because an installed clock hides those sizes.
      await page.clock.install();
      await device.recognise(false);
      await button.press('Enter');
      await expect(notice(page, 'Geçiş anahtarı kullanılmadı')).toBeVisible();
      await device.recognise(true);
      await button.press('Enter');
      await expectSignedIn(page);
    });

    await test.step('it is the second step after a password too', async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/giris-yap');
      await page.getByRole('textbox', { name: 'E-Posta' }).fill(user.email);
      await page.getByLabel('Parola', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki adımlı giriş');
      await expect(page.getByRole('textbox', { name: 'Kurtarma kodu' })).toBeVisible();
      await axeAtBothWidths(page);
      await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).press('Enter');
      await expectSignedIn(page);
    });

    await test.step('it gets another name, and is removed after it has served as proof of identity', async () => {
      await page.goto('/admin/profile');
      await expect(passkeys(page)).toContainText('Son kullanım');
      await passkeys(page).getByRole('button', { name: 'Dizüstü bilgisayarım: işlemler' }).click();
      await page.getByRole('menuitem', { name: 'Adını Değiştir' }).click();
      await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('İş bilgisayarım');
      await page.keyboard.press('Enter');
      await expect(passkeys(page)).toContainText('İş bilgisayarım');
      ageProof(server, user);
      await passkeys(page).getByRole('button', { name: 'İş bilgisayarım: işlemler' }).click();
      await page.getByRole('menuitem', { name: 'Kaldır' }).click();
      await page.getByRole('button', { name: 'Kaldır', exact: true }).click();
      const proof = page.getByRole('dialog', { name: 'Parolanızı yeniden girin' });
      await expect(proof.getByRole('button', { name: 'Geçiş Anahtarı Kullan' })).toBeVisible();
      await axeAtBothWidths(page);
      await proof.getByRole('button', { name: 'Geçiş Anahtarı Kullan' }).press('Enter');
      await expect(notice(page, 'Geçiş Anahtarı Kaldırıldı!')).toBeVisible();
      await expect(passkeys(page).getByRole('button', { name: 'Geçiş Anahtarı Ekle' })).toBeFocused();
      await expect(page.getByRole('region', { name: 'İki adımlı giriş' })).toContainText('Kurulu değil');
    });
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('the sign-in page offers no passkey at an address for which passkeys are not valid @desk', async ({
    page,
  }) => {
    const elsewhere = server.url.replace('localhost', '127.0.0.1');
    await page.goto(`${elsewhere}/giris-yap`);
    await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Geçiş anahtarıyla gir' })).toBeHidden();
  });
});
