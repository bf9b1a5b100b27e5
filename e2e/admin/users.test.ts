import type { Page } from '@playwright/test';
import type { User } from '#features/users/user.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, axeAtBothWidths, axeInBothModes, test, expect } from '../fixtures.ts';
import { addAccount, openAs, password, person, signInStatus } from './accounts.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rowOf = (page: Page, { name }: { name: string }) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, { name }: { name: string }, action: string): Promise<void> {
  await page.getByRole('button', { name: `${name}: işlemler` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const storage = (page: Page) => page.evaluate(() => Object.values(localStorage).join());

test('an account is added, closed, deleted and restored', async ({ staff, server, pageErrors }) => {
  const added = person('Gülşah Öztürk');
  await staff.goto('/admin/users');
  await expect(heading(staff, 'Kullanıcılar')).toBeVisible();
  await expect(staff.getByRole('switch', { name: /^Yöneticiler için/ })).not.toBeChecked();

  await test.step('a failed save keeps what was typed, and no draft holds the password', async () => {
    await staff.getByRole('button', { name: 'Yeni Kullanıcı' }).click();
    const drawer = staff.getByRole('dialog', { name: 'Yeni Kullanıcı' });
    await saveButton(staff).click();
    await expect(field(staff, 'Ad soyad')).toBeFocused();
    await expect(drawer.getByText('* Bu Alan Zorunlu')).toHaveCount(2);
    await drawer.getByRole('radio', { name: 'Parolayı ben vereyim' }).check();
    await axeInBothModes(staff);
    await field(staff, 'Ad soyad').fill(added.name);
    await field(staff, 'E-posta').fill(added.email);
    await field(staff, 'Parola').fill('cok-gizli-parola');
    await expect.poll(() => storage(staff)).toContain(added.email);
    expect(await storage(staff)).not.toContain('cok-gizli-parola');
    await staff.route('**/api/admin/users', (route) => route.abort());
    await saveButton(staff).click();
    await staff.getByRole('dialog', { name: 'Hata!' }).getByRole('button', { name: 'Tamam' }).click();
    await staff.unroute('**/api/admin/users');
    // The browser itself logs a line about the failed call.
    pageErrors.length = 0;
    await expect(field(staff, 'Parola')).toHaveValue('cok-gizli-parola');
  });

  await test.step('a generated password is shown, and signs in', async () => {
    await staff.getByRole('button', { name: 'Parola Üret' }).click();
    const generated = await field(staff, 'Parola').inputValue();
    expect(generated).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    await staff.getByRole('radio', { name: 'İzleyici' }).check();
    await saveButton(staff).click();
    await expect(notice(staff, 'İşlem Başarılı!')).toBeVisible();
    await expect(rowOf(staff, added)).toContainText('İzleyici');
    expect(await signInStatus(server, added.email, generated)).toBe(200);
    await choose(staff, added, 'Hesabı Kapat');
    await expect(staff.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
    await axe(staff);
    // The menu entry that had the focus is gone, so its button gets the focus.
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('button', { name: `${added.name}: işlemler` })).toBeFocused();
    await choose(staff, added, 'Hesabı Kapat');
    await staff.getByRole('button', { name: 'Hesabı Kapat' }).click();
    await expect(rowOf(staff, added)).toContainText('Kapalı');
    expect(await signInStatus(server, added.email, generated)).not.toBe(200);
  });

  await test.step('a deletion asks first, and can be undone', async () => {
    await choose(staff, added, 'Sil');
    const question = staff.getByRole('dialog', { name: 'Emin Misin?!' });
    await expect(question.getByText('Kalıcı Olarak Silinecek!', { exact: true })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Evet, Sil!' }).click();
    await expect(rowOf(staff, added)).toBeHidden();
    await staff.getByRole('button', { name: 'Silinenler' }).click();
    await expect(staff.getByRole('dialog', { name: 'Silinen Kullanıcılar' })).toBeVisible();
    await axe(staff);
    await staff.getByRole('button', { name: `${added.name}: geri al` }).press('Enter');
    await expect(staff.getByRole('button', { name: `${added.name}: geri al` })).toBeHidden();
    await staff.keyboard.press('Escape');
    await expect(rowOf(staff, added)).toBeVisible();
    await field(staff, 'Ad ya da e-posta ara').or(staff.getByRole('searchbox')).fill('olmayan biri');
    await expect(staff.getByText('Kullanıcı bulunamadı')).toBeVisible();
  });
});

test('somebody who is invited opens the account by a link', async ({ staff, server, context }) => {
  const invited = person('Selin Aydın');
  await staff.goto('/admin/users');
  await staff.getByRole('button', { name: 'Yeni Kullanıcı' }).click();
  await field(staff, 'Ad soyad').fill(invited.name);
  await field(staff, 'E-posta').fill(invited.email);
  await saveButton(staff).click();
  await expect(staff.getByRole('button', { name: 'Bağlantıyı Kopyala' })).toBeFocused();
  await axe(staff);
  const first = await field(staff, 'Davet bağlantısı').inputValue();
  await staff.getByRole('button', { name: 'Tamam' }).click();
  await expect(rowOf(staff, invited)).toContainText('Davet bekliyor');

  await test.step('a renewed invitation has a new link, and the earlier one no longer works', async () => {
    await choose(staff, invited, 'Bağlantıyı Yenile');
    const renewed = staff.getByRole('dialog', { name: `${invited.name}: davet yenilendi` });
    await axe(staff);
    const link = await renewed.getByRole('textbox', { name: 'Davet bağlantısı' }).inputValue();
    await renewed.getByRole('button', { name: 'Tamam' }).click();
    const theirs = await context.newPage();
    const accept = async (address: string, password: string) => {
      await theirs.goto('/healthz');
      await theirs.goto(address);
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Hesabınızı açın');
      await theirs.getByLabel('Yeni parola', { exact: true }).fill(password);
      await theirs.keyboard.press('Enter');
    };
    await accept(first, 'kediyi-sever-7');
    await expect(theirs.getByRole('alert')).toContainText('Bu bağlantı geçersiz');
    await accept(link, 'password');
    await expect(theirs.getByText('Bu parola çok yaygın')).toBeVisible();
    await axe(theirs);
    await theirs.getByLabel('Yeni parola', { exact: true }).fill('kediyi-sever-7');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('alert')).toContainText('Hesabınız hazır.');
    await theirs.close();
    expect(await signInStatus(server, invited.email, 'kediyi-sever-7')).toBe(200);
  });

  await test.step('an invitation is cancelled with its account', async () => {
    const other = person('Vazgeçilen Kişi');
    const admin = await signInTo(server.url, server.account);
    await admin.call('POST', '/api/admin/users/invitations', { ...other, role_group: 'viewer' });
    await staff.reload();
    await expect(rowOf(staff, invited)).toContainText('Açık');
    await staff.getByRole('link', { name: other.name }).click();
    await expect(staff.getByRole('region', { name: 'Davet' })).toContainText('Davet bekliyor');
    await axe(staff);
    await staff.getByRole('button', { name: 'Kullanıcı: işlemler' }).click();
    await staff.getByRole('menuitem', { name: 'Daveti İptal Et' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Daveti İptal Et' }).click();
    await expect(notice(staff, 'Davet İptal Edildi!')).toBeVisible();
    await expect(staff).toHaveURL(/\/admin\/users$/);
    await expect(rowOf(staff, other)).toBeHidden();
  });
});

test('the form of an account changes it, ends its sessions and gives a password', async ({
  staff,
  server,
}) => {
  const user = await addAccount(server, 'Abdurrahman Karamustafaoğlu-Büyükçetinkaya', 'editor');
  await signInTo(server.url, { email: user.email, password });
  await signInTo(server.url, { email: user.email, password });
  await staff.goto('/admin/users');
  await staff.getByRole('link', { name: user.name }).click();
  await expect(staff).toHaveURL(/\/admin\/user-update$/);
  await staff.reload();
  await expect(field(staff, 'E-posta')).toHaveValue(user.email);

  await test.step('sessions are seen and ended, one and all', async () => {
    const sessions = staff.getByRole('region', { name: 'Açık oturumlar' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await axe(staff);
    await sessions
      .getByRole('button', { name: /oturumu kapat$/ })
      .first()
      .press('Enter');
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await signInTo(server.url, { email: user.email, password });
    await staff.reload();
    await sessions.getByRole('button', { name: 'Hepsini Kapat' }).click();
    await expect(sessions).toContainText('Açık oturumu yok.');
  });

  await test.step('a save over a newer version shows both', async () => {
    await expect(saveButton(staff)).toBeVisible();
    const other = await signInTo(server.url, server.account);
    const theirs = { _method: 'PUT', name: `${user.name} Başka` };
    await other.call('POST', `/api/admin/users/${user.id}`, theirs);
    await field(staff, 'Ad soyad').fill(`${user.name} Benim`);
    await staff.getByRole('radio', { name: 'İzleyici' }).check();
    await staff.keyboard.press('Control+s');
    const dialog = staff.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    await expect(dialog).toContainText(theirs.name);
    await expect(dialog.getByRole('row', { name: /^Rol/ })).toContainText('Editör');
    await axe(staff);
    await dialog.getByRole('button', { name: 'Benimkini Kaydet' }).click();
    await expect(notice(staff, 'Güncellendi!')).toBeVisible();
    await expect(heading(staff, `${user.name} Benim`)).toBeVisible();
  });

  await test.step('a new password replaces the old one; leaving without saving asks', async () => {
    await staff.getByRole('link', { name: /Parola/ }).click();
    await expect(staff).toHaveURL(/\/admin\/user-reset-password$/);
    await field(staff, 'Parola').fill('kisa');
    await saveButton(staff).click();
    await expect(field(staff, 'Parola')).toBeFocused();
    await field(staff, 'Parola').fill('password');
    const rules = staff.getByRole('list', { name: 'Parola kuralları' });
    await expect(rules.getByRole('listitem').first()).toContainText('8–21 karakter');
    await expect(rules.getByLabel('Tamam:')).toHaveCount(2);
    await saveButton(staff).click();
    await staff.getByRole('dialog', { name: 'Hata!' }).getByRole('button', { name: 'Tamam' }).click();
    await expect(staff.getByText('Bu parola çok yaygın')).toBeVisible();
    await axe(staff);
    await staff.getByRole('link', { name: 'Kullanıcılara dön' }).click();
    await staff
      .getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' })
      .getByRole('button', { name: 'Sayfada Kal' })
      .click();
    await field(staff, 'Parola').fill('yepyeni-parola');
    await saveButton(staff).click();
    await expect(notice(staff, 'Parola Değiştirildi!')).toBeVisible();
    await expect(staff).toHaveURL(/\/admin\/users$/);
    expect(await signInStatus(server, user.email, password)).not.toBe(200);
    expect(await signInStatus(server, user.email, 'yepyeni-parola')).toBe(200);
  });
});

test('actions that admins may not take on themselves explain why; a lost second factor is removed', async ({
  staff,
  server,
}) => {
  const own = await addAccount(server, 'Kendi Hesabı', 'admin');
  await openAs(staff, server, own);
  await staff.goto('/admin/users');
  for (const action of ['Hesabı Kapat', 'Sil']) {
    await staff.getByRole('button', { name: `${own.name}: işlemler` }).click();
    await staff.getByRole('menuitem', { name: action, exact: true }).press('Enter');
    const dialog = staff.getByRole('dialog', { name: 'Yapılamaz' });
    await expect(dialog).toContainText('Kendi hesabınızı kapatamaz');
    await dialog.getByRole('button', { name: 'Tamam' }).click();
  }
  await choose(staff, own, 'Düzenle');
  await expect(staff.getByRole('radio', { name: 'Editör' })).toBeDisabled();
  await expect(staff.getByRole('switch', { name: 'Giriş yapabilir' })).toBeDisabled();
  await expect(staff.getByRole('region', { name: 'Açık oturumlar' })).toContainText('Bu oturum');
  await axe(staff);
  await staff.goto('/admin/users');
  await choose(staff, own, 'Profilim');
  await expect(heading(staff, 'Profilim')).toBeVisible();

  const user = await addAccount(server, 'Telefonunu Kaybeden', 'editor');
  const shown = { ...user, has_second_factor: true };
  await staff.route(`**/api/admin/users/${user.id}`, (route) => route.fulfill({ json: shown }));
  await staff.goto('/admin/users');
  await staff.getByRole('link', { name: user.name }).click();
  await staff.getByRole('button', { name: 'İki Adımlı Girişi Kaldır' }).click();
  const question = staff.getByRole('dialog', { name: 'İki adımlı giriş kaldırılsın mı?' });
  await staff.unroute(`**/api/admin/users/${user.id}`);
  await question.getByRole('button', { name: 'Kaldır', exact: true }).click();
  await expect(notice(staff, 'İki Adımlı Giriş Kaldırıldı!')).toBeVisible();
  await expect(staff.getByRole('region', { name: 'İki adımlı giriş' })).toContainText('Kurulu değil');
});

test('a user who may not read users is told so, and sees only the history of content in the log', async ({
  page,
  server,
}) => {
  const viewer: User = await addAccount(server, 'Yalnız Bakan', 'viewer');
  await openAs(page, server, viewer);
  await page.goto('/admin/users');
  await expect(page.getByText('Bu sayfa size açık değil')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Yeni Kullanıcı' })).toBeHidden();
  await axeAtBothWidths(page);
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'İçerik geçmişi' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Girişler ve yetkiler' })).toBeHidden();
  await axeAtBothWidths(page);
  await expect(page.getByRole('link', { name: 'Kullanıcılar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'İşlem Kayıtları' })).toBeVisible();
});
