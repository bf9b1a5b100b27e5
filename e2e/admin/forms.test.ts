import type { Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { axe, expect, openSession, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click();
const saved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Güncellendi!' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
const offer = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Kaydedilmemiş değişiklikleriniz var' });
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
const unsaved = (page: Page) => page.getByText('Kaydedilmemiş değişiklikler var', { exact: true });
const isWrite = (url: URL) => /^\/api\/admin\/(products|categories)(\/\d+)?$/.test(url.pathname);

/** Creates a product and opens its form. */
async function openOwnProduct(page: Page, records: Awaited<ReturnType<typeof staffRecords>>) {
  const name = `Toka ${test.info().project.name} ${Date.now()}`;
  const id = await records.addProduct(name);
  await openProduct(page, id);
  return { id, name };
}

/** Waits until the draft is in the browser's storage. */
async function untilKept(page: Page, text: string): Promise<void> {
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('draft/'))
        .map(([, value]) => String(value))
        .join(),
    );
  await expect.poll(drafts).toContain(text);
}

async function draftCount(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft/')).length);
}

/** Holds the next write back until it is released, and counts the writes after it. */
async function holdNextWrite(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const bodies: string[] = [];
  await page.route(isWrite, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      bodies.push(request.postData() ?? '');
      if (bodies.length === 1) await released;
    }
    await route.continue();
  });
  return { bodies, release };
}

test('every way out of a form with unsaved changes asks first', async ({ staff, server }) => {
  const { name } = await openOwnProduct(staff, await staffRecords(server));
  await staff.goto('/admin/pages/products');
  await staff.getByRole('searchbox', { name: 'Ad ya da kod ara' }).fill(name);
  await staff.getByRole('link', { name }).first().click();
  const back = staff.getByRole('link', { name: 'Ürünlere dön' });
  await field(staff, 'Ad').fill(`${name} yeni`);

  await back.click();
  await expect(question(staff)).toBeVisible();
  await axe(staff);
  await question(staff).getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} yeni`);

  await staff.goBack();
  await expect(question(staff)).toBeVisible();
  await staff.keyboard.press('Escape');
  await expect(question(staff)).toBeHidden();
  await expect(staff).toHaveURL(/products\/update$/);

  await staff.getByRole('button', { name: /^Profil:/ }).click();
  await staff.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await question(staff).getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} yeni`);

  const asked = staff.waitForEvent('dialog');
  await staff.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} yeni`);

  await back.click();
  await question(staff).getByRole('button', { name: 'Kaydetmeden Çık' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Ürünler' })).toBeVisible();
  expect(await draftCount(staff)).toBe(0);
});

test('leaving does not ask when changes are saved or undone', async ({ staff, server }) => {
  const { name } = await openOwnProduct(staff, await staffRecords(server));
  await field(staff, 'Ad').fill(`${name} yeni`);
  await field(staff, 'Ad').fill(name);
  await expect(unsaved(staff)).toBeHidden();
  await field(staff, 'Ad').fill(`${name} yeni`);
  await save(staff);
  await expect(saved(staff)).toBeVisible();
  await staff.getByRole('link', { name: 'Ürünlere dön' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Ürünler' })).toBeVisible();
});

test('a drawer asks before it closes, by Escape too', async ({ staff }) => {
  await staff.goto('/admin/pages/products-categories');
  await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Yeni Kategori' });
  await field(staff, 'Ad').fill('Yarım kalan');
  await staff.keyboard.press('Escape');
  await expect(question(staff)).toBeVisible();
  await axe(staff);
  await staff.keyboard.press('Escape');
  await expect(question(staff)).toBeHidden();
  await expect(field(staff, 'Ad')).toHaveValue('Yarım kalan');
  await drawer.getByRole('button', { name: 'Vazgeç' }).click();
  await question(staff).getByRole('button', { name: 'Kaydetmeden Çık' }).click();
  await expect(drawer).toBeHidden();
  await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
  await expect(field(staff, 'Ad')).toHaveValue('');
  await staff.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('typed changes are restored after the session ended on the server', async ({ staff, server }) => {
  const { id, name } = await openOwnProduct(staff, await staffRecords(server));
  await field(staff, 'Kısa açıklama').fill('Emek verilmiş bir metin');
  await staff.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await save(staff);
  await expect(staff).toHaveURL(/\/giris-yap$/);
  await openSession(staff, server);
  await openProduct(staff, id);
  await expect(offer(staff)).toContainText('Kısa açıklama (Türkçe)');
  await expect(field(staff, 'Kısa açıklama')).toHaveValue('');
  await axe(staff);
  await offer(staff).getByRole('button', { name: 'Geri Yükle' }).click();
  await expect(field(staff, 'Kısa açıklama')).toHaveValue('Emek verilmiş bir metin');
  await expect(field(staff, 'Ad')).toHaveValue(name);
  await save(staff);
  await expect(saved(staff)).toBeVisible();
  expect(await draftCount(staff)).toBe(0);
});

test('a draft survives a crashed tab and is gone after it is refused', async ({ staff, server }) => {
  const { id, name } = await openOwnProduct(staff, await staffRecords(server));
  await field(staff, 'Ad').fill(`${name} çöken sekmeden`);
  await untilKept(staff, 'çöken sekmeden');
  const next = await staff.context().newPage();
  await staff.close({ runBeforeUnload: false });
  await openProduct(next, id);
  await offer(next).getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(offer(next)).toBeHidden();
  await expect(field(next, 'Ad')).toHaveValue(name);
  await openProduct(next, id);
  await expect(offer(next)).toBeHidden();
});

test('a draft is shown only to its owner', async ({ staff, server }) => {
  const { id, name } = await openOwnProduct(staff, await staffRecords(server));
  await field(staff, 'Ad').fill(`${name} benim`);
  await untilKept(staff, 'benim');
  const other = await staff.context().newPage();
  await other.goto('/healthz');
  await other.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user_data') ?? '{}') as object;
    localStorage.setItem('user_data', JSON.stringify({ ...user, email: 'baska@vitrin.test' }));
  });
  await openProduct(other, id);
  await expect(field(other, 'Ad')).toHaveValue(name);
  await expect(offer(other)).toBeHidden();
});

test('the draft of a new product includes its pictures', async ({ staff }) => {
  await staff.goto('/admin/pages/products/insert');
  await field(staff, 'Ad').fill('Yarım ürün');
  await staff
    .getByRole('button', { name: 'Görsel ekle' })
    .setInputFiles([{ name: 'ön.jpg', mimeType: 'image/jpeg', buffer: await createJpeg() }]);
  await expect(staff.getByRole('img', { name: 'Görsel 1' })).toBeVisible();
  await untilKept(staff, 'media_id');
  const next = await staff.context().newPage();
  await staff.close({ runBeforeUnload: false });
  await next.goto('/admin/pages/products/insert');
  await offer(next).getByRole('button', { name: 'Geri Yükle' }).click();
  await expect(field(next, 'Ad')).toHaveValue('Yarım ürün');
  await expect(next.getByRole('img', { name: 'Görsel 1' })).toBeVisible();
});

test('a conflict shows both versions, and mine overwrites only the fields that I changed @both', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const { id, name } = await openOwnProduct(staff, records);
  await records.changeProduct(id, { name_tr: `${name} onun`, summary_tr: 'Onun özeti' });
  await field(staff, 'Ad').fill(`${name} benim`);
  await save(staff);
  await expect(conflict(staff)).toBeVisible();
  const row = conflict(staff).getByRole('row', { name: /^Ad \(Türkçe\)/ });
  await expect(row).toContainText(`${name} onun`);
  await expect(row).toContainText(`${name} benim`);
  await expect(conflict(staff)).toContainText('kayıtlı olduğu gibi kalır: Kısa açıklama (Türkçe)');
  await axe(staff);

  await conflict(staff).getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} benim`);
  await records.changeProduct(id, { name_tr: `${name} onun ikinci` });
  await save(staff);
  await expect(conflict(staff)).toContainText('onun ikinci');
  await records.changeProduct(id, { name_tr: `${name} onun üçüncü` });
  await conflict(staff).getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(conflict(staff)).toContainText('onun üçüncü');
  await conflict(staff).getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(saved(staff)).toBeVisible();
  await expect(field(staff, 'Kısa açıklama')).toHaveValue('Onun özeti');
  expect(await records.product(id)).toMatchObject({ name_tr: `${name} benim`, summary_tr: 'Onun özeti' });
});

