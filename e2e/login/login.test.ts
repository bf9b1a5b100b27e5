import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';

const fields = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'E-Posta' }),
  password: page.getByLabel('Parola', { exact: true }),
  submit: page.getByRole('button', { name: 'Giriş Yap' }),
});

test('errors appear only after the first attempt, and an invalid form is not sent @desk', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/giris-yap');
  const { email, password, submit } = fields(page);
  await axe(page);
  await email.fill('a@b');
  await email.blur();
  await expect(page.getByText('Bu Alan 6 Karakterden Az Olamaz')).toBeHidden();

  await submit.click();
  await expect(page.getByText('Bu Alan 6 Karakterden Az Olamaz')).toBeVisible();
  await expect(page.getByText('Geçerli E-Mail Adresi Giriniz')).toBeVisible();
  await expect(page.getByText('* Bu Alan Zorunlu')).toHaveCount(1);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveClass(/is-invalid/);
  await axe(page);

  await email.fill(`${'a'.repeat(50)}@vitrin.test`);
  await expect(page.getByText('Bu Alan 50 Karakteri Geçemez')).toBeVisible();
  await password.fill('x'.repeat(22));
  await expect(page.getByText('Bu Alan 21 Karakteri Geçemez')).toBeVisible();
  await email.fill('kimse@vitrin.test');
  await expect(email).not.toHaveClass(/is-invalid/);
  expect(calls.filter((url) => url.includes('/api/auth/login'))).toEqual([]);
});

test('the password can be shown, and a wrong one shows the refusal for three seconds @desk', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await page.goto('/giris-yap');
  const { email, password, submit } = fields(page);
  await email.fill(server.account.email);
  await password.fill('yanlis-parola');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Parolayı göster' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await submit.click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('E-posta adresi veya parola hatalı');
  await expect(page).toHaveURL(/\/giris-yap$/);
  await page.clock.fastForward(3_000);
  await expect(notice).toBeEmpty();
});

test('staff sign in, the e-mail address is remembered, and signing out opens the site @desk', async ({
  page,
  server,
}) => {
  await page.goto('/admin/pages/products');
  await expect(page).toHaveURL(/\/giris-yap$/);
  const { email, password, submit } = fields(page);
  await email.fill(server.account.email);
  await password.fill(server.account.password);
  await page.getByLabel('Beni Hatırla').check();
  await submit.click();
  // One assertion checks both lines, because the notice is shown for only two seconds.
  await expect(page.getByRole('alert')).toHaveText(/Giriş Yapıldı!\s*Yönlendiriliyorsunuz\.\.\./);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'İstatistikler' })).toBeVisible();
  await axe(page);

  await page.goto('/giris-yap');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.getByRole('button', { name: /^Profil/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/giris-yap$/);
  await expect(fields(page).email).toHaveValue(server.account.email);
});

test('an invalid session leads back to the sign-in page @desk', async ({ staff }) => {
  await staff.goto('/admin/dashboard');
  await expect(staff.getByRole('heading', { name: 'İstatistikler' })).toBeVisible();
  await staff.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await staff.reload();
  await expect(staff).toHaveURL(/\/giris-yap$/);
  expect(
    await staff.evaluate(() =>
      ['token', 'user_data', 'expirationDate'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null]);
});

test('without a mail server nobody is offered a new password, and the company can be reached @desk', async ({
  page,
}) => {
  await page.goto('/giris-yap#parolami-unuttum');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş Yap');
  await expect(page.getByRole('link', { name: 'Parolamı unuttum' })).toBeHidden();
  await page.getByRole('link', { name: 'Bize ulaşın' }).click();
  await expect(page).toHaveURL(/\/iletisim$/);
});
