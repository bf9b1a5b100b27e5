import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import type { Product } from '#features/products/product.ts';
import { createJpeg } from '#test/files/pictures.ts';
import type { BuiltServer } from '#test/servers/built-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, test, expect } from '../fixtures.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const upload = (page: Page) => page.getByLabel('Excel dosyası ya da görseller ekle');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Creates a category with products for this journey, and opens it in the list. */
async function openOwnList(page: Page, { url, account }: BuiltServer, count: number) {
  const client = await signInTo(url, account);
  const post = async <Record>(address: string, body: object) => {
    const answer = await client.call('POST', address, body);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return ((await answer.json()) as { data: Record }).data;
  };
  const mark = `${test.info().project.name}-${Date.now()}`;
  const categoryName = `Aktarım ${mark}`;
  const category = await post<{ id: number }>('/api/admin/categories', { name_tr: categoryName });
  const products: Product[] = [];
  for (let n = 1; n <= count; n += 1) {
    const fields = { name_tr: `Ürün ${n} ${mark}`, code: `A${n}-${mark}`, category_id: category.id };
    products.push(await post<Product>('/api/admin/products', fields));
  }
  await page.goto(`/admin/pages/products?category_id=${category.id}`);
  await expect(page.getByRole('link', { name: `Ürün 1 ${mark}` })).toBeVisible();
  const read = async (id: number) =>
    (await (await client.call('GET', `/api/admin/products/${id}`)).json()) as Product;
  const change = (id: number, fields: object) =>
    post(`/api/admin/products/${id}`, { _method: 'PUT', ...fields });
  return { mark, categoryName, products, read, change };
}

/** Downloads the sheet; returns its rows and a function that sets cells by column title. */
async function exportSheet(page: Page) {
  const started = page.waitForEvent('download');
  await button(page, 'Excel ve Tablo').click();
  await page.getByRole('menuitem', { name: 'Excel’e Aktar' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^urunler-.*\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await download.path()));
  const rows = sheets[0]?.rows ?? [];
  const column = (title: string) => (rows[0] ?? []).indexOf(title);
  const rowOf = (code: string) => rows.find((row) => row[column('Kod')] === code) ?? [];
  return {
    rows,
    set: (code: string, title: string, value: CellValue) => (rowOf(code)[column(title)] = value),
    cellOf: (code: string, title: string) =>
      `${String.fromCharCode(65 + column(title))}${rows.indexOf(rowOf(code)) + 1}`,
    add: (cells: Record<string, CellValue>) =>
      rows.push((rows[0] ?? []).map((title) => cells[String(title)] ?? null)),
    file: async (name: string) => ({
      name,
      mimeType: xlsx,
      buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Ürünler', rows }] })),
    }),
  };
}

async function openImports(page: Page) {
  await button(page, 'Excel ve Tablo').click();
  await page.getByRole('menuitem', { name: 'İçe Aktar', exact: true }).click();
  await expect(heading(page, 'İçe Aktarma')).toBeVisible();
}

/** Confirms the import on the screen; the question must contain these numbers. */
async function apply(page: Page, numbers: string, name = 'Uygula') {
  await button(page, name).click();
  const question = dialog(page, 'Uygulansın mı?');
  await expect(question).toContainText(numbers);
  await question.getByRole('button', { name: 'Uygula' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'İşlem Başarılı!' })).toBeVisible();
  await expect(page.getByText('Uygulandı', { exact: true })).toBeVisible();
  // The pressed button is gone, so the heading has the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const siteTitle = async (page: Page, { url }: BuiltServer, { seo_name: slug }: Product) => {
  const answer = await page.request.get(`${url}/urun/${slug}`);
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1] ?? `${answer.status()}`;
};

test('a changed sheet is checked, applied, seen on the site and undone', async ({ staff, server }) => {
  const { mark, categoryName, products, read } = await openOwnList(staff, server, 3);
  const [first, second] = products as [Product, Product];
  const sheet = await exportSheet(staff);
  expect(sheet.rows).toHaveLength(4);
  sheet.set(first.code, 'Ad (TR)', `Yeni ad ${mark}`);
  sheet.set(second.code, 'Yayında', 'Hayır');
  sheet.add({ Kod: `Y-${mark}`, 'Ad (TR)': `Eklenen ${mark}`, Kategori: categoryName });

  await openImports(staff);
  await upload(staff).setInputFiles(await sheet.file(`liste-${mark}.xlsx`));
  await expect(heading(staff, `liste-${mark}.xlsx`)).toBeVisible();
  const rows = staff.getByRole('region', { name: 'Satırlar' });
  await expect(rows).toContainText('Değişen 2');
  const changed = rows.getByRole('listitem').filter({ hasText: first.code });
  await expect(changed.getByRole('deletion')).toContainText('Ürün 1');
  await expect(changed.getByRole('insertion')).toContainText('Yeni ad');
  await axe(staff);
  await rows.getByText('Yeni 1', { exact: true }).click();
  await expect(rows.getByRole('listitem').filter({ hasText: `Eklenen ${mark}` })).toBeVisible();
  expect((await read(first.id)).name_tr, 'checking writes nothing').toBe(`Ürün 1 ${mark}`);

  await apply(staff, '1 yeni kayıt eklenecek, 2 kayıt değişecek.');
  await axe(staff);
  expect(await siteTitle(staff, server, first)).toContain(`Yeni ad ${mark}`);
  expect((await read(second.id)).is_active).toBe(false);

  const question = dialog(staff, 'Geri alınsın mı?');
  await button(staff, 'Geri Al').press('Enter');
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await staff.keyboard.press('Escape');
  await expect(button(staff, 'Geri Al')).toBeFocused();
  await button(staff, 'Geri Al').press('Enter');
  await expect(question).toContainText('3 kayıt bu aktarmadan önceki durumuna döner.');
  await question.getByRole('button', { name: 'Geri Al' }).click();
  await expect(staff.getByText('Geri alındı', { exact: true })).toBeVisible();
  expect(await siteTitle(staff, server, first)).toContain(`Ürün 1 ${mark}`);
  expect((await read(second.id)).is_active).toBe(true);

  await staff.goBack();
  await expect(staff.getByRole('row').filter({ hasText: `liste-${mark}.xlsx` })).toContainText('Geri alındı');
});