test('taking theirs discards what was typed', async ({ staff, server }) => {
  const records = await staffRecords(server);
  const { id, name } = await openOwnProduct(staff, records);
  await records.changeProduct(id, { name_tr: `${name} onun` });
  await field(staff, 'Ad').fill(`${name} benim`);
  await save(staff);
  await conflict(staff).getByRole('button', { name: 'Onunkini Al' }).click();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} onun`);
  await expect(unsaved(staff)).toBeHidden();
  await expect.poll(() => draftCount(staff)).toBe(0);
});

test('a draft of a record that changed since shows both versions before it is sent', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const { id, name } = await openOwnProduct(staff, records);
  await field(staff, 'Ad').fill(`${name} taslak`);
  await untilKept(staff, 'taslak');
  await records.changeProduct(id, { name_tr: `${name} onun` });
  const next = await staff.context().newPage();
  await staff.close({ runBeforeUnload: false });
  await openProduct(next, id);
  await expect(offer(next)).toContainText('o zamandan beri değişti');
  await offer(next).getByRole('button', { name: 'Geri Yükle' }).click();
  await expect(conflict(next)).toContainText(`${name} onun`);
  await conflict(next).getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(saved(next)).toBeVisible();
  expect(await records.product(id)).toMatchObject({ name_tr: `${name} taslak` });
});

test('changes typed during a slow save stay and are sent with the next version', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const { id, name } = await openOwnProduct(staff, records);
  const { bodies, release } = await holdNextWrite(staff);
  await field(staff, 'Ad').fill(`${name} ilk`);
  await staff.getByRole('button', { name: 'Kaydet', exact: true }).dblclick();
  await expect(staff.getByText('Kaydediliyor…')).toBeVisible();
  await field(staff, 'Ad').fill(`${name} sonra`);
  await field(staff, 'Kısa açıklama').fill('Kayıt sürerken');
  release();
  await expect(saved(staff).first()).toBeVisible();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} sonra`);
  await expect.poll(async () => (await records.product(id)).name_tr).toBe(`${name} sonra`);
  expect(await records.product(id)).toMatchObject({ summary_tr: 'Kayıt sürerken', version: 3 });
  expect(bodies).toHaveLength(2);
  await expect(conflict(staff)).toBeHidden();
});

