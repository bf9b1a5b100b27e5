import type { Page } from '@playwright/test';
import type { BuiltServer } from '#test/servers/built-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, axeAtBothWidths, expect, test } from '../fixtures.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name}: seç` });
const bar = (page: Page) => page.getByRole('region', { name: 'Seçilenler' });

/** Creates two categories, `count` products in the first one, and opens that category in the list. */
async function openOwnList(page: Page, { url, account }: BuiltServer, count: number) {
  const client = await signInTo(url, account);
  const post = async (address: string, body: object) => {
    const answer = await client.call('POST', address, body);
    return ((await answer.json()) as { data: { id: number } }).data.id;
  };
  const mark = `${test.info().project.name} ${Date.now()}`;
  const other = await post('/api/admin/categories', { name_tr: `Hedef ${mark}` });
  const category = await post('/api/admin/categories', { name_tr: `Liste ${mark}` });
  const products: { id: number; name: string; code: string }[] = [];
  for (let n = count; n >= 1; n -= 1) {
    const fields = { name_tr: `Ürün ${n} ${mark}`, code: `L${n} ${mark}`, category_id: category };
    const types = n === 1 ? ['kayis'] : [];
    const id = await post('/api/admin/products', { ...fields, transporter_types: types });
    products.unshift({ id, name: fields.name_tr, code: fields.code });
  }
  await page.goto(`/admin/pages/products?category_id=${category}`);
  await expect(row(page, products[0]?.name ?? '')).toBeVisible();
  const remove = (id: number) => client.call('POST', `/api/admin/products/${id}`, { _method: 'DELETE' });
  return { mark, category, other, products, remove };
}

test('the address keeps the filters; all their products are changed together, none when the list changed', async ({
  staff,
  server,
}) => {
  const { category, products, remove } = await openOwnList(staff, server, 27);
  const [first, second] = products;

  await test.step('the address keeps the state, the transporter types and the page size', async () => {
    await expect(staff.getByText('1–24 / 27')).toBeVisible();
    await staff.getByRole('combobox', { name: 'Sayfadaki satır sayısı' }).selectOption('50');
    await expect(row(staff, products[26]?.name ?? '')).toBeVisible();
    await expect(staff).toHaveURL(/per_page=50/);
    await staff.getByRole('combobox', { name: 'Taşıyıcı türleri' }).click();
    await staff.getByRole('option', { name: 'Kayış' }).click();
    await expect(row(staff, second?.name ?? '')).toBeHidden();
    await staff.keyboard.press('Escape');
    await axeAtBothWidths(staff);
    // The order is that of the whole category, and the filters come back afterwards.
    await staff.getByRole('button', { name: 'Sırala', exact: true }).click();
    await expect(staff.getByText('27 ürün')).toBeVisible();
    await expect(staff.getByText('Bütün ürünler sıralanır;')).toBeVisible();
    await staff.getByRole('button', { name: 'Bitti' }).click();
    await expect(row(staff, second?.name ?? '')).toBeHidden();
    await staff.getByRole('combobox', { name: 'Durum' }).selectOption('Yayında değil');
    await expect(staff.getByText('Eşleşen ürün yok')).toBeVisible();
    await staff.reload();
    await expect(staff.getByText('Eşleşen ürün yok')).toBeVisible();
    await staff.getByRole('combobox', { name: 'Durum' }).selectOption('Yayında');
    await expect(row(staff, first?.name ?? '')).toBeVisible();
  });

  await test.step('invalid values in an edited address are ignored', async () => {
    await staff.goto(
      `/admin/pages/products?category_id=${category}&state=evet&sort=fiyat&per_page=9999&page=77`,
    );
    await expect(staff.getByText('25–27 / 27')).toBeVisible();
  });

  await staff.getByRole('combobox', { name: 'Diğer filtreler' }).click();
  await staff.getByRole('option', { name: 'Görselsiz' }).click();
  await staff.getByRole('option', { name: 'İngilizce metinleri eksik' }).click();
  await staff.keyboard.press('Escape');
  await expect(staff).toHaveURL(/without=picture%2Cen/);
  await expect(staff.getByText('1–24 / 27')).toBeVisible();
  await changeAllFound(staff, () => remove(products[26]?.id ?? 0));
});

/** Selects all 27 products of a filter, which then lose one, and deletes the others. */
async function changeAllFound(staff: Page, removeOne: () => Promise<unknown>): Promise<void> {
  const selectPage = staff.getByRole('checkbox', { name: 'Sayfadakilerin tümünü seç' });
  const selectFound = bar(staff).getByRole('button', { name: /^Filtreye uyan/ });
  await selectPage.check();
  await expect(bar(staff)).toContainText('Bu sayfadaki 24 ürün seçildi.');
  await removeOne();
  await selectFound.click();
  await expect(bar(staff)).toContainText('Filtreye uyan 27 ürünün tümü seçildi');
  await axe(staff);
  await bar(staff).getByRole('button', { name: 'Yayından Kaldır' }).click();
  const refusal = staff.getByRole('dialog', { name: 'Hata!' });
  await expect(refusal).toContainText('filtreye şimdi 26 ürün uyuyor; hiçbiri değiştirilmedi');
  await refusal.getByRole('button', { name: 'Tamam' }).click();
  await expect(bar(staff)).toContainText('Bu sayfadaki 24 ürün seçildi.');

  await selectFound.click();
  await bar(staff).getByRole('button', { name: 'Sil' }).click();
  const question = staff.getByRole('dialog', { name: 'Emin Misin?!' });
  await expect(question).toContainText('26 ürün');
  await question.getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(staff.getByText('Eşleşen ürün yok')).toBeVisible();
}

test('a click on a column sorts the list, also after a reload; Shift selects a range, a filter clears it', async ({
  staff,
  server,
}) => {
  const { products } = await openOwnList(staff, server, 5);
  const names = products.map(({ name }) => name);
  const shown = () => staff.getByRole('row').getByRole('link').allTextContents();
  const header = staff.getByRole('columnheader', { name: 'Ürün' });
  await header.getByRole('button').focus();
  await staff.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(shown).toEqual(names);
  await staff.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(shown).toEqual(names.toReversed());
  await expect(staff).toHaveURL(/sort=name&direction=desc/);
  await axe(staff);
  await staff.reload();
  await expect.poll(shown).toEqual(names.toReversed());

  await box(staff, names[1] ?? '').click();
  await box(staff, names[3] ?? '').click({ modifiers: ['Shift'] });
  await expect(bar(staff)).toContainText('3 ürün seçildi');
  await expect(box(staff, names[2] ?? '')).toBeChecked();
  await expect(box(staff, names[4] ?? '')).not.toBeChecked();
  await box(staff, names[2] ?? '').click({ modifiers: ['Shift'] });
  await expect(bar(staff)).toContainText('1 ürün seçildi');
  await staff.getByRole('combobox', { name: 'Durum' }).selectOption('Yayında');
  await expect(bar(staff)).toBeHidden();
});

test('Ctrl-click opens a product in a new tab; a copy opens at once, hidden and with its own code', async ({
  staff,
  server,
}) => {
  const { products } = await openOwnList(staff, server, 2);
  const [original] = products;
  for (const { name } of products) {
    const opened = staff.context().waitForEvent('page');
    await row(staff, name)
      .getByRole('link', { name })
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(heading(tab, name)).toBeVisible();
    await tab.reload();
    await expect(heading(tab, name)).toBeVisible();
  }
  await expect(heading(staff, 'Ürünler')).toBeVisible();

  const copy = () => staff.getByRole('menuitem', { name: 'Kopyasını Oluştur' }).click();
  const name = staff.getByRole('textbox', { name: 'Ad', exact: true });
  await staff.getByRole('button', { name: `${original?.name}: işlemler` }).click();
  await copy();
  await expect(heading(staff, original?.name ?? '')).toBeVisible();
  await expect(staff.getByRole('textbox', { name: 'Ürün kodu' })).toHaveValue(`${original?.code}-KOPYA`);
  await expect(staff.getByRole('switch', { name: 'Yayında' })).not.toBeChecked();

  await name.fill('Kaydedilmemiş');
  await staff.getByRole('button', { name: /-KOPYA: işlemler$/ }).click();
  await copy();
  const question = staff.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await question.getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(name).toHaveValue('Kaydedilmemiş');
  await staff.getByRole('button', { name: /-KOPYA: işlemler$/ }).click();
  await copy();
  await question.getByRole('button', { name: 'Kaydetmeden Çık' }).click();
  await expect(staff.getByRole('textbox', { name: 'Ürün kodu' })).toHaveValue(`${original?.code}-KOPYA-2`);
  await expect(name).toHaveValue(original?.name ?? '');
});

test('selected products are hidden, moved and deleted together, only by keyboard', async ({
  staff,
  server,
}) => {
  const { mark, products } = await openOwnList(staff, server, 4);
  const names = products.map(({ name }) => name);
  await box(staff, names[0] ?? '').focus();
  await staff.keyboard.press('Space');
  await box(staff, names[1] ?? '').focus();
  await staff.keyboard.press('Space');
  await expect(bar(staff)).toContainText('2 ürün seçildi');

  await test.step('hidden', async () => {
    await bar(staff).getByRole('button', { name: 'Yayından Kaldır' }).focus();
    const header = await staff.getByRole('region', { name: 'Üst menü' }).boundingBox();
    await staff.keyboard.press('Enter');
    const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
    const toast = notice(staff, 'Güncellendi!');
    await expect
      .poll(async () => (await toast.boundingBox())?.y, { message: 'toasts leave the header free' })
      .toBeGreaterThanOrEqual(headerEnd);
    await expect(row(staff, names[0] ?? '')).toContainText('Yayında değil');
    await expect(row(staff, names[2] ?? '')).toContainText(/Yayında(?! değil)/);
    await expect(bar(staff)).toBeHidden();
    await expect(staff.getByRole('checkbox', { name: 'Sayfadakilerin tümünü seç' })).toBeFocused();
  });

  await test.step('moved', async () => {
    await staff.keyboard.press('Space');
    await expect(bar(staff)).toContainText('4 ürün seçildi');
    await box(staff, names[3] ?? '').focus();
    await staff.keyboard.press('Space');
    await bar(staff).getByRole('button', { name: 'Kategoriye Taşı' }).focus();
    await staff.keyboard.press('Enter');
    const dialog = staff.getByRole('dialog', { name: '3 Ürünü Taşı' });
    const category = dialog.getByRole('combobox', { name: 'Yeni kategori' });
    await expect(category).toBeFocused();
    await axe(staff);
    await dialog.getByRole('button', { name: 'Taşı' }).focus();
    await staff.keyboard.press('Enter');
    await expect(dialog.getByText('* Bu Alan Zorunlu')).toBeVisible();
    await category.fill(`Hedef ${mark}`);
    await staff.getByRole('option', { name: `Hedef ${mark}` }).waitFor();
    await staff.keyboard.press('ArrowDown');
    await staff.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Taşı' }).focus();
    await staff.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row(staff, names[0] ?? '')).toBeHidden();
    await expect(row(staff, names[3] ?? '')).toBeVisible();
  });

  await test.step('deleted, after the question', async () => {
    await box(staff, names[3] ?? '').focus();
    await staff.keyboard.press('Space');
    await bar(staff).getByRole('button', { name: 'Sil' }).focus();
    await staff.keyboard.press('Enter');
    const dialog = staff.getByRole('dialog', { name: 'Emin Misin?!' });
    await expect(dialog.getByText('Kalıcı Olarak Silinecek!', { exact: true })).toBeVisible();
    await expect(dialog).toContainText('1 ürün');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await staff.keyboard.press('Tab');
    await staff.keyboard.press('Enter');
    await expect(notice(staff, 'Silindi!')).toBeVisible();
    await expect(staff.getByText('Eşleşen ürün yok')).toBeVisible();
  });
});

test('a bulk action that fails changes none and keeps the selection, without a connection or with reasons', async ({
  staff,
  server,
  pageErrors,
}) => {
  const { products, remove } = await openOwnList(staff, server, 4);
  const dialog = staff.getByRole('dialog', { name: 'Hata!' });
  const hide = bar(staff).getByRole('button', { name: 'Yayından Kaldır' });

  await test.step('without a connection, and then the action works', async () => {
    await box(staff, products[3]?.name ?? '').check();
    await staff.context().setOffline(true);
    await hide.click();
    await expect(dialog).toContainText('İşlem Başarısız! Sistem Hatası!');
    await dialog.getByRole('button', { name: 'Tamam' }).click();
    await expect(bar(staff)).toContainText('1 ürün seçildi');
    await staff.context().setOffline(false);
    await hide.click();
    await expect(row(staff, products[3]?.name ?? '')).toContainText('Yayında değil');
    // The browser logs the failed calls.
    expect(pageErrors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    pageErrors.length = 0;
  });

  await staff.getByRole('checkbox', { name: 'Sayfadakilerin tümünü seç' }).check();
  await expect(bar(staff)).toContainText('4 ürün seçildi');
  await remove(products[1]?.id ?? 0);
  await hide.click();
  await expect(dialog).toContainText('hiçbiri değiştirilmedi');
  await expect(dialog).toContainText(`${products[1]?.code}: Bulunamadı; silinmiş olabilir.`);
  await axe(staff);
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await expect(row(staff, products[1]?.name ?? '')).toBeHidden();
  await expect(row(staff, products[0]?.name ?? '')).toContainText(/Yayında(?! değil)/);
  // The products that remain are still selected.
  await expect(bar(staff)).toContainText('3 ürün seçildi');
  await bar(staff).getByRole('button', { name: 'Sil' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(staff.getByText('Eşleşen ürün yok')).toBeVisible();
});

test('a search says that it shows similar spellings or a part; a late answer does not replace the last one', async ({
  staff,
}) => {
  await staff.goto('/admin/pages/products?search=perdleik');
  const hint = staff.getByRole('status').filter({ hasText: /gösteriliyor/ });
  const similar = staff.getByRole('link', { name: 'Perdelik Kuşgözü' });
  await expect(hint).toHaveText('Tam olarak bu yazılışta ürün yok. Yazılışı yakın olanlar gösteriliyor.');
  await expect(similar).toBeVisible();
  await axe(staff);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await staff.route('**/api/admin/products?*search=qxqx*', async (route) => {
    const answer = await route.fetch();
    await held;
    await route.fulfill({ response: answer });
  });
  await staff.route('**/api/admin/products?*search=toka*', async (route) => {
    const answer = await route.fetch();
    const page = (await answer.json()) as object;
    await route.fulfill({ json: { ...page, total: 120, last_page: 5, has_more: true } });
  });
  const search = staff.getByRole('searchbox', { name: 'Ad ya da kod ara' });
  const isAsked = staff.waitForRequest(/search=qxqx/);
  await search.fill('qxqxqx');
  await isAsked;
  await search.fill('toka');
  await expect(hint).toContainText('en uygun 120 tanesi gösteriliyor');
  await expect(staff.getByRole('navigation', { name: 'Sayfalar' })).toContainText('/ 120+');
  await expect(similar).toBeHidden();
  const isAnswered = staff.waitForResponse(/search=qxqx/);
  release();
  await isAnswered;
  await expect(hint).toContainText('en uygun 120 tanesi gösteriliyor');
  await expect(staff.getByText('Eşleşen ürün yok')).toBeHidden();
});