test('problems are shown by cell and copied; the other rows can be applied without them', async ({
  staff,
  server,
}) => {
  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { mark, products, read, change } = await openOwnList(staff, server, 3);
  const [first, second, third] = products as [Product, Product, Product];
  const sheet = await exportSheet(staff);
  sheet.set(first.code, 'Kategori', 'Olmayan kategori');
  sheet.set(second.code, 'Ad (TR)', `Yeni ad ${mark}`);
  await openImports(staff);
  await upload(staff).setInputFiles({
    name: 'eski.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('x'),
  });
  await expect(dialog(staff, 'Hata!')).toContainText('.xlsx olarak kaydedip');
  await dialog(staff, 'Hata!').getByRole('button', { name: 'Tamam' }).click();

  await upload(staff).setInputFiles(await sheet.file(`sorunlu-${mark}.xlsx`));
  const rows = staff.getByRole('region', { name: 'Satırlar' });
  const cell = sheet.cellOf(first.code, 'Kategori');
  const problem = rows.getByRole('listitem').filter({ hasText: first.code }).first();
  await expect(problem).toContainText(cell);
  await expect(problem).toContainText('“Olmayan kategori” yok');
  await axe(staff);
  await button(staff, 'Sorunları Kopyala').click();
  await expect(button(staff, 'Kopyalandı')).toBeVisible();
  const copied = await staff.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[1]).toMatch(new RegExp(`^${cell}\t${first.code}\t`));

  await test.step('a row that somebody changed meanwhile is found when it is applied', async () => {
    await change(second.id, { summary_tr: 'Başkasının özeti' });
    await button(staff, 'Sorunsuz Satırları Uygula').click();
    await dialog(staff, 'Uygulansın mı?').getByRole('button', { name: 'Uygula' }).click();
    await expect(dialog(staff, 'Hata!')).toContainText('Denetimden sonra 1 satır değişti');
    await dialog(staff, 'Hata!').getByRole('button', { name: 'Tamam' }).click();
    expect((await read(second.id)).name_tr).toBe(`Ürün 2 ${mark}`);
    await expect(staff.getByText('hiçbir şey yazılmadı')).toBeVisible();
    await button(staff, 'Yeniden Denetle').click();
    await expect(staff.getByText('hiçbir şey yazılmadı')).toBeHidden();
    await expect(staff.getByText('Onay bekliyor')).toBeVisible();
    await expect(rows.getByRole('listitem').filter({ hasText: second.code }).first()).toContainText('Sürüm');
  });

  await test.step('a cancelled import asks first and writes nothing', async () => {
    await button(staff, 'Vazgeç').click();
    await dialog(staff, 'Vazgeçilsin mi?').getByRole('button', { name: 'Evet, Vazgeç' }).click();
    await expect(staff.getByText('Vazgeçildi', { exact: true })).toBeVisible();
    await axe(staff);
    expect((await read(third.id)).name_tr).toBe(`Ürün 3 ${mark}`);
  });
});