test('typing while a new record is being created keeps the form open', async ({ staff }) => {
  const name = `Kategori ${test.info().project.name} ${Date.now()}`;
  await staff.goto('/admin/pages/products-categories');
  await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Yeni Kategori' });
  const { bodies, release } = await holdNextWrite(staff);
  await field(staff, 'Ad').fill(name);
  await save(staff);
  await expect.poll(() => bodies.length).toBe(1);
  await field(staff, 'Ad').fill(`${name} düzeltilmiş`);
  release();
  await expect(staff.getByRole('alert').filter({ hasText: 'İşlem Başarılı!' })).toBeVisible();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} düzeltilmiş`);
  await save(staff);
  await expect(drawer).toBeHidden();
  await expect(staff.getByRole('cell', { name: `${name} düzeltilmiş`, exact: true })).toBeVisible();
  await expect(staff.getByRole('cell', { name, exact: true })).toBeHidden();
});

test('a save without a connection keeps the form and succeeds when the connection is back', async ({
  staff,
  server,
  pageErrors,
}) => {
  const records = await staffRecords(server);
  const { id, name } = await openOwnProduct(staff, records);
  await field(staff, 'Ad').fill(`${name} çevrimdışı`);
  await staff.route(isWrite, (route) => route.abort('internetdisconnected'));
  await save(staff);
  const failure = staff.getByRole('dialog', { name: 'Hata!' });
  await expect(failure.getByText('İşlem Başarısız! Sistem Hatası!', { exact: true })).toBeVisible();
  await expect(failure.getByText(/İnternet bağlantınızı denetleyip yeniden kaydedin/)).toBeVisible();
  await failure.getByRole('button', { name: 'Tamam' }).click();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} çevrimdışı`);
  await expect(unsaved(staff)).toBeVisible();
  await staff.unroute(isWrite);
  await save(staff);
  pageErrors.length = 0;
  await expect(saved(staff)).toBeVisible();
  expect(await records.product(id)).toMatchObject({ name_tr: `${name} çevrimdışı` });
});

test('a save whose answer was lost causes no conflict with itself', async ({ staff, server, pageErrors }) => {
  const records = await staffRecords(server);
  const { id, name } = await openOwnProduct(staff, records);
  await field(staff, 'Ad').fill(`${name} yitik`);
  await staff.route(
    isWrite,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await save(staff);
  await staff.getByRole('dialog', { name: 'Hata!' }).getByRole('button', { name: 'Tamam' }).click();
  await save(staff);
  await expect(saved(staff)).toBeVisible();
  pageErrors.length = 0;
  await expect(conflict(staff)).toBeHidden();
  expect(await records.product(id)).toMatchObject({ name_tr: `${name} yitik`, version: 2 });
});

test('Ctrl-S saves, inside the text editor and in a drawer too', async ({ staff, server }) => {
  const records = await staffRecords(server);
  const { id, name } = await openOwnProduct(staff, records);
  await field(staff, 'Ad').fill(`${name} kısayol`);
  await staff.keyboard.press('Control+s');
  await expect(saved(staff)).toBeVisible();
  await expect(field(staff, 'Ad')).toBeFocused();
  await expect(saved(staff)).toBeHidden();
  await field(staff, 'Açıklama').first().click();
  // Right away, while the editor is still loading.
  await staff.keyboard.type('Zamak toka.');
  await expect(field(staff, 'Açıklama').first()).toContainText('Zamak toka.');
  await staff.keyboard.press('Control+S');
  await expect(saved(staff)).toBeVisible();
  await staff.keyboard.type(' Nikel kaplama.');
  await staff.keyboard.press('Control+s');
  await expect
    .poll(async () => (await records.product(id)).description_tr)
    .toBe('<p>Zamak toka. Nikel kaplama.</p>');
});

test('an empty text of another language shows its fallback and never stores it', async ({ staff }) => {
  const name = `Kanca ${test.info().project.name} ${Date.now()}`;
  await staff.goto('/admin/pages/products-categories');
  await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
  const drawer = staff.getByRole('dialog');
  const field = drawer.getByRole('textbox', { name: 'Ad', exact: true });
  await field.fill(name);
  await drawer.getByRole('tab', { name: 'English (1 metin eksik: Ad)' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('placeholder', `Boş: ziyaretçiler Türkçe metni görür: ${name}`);
  const sent = staff.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('categor'),
  );
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  expect((await sent).postData()).not.toContain('ziyaretçiler');
  await staff.getByRole('button', { name, exact: true }).click();
  await drawer.getByRole('tab', { name: /^English/ }).click();
  await expect(field).toHaveValue('');
});
