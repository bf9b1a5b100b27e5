import { generate } from 'otplib';
import type { Page } from '@playwright/test';
import { startBuiltServer } from '#test/servers/built-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { demoTemplate } from '../demo-template.ts';
import { axe, axeAtBothWidths, openSession, test, expect } from '../fixtures.ts';
import { addAccount, ageProof, openAs, password, signInStatus } from './accounts.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: /Adımlı|Kurtarma/ });

/** The code of an authenticator app, from the secret that the screen shows for typing. */
async function currentCode(page: Page): Promise<string> {
  const secret =
    (await drawer(page)
      .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)
      .textContent()) ?? '';
  return generate({ secret: secret.replaceAll(' ', '') });
}

async function setUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'İki Adımlı Girişi Kur' }).click();
  await expect(page.getByRole('img', { name: /karekod/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Uygulamanın gösterdiği kod' }).fill(await currentCode(page));
  await page.getByRole('button', { name: 'Doğrula ve Aç' }).click();
  await expect(page.getByRole('list', { name: 'Kurtarma kodları' })).toBeVisible();
}

test('a user changes their name and password, and ends other sessions', async ({ page, server }) => {
  const user = await addAccount(server, 'Ömer Çağrı', 'editor');
  await openAs(page, server, user);
  await signInTo(server.url, { email: user.email, password });
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: /^Profil: / }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profilim' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profilim' })).toBeVisible();
  await expect(page.getByText(`Editör · ${user.email}`)).toBeVisible();

  await test.step('the header follows the name', async () => {
    await page.getByRole('textbox', { name: 'Ad soyad' }).fill('');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Ad soyad' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Ad soyad' }).fill(`${user.name} Yeni`);
    await page.keyboard.press('Control+s');
    await expect(notice(page, 'Güncellendi!')).toBeVisible();
    await expect(page.getByRole('button', { name: `Profil: ${user.name} Yeni, Editör` })).toBeVisible();
  });

  await test.step('a wrong password is reported at its field; the right one ends the other session', async () => {
    const sessions = part(page, 'Oturumlarım');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('Bu oturum');
    const current = page.getByLabel('Şimdiki parola');
    await current.fill('yanlis-parola');
    await page.getByLabel('Yeni parola').fill('yepyeni-parola');
    await page.getByRole('button', { name: 'Parolayı Değiştir' }).click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    await current.fill(password);
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Parola Değiştirildi!')).toBeVisible();
    await expect(current).toHaveValue('');
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    expect(await signInStatus(server, user.email, 'yepyeni-parola')).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: 'Diğer Oturumları Kapat' }).click();
    await expect(notice(page, 'Oturum Kapatıldı!')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
  });
});

test('a second factor is set up, its codes are shown once, and it is switched off', async ({
  page,
  server,
}) => {
  const user = await addAccount(server, 'Telefonlu Kişi', 'editor');
  await openAs(page, server, user);
  await page.goto('/admin/profile');

  await test.step('some time later the password is requested again, and then the set-up continues', async () => {
    ageProof(server, user);
    await page.getByRole('button', { name: 'İki Adımlı Girişi Kur' }).press('Enter');
    const proof = page.getByRole('dialog', { name: 'Parolanızı yeniden girin' });
    await expect(proof.getByLabel('Parolanız')).toBeFocused();
    await axe(page);
    await page.keyboard.type('yanlis-parola');
    await page.keyboard.press('Enter');
    await expect(proof.getByLabel('Parolanız')).toHaveAttribute('aria-invalid', 'true');
    await proof.getByLabel('Parolanız').fill(password);
    await page.keyboard.press('Enter');
    await expect(proof).toBeHidden();
    await expect(page.getByRole('img', { name: /karekod/ })).toBeVisible();
  });

  await test.step('a wrong code is refused at its field', async () => {
    const code = page.getByRole('textbox', { name: 'Uygulamanın gösterdiği kod' });
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('closing asks whether the codes are kept', async () => {
    await setUp(page);
    await expect(page.getByRole('list', { name: 'Kurtarma kodları' }).getByRole('listitem')).toHaveCount(10);
    await axe(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'İndir' }).click();
    expect((await download).suggestedFilename()).toBe('kurtarma-kodlari.txt');
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: 'Kodları sakladınız mı?' })
      .getByRole('button', { name: 'Kodlara Dön' })
      .click();
    await page.getByRole('button', { name: 'Kodları Sakladım' }).click();
    await expect(part(page, 'İki adımlı giriş')).toContainText('10 kurtarma kodunuz var.');
    expect(await signInStatus(server, user.email, password)).toBe(401);
  });

  await test.step('new recovery codes are made, and the second factor is switched off', async () => {
    await page.getByRole('button', { name: 'Yeni Kurtarma Kodları' }).click();
    await page.getByRole('button', { name: 'Kodları Al' }).click();
    await page.getByRole('button', { name: 'Kodları Sakladım' }).click();
    await part(page, 'İki adımlı giriş').getByRole('button', { name: 'Kapat' }).click();
    await page.getByRole('button', { name: 'Evet, Kapat' }).press('Enter');
    await expect(part(page, 'İki adımlı giriş')).toContainText('Kurulu değil');
    expect(await signInStatus(server, user.email, password)).toBe(200);
  });
});

test('an admin without a required second factor sets it up before anything else', async ({ browser }) => {
  test.slow();
  // This test has its own server, because requiring a second factor would lock out other journeys.
  const server = await startBuiltServer({ template: demoTemplate() });
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    await openSession(page, server);
    await page.goto('/admin/users');
    await page.getByRole('switch', { name: /^Yöneticiler için/ }).click();
    const question = page.getByRole('dialog', { name: 'Zorunlu olsun mu?' });
    await expect(question).toContainText('Siz de kurmadınız');
    await question.getByRole('button', { name: 'Zorunlu Yap' }).click();
    await expect(page).toHaveURL(/\/admin\/profile$/);
    await expect(page.getByRole('alert').filter({ hasText: 'Önce iki adımlı girişi kurun' })).toBeVisible();
    await axeAtBothWidths(page);
    for (const path of ['/admin/pages/products', '/admin/audit']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/profile$/);
    }
    await page.getByRole('button', { name: 'İki Adımlı Girişi Kur' }).click();
    const code = page.getByRole('textbox', { name: 'Uygulamanın gösterdiği kod' });
    await code.fill(await currentCode(page));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Kodları Sakladım' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.goto('/admin/profile');
    await expect(part(page, 'İki adımlı giriş')).toContainText('kapatılamaz');
  } finally {
    await context.close();
    await server.stop();
  }
});