test('pictures find their products by the code in their names', async ({ staff, server }) => {
  const { mark, products, read } = await openOwnList(staff, server, 1);
  const [product] = products as [Product];
  const jpeg = async (name: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await createJpeg({ width: 640, height: 480 }),
  });
  await openImports(staff);
  await upload(staff).setInputFiles([
    await jpeg(`${product.code}.jpg`),
    await jpeg(`${product.code}_2.jpg`),
    await jpeg(`bilinmeyen-${mark}-${'uzun'.repeat(20)}.jpg`),
  ]);
  const rows = staff.getByRole('region', { name: 'Satırlar' });
  await expect(rows.getByRole('listitem').first()).toContainText(`bilinmeyen-${mark}`);
  const desk = staff.viewportSize() ?? { width: 1440, height: 900 };
  await staff.setViewportSize({ width: 390, height: 844 });
  expect(await staff.evaluate(() => document.documentElement.scrollWidth), 'long names wrap').toBe(390);
  await staff.setViewportSize(desk);
  await rows.getByText(/^Değişen/).click();
  await expect(rows).toContainText(`${product.code}_2.jpg`);
  await axe(staff);
  await apply(staff, 'değişecek', 'Sorunsuz Satırları Uygula');
  expect((await read(product.id)).files).toHaveLength(2);
  await button(staff, 'Geri Al').click();
  await dialog(staff, 'Geri alınsın mı?').getByRole('button', { name: 'Geri Al' }).click();
  await expect(staff.getByText('Geri alındı', { exact: true })).toBeVisible();
  expect((await read(product.id)).files).toHaveLength(0);
});

test('a filtered list is edited in the product grid, its differences are shown, and then they are applied', async ({
  staff,
  server,
}) => {
  const { mark, products, read } = await openOwnList(staff, server, 2);
  const [first] = products as [Product];
  await button(staff, 'Excel ve Tablo').click();
  await staff.getByRole('menuitem', { name: 'Tablo Olarak Düzenle' }).click();
  const grid = staff.getByRole('grid', { name: 'Ürünler' });
  const cell = grid.getByRole('gridcell', { name: `Ürün 1 ${mark}`, exact: true });
  await cell.click();
  await staff.keyboard.type(`Tablodan ${mark}`);
  await staff.keyboard.press('Enter');
  await expect(staff.getByText(/1 satır değişti/)).toBeVisible();
  await axe(staff);

  await test.step('leaving the grid asks first', async () => {
    await staff.goBack();
    const question = dialog(staff, 'Kaydedilmemiş değişiklikler var');
    await question.getByRole('button', { name: 'Sayfada Kal' }).click();
    await expect(grid.getByText(`Tablodan ${mark}`)).toBeVisible();
  });

  await button(staff, 'Farkları Gör').click();
  const rows = staff.getByRole('region', { name: 'Satırlar' });
  await expect(rows.getByRole('listitem')).toContainText(first.code);
  await staff.getByRole('link', { name: 'Tabloya Dön' }).click();
  await expect(grid.getByText(`Tablodan ${mark}`)).toBeVisible();
  await button(staff, 'Farkları Gör').click();
  await apply(staff, '1 kayıt değişecek.');
  expect((await read(first.id)).name_tr).toBe(`Tablodan ${mark}`);
});

test('a list of a supplier is read by its own titles, and the next one without a question', async ({
  staff,
  server,
}) => {
  const { mark, categoryName } = await openOwnList(staff, server, 1);
  const list = async (code: string, title = 'Stok Kodu') => ({
    name: `liste-${code}.xlsx`,
    mimeType: xlsx,
    buffer: Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: 'Ürünler',
            rows: [['Yıldız Metal'], [title, 'Ürün Adı', `Fiyat ${mark}`], [code, `Kanca ${mark}`, 12]],
          },
        ],
      }),
    ),
  });
  await openImports(staff);
  await upload(staff).setInputFiles(await list(`YM-1-${mark}`));
  await button(staff, 'Sütunları Eşle').click();
  const drawer = dialog(staff, 'Sütunları Eşle');
  await expect(drawer.getByRole('combobox', { name: 'Ürün Adı: karşılığı' })).toHaveValue('Ad (TR)');
  const code = drawer.getByRole('combobox', { name: 'Stok Kodu: karşılığı' });
  await code.click();
  await staff.getByRole('option', { name: 'Okunmaz', exact: true }).click();
  await button(staff, 'Bu Eşlemeyle Denetle').click();
  await expect(drawer.getByRole('alert')).toContainText('Hangi sütunun ürünün kodu olduğunu seçin');
  await code.click();
  await staff.getByRole('option', { name: 'Kod', exact: true }).click();
  await button(staff, 'Değer Ekle').click();
  await drawer.getByRole('combobox', { name: '1. bilgi', exact: true }).click();
  await staff.getByRole('option', { name: 'Kategori', exact: true }).click();
  await drawer.getByLabel('Kategori: değer', { exact: true }).fill(categoryName);
  await staff.getByRole('option', { name: categoryName, exact: true }).click();
  await drawer.getByLabel('Tedarikçi').fill(`Yıldız ${mark}`);
  await axe(staff);
  await button(staff, 'Bu Eşlemeyle Denetle').click();
  await expect(staff.getByText('Onay bekliyor')).toBeVisible();
  const rows = staff.getByRole('region', { name: 'Satırlar' });
  await expect(rows.getByRole('listitem').first()).toContainText(categoryName);

  await staff.goto('/admin/imports');
  await upload(staff).setInputFiles(await list(`YM-2-${mark}`, 'STOK KODU'));
  await expect(staff.getByText(`“Yıldız ${mark}” eşlemesi kullanıldı`)).toBeVisible();
  await expect(rows.getByRole('listitem').first()).toContainText(`YM-2-${mark}`);
});
