import { demoTemplate } from '../demo-template.ts';
import { axeAtBothWidths, expect } from '../fixtures.ts';
import { test as base } from '../mail-server.ts';
import { startBuiltServer } from '#test/servers/built-server.ts';

const test = base.extend({
  server: [
    async ({ mailServer }, use) => {
      const server = await startBuiltServer({
        template: demoTemplate(),
        environment: {
          SMTP_URL: mailServer.url,
          MAIL_FROM: 'Vitrin <panel@vitrin.test>',
          PUBLIC_URL: 'http://www.vitrin.test',
          DEMO: '1',
          LIMITS: 'login=1000/60',
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 320_000 },
  ],
});

test('a forgotten password is replaced by the link in a mail @desk', async ({ page, server, mailServer }) => {
  await page.clock.install();
  await page.goto('/giris-yap');
  await page.getByRole('textbox', { name: 'E-Posta' }).fill(server.account.email);
  await page.getByRole('link', { name: 'Parolamı unuttum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parolanızı mı unuttunuz?');
  await expect(page.getByRole('textbox', { name: 'E-Posta' })).toHaveValue(server.account.email);
  await axeAtBothWidths(page);
  await page.getByRole('textbox', { name: 'E-Posta' }).fill('');
  await page.getByRole('button', { name: 'Bağlantı Gönder' }).click();
  await expect(page.getByText('* Bu Alan Zorunlu')).toBeVisible();
  await axeAtBothWidths(page);
  await page.getByRole('textbox', { name: 'E-Posta' }).fill(server.account.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Bu adresle bir hesap varsa');

  // Staff get other mails too, such as the reminder of claims that end.
  const links = () =>
    mailServer.mails.flatMap(
      ({ text = '' }) => /http:\/\/www\.vitrin\.test\/giris-yap(#reset=[\w-]+)/.exec(text)?.[1] ?? [],
    );
  await expect.poll(() => links().length).toBe(1);
  const [hash = ''] = links();
  await page.goto(`/giris-yap${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni parola');
  await axeAtBothWidths(page);
  const password = page.getByLabel('Yeni parola', { exact: true });
  await password.fill('kısa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bu Alan 8 Karakterden Az Olamaz')).toBeVisible();
  await password.fill('password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bu parola çok yaygın')).toBeVisible();
  await password.fill('yepyeni-parola');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Parolanız değişti.');
  await expect(page).toHaveURL(/\/giris-yap$/);

  await page.getByRole('textbox', { name: 'E-Posta' }).fill(server.account.email);
  await page.getByLabel('Parola', { exact: true }).fill('yepyeni-parola');
  await page.keyboard.press('Enter');
  // The notice is shown for two seconds.
  await expect(page.getByRole('alert')).toContainText('Giriş Yapıldı!');
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  // Whether the user is signed in or not, the used link opens the form, and the server refuses it.
  await page.goto(`/giris-yap${hash}`);
  await password.fill('baska-parola');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Bu bağlantı geçersiz');
  await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click();
  await expect(page.getByRole('button', { name: 'Bağlantı Gönder' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni parola');
});
