import type { APIRequestContext, Page } from '@playwright/test';
import type { LoginResult } from '#features/auth/auth.ts';
import type { RecoveryCodes, SecondFactorSetup } from '#features/profile/profile.ts';
import { codeOf } from '#test/authenticator.ts';
import { axe, axeAtBothWidths, expect, test } from '../fixtures.ts';

const password = 'vitrin-deneme';
const profile = '/api/admin/profile/second-factor';

/** Creates an editor with a second factor through the API. */
async function protectedEditor(request: APIRequestContext, account: object, email: string) {
  const { token: csrf } = (await (await request.get('/api/csrf-token')).json()) as { token: string };
  async function post<Answer>(path: string, data: object, token?: string): Promise<Answer> {
    const authorization = token ? { Authorization: `Bearer ${token}` } : undefined;
    const answer = await request.post(path, { data, headers: { 'X-CSRF-TOKEN': csrf, ...authorization } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  }
  const admin = await post<LoginResult>('/api/auth/login', account);
  await post('/api/admin/users', { name: 'Deniz', email, password, role_group: 'editor' }, admin.token);
  const { token } = await post<LoginResult>('/api/auth/login', { email, password });
  const { data } = await post<SecondFactorSetup>(profile, {}, token);
  // This is the code of the previous time step, because a code works only once and the sign-in needs the present one.
  const otp = await codeOf(data.secret, new Date(), -1);
  const codes = await post<RecoveryCodes>(profile, { _method: 'PUT', otp }, token);
  return { secret: data.secret, recoveryCodes: codes.data.recovery_codes };
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/giris-yap');
  await page.getByRole('textbox', { name: 'E-Posta' }).fill(email);
  await page.getByLabel('Parola', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki adımlı giriş');
}

/** Checks that the sign-in succeeded, and goes on without the two seconds for which its notice is shown. */
async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('Giriş Yapıldı!');
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

test('after the password a code of the app or a recovery code signs in, and Back leads to the password @desk', async ({
  page,
  server,
}) => {
  const email = 'iki-adim@vitrin.test';
  const { secret, recoveryCodes } = await protectedEditor(page.request, server.account, email);
  await page.clock.install();
  await enterPassword(page, email);
  const code = page.getByRole('textbox', { name: 'Doğrulama kodu' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await axeAtBothWidths(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('* Bu Alan Zorunlu')).toBeVisible();
  await code.fill('12345');
  await expect(page.getByText('Kod 6 Haneli Olmalı')).toBeVisible();
  await axeAtBothWidths(page);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Kod hatalı ya da kullanılmış');
  await code.fill(await codeOf(secret, new Date(), 1));
  await page.getByRole('button', { name: 'Doğrula' }).click();
  await expectSignedIn(page);

  await page.evaluate(() => localStorage.clear());
  await enterPassword(page, email);
  await page.getByRole('link', { name: 'Girişe dön' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş Yap');
  await expect(page.getByRole('textbox', { name: 'E-Posta' })).toHaveValue(email);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki adımlı giriş');
  // A reload discards the password, so the first step is shown again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş Yap');

  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
  const recovery = page.getByRole('textbox', { name: 'Kurtarma kodu' });
  await expect(recovery).toBeFocused();
  await axe(page);
  await recovery.fill(recoveryCodes[0]?.toUpperCase() ?? '');
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
});
