import type { Browser, Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { axe, expect, test } from '../fixtures.ts';

const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await createJpeg() });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Opens a browser context without the session of staff. */
async function openVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  return context.newPage();
}

async function chooseCategory(staff: Page, name: string): Promise<void> {
  await staff.getByRole('combobox', { name: 'Kategori' }).click();
  await staff.getByRole('option', { name }).click();
}

async function addTranslatedCategory(staff: Page, category: string, english: string): Promise<void> {
  await staff.goto('/admin/pages/products-categories');
  await expect(heading(staff, 'Kategoriler')).toBeVisible();
  await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Yeni Kategori' });
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const name = drawer.getByRole('textbox', { name: 'Ad', exact: true });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await axe(staff);
  await name.fill(category);
  await drawer.getByRole('tab', { name: 'English' }).click();
  await drawer.getByRole('textbox', { name: 'Ad', exact: true }).fill(english);
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(notice(staff, 'İşlem Başarılı!')).toBeVisible();
  await expect(staff.getByRole('cell', { name: category, exact: true })).toBeVisible();
}

async function deleteAfterCancel(staff: Page, code: string): Promise<void> {
  const ask = async () => {
    await staff.getByRole('button', { name: `${code}: işlemler` }).click();
    await staff.getByRole('menuitem', { name: 'Sil' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Emin Misin?!' });
    await expect(dialog).toContainText('Kalıcı Olarak Silinecek!');
    return dialog;
  };
  const first = await ask();
  await first.getByRole('button', { name: 'Cancel' }).click();
  await expect(first).toBeHidden();
  await (await ask()).getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(notice(staff, 'Silindi!')).toBeVisible();
  await expect(heading(staff, 'Ürünler')).toBeVisible();
}

test('what staff add, change and delete shows on the next page of the site', async ({
  staff,
  browser,
  baseURL,
}) => {
  test.slow();
  const visitor = await openVisitor(browser, baseURL);
  const mark = `${test.info().project.name} ${Date.now()}`;
  const category = `Çıtçıt ${mark}`;
  const product = `İğneli Çıtçıt ${mark}`;
  const code = `CC-${Date.now()}`;

  await test.step('a new category', () => addTranslatedCategory(staff, category, `Snap ${mark}`));

  await test.step('visitors see no link to a category without products', async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('link', { name: 'Perçin' }).first()).toBeAttached();
    await expect(visitor.getByRole('link', { name: category })).toHaveCount(0);
  });

  await test.step('a new product with two photographs', async () => {
    await staff.goto('/admin/pages/products');
    await staff.getByRole('link', { name: 'Yeni Ürün' }).click();
    await expect(heading(staff, 'Yeni Ürün')).toBeVisible();
    await field(staff, 'Ad').fill(product);
    await field(staff, 'Kısa açıklama').fill('Deri ve kumaş için.');
    const description = field(staff, 'Açıklama').first();
    await description.click();
    // Playwright inserts `ö` without a key event; only an open editor accepts that.
    await expect(description).toHaveAttribute('contenteditable', 'true');
    await description.pressSequentially('Paslanmaz gövde.');
    await field(staff, 'Ürün kodu').fill(code);
    await chooseCategory(staff, category);
    await staff
      .getByRole('button', { name: 'Görsel ekle' })
      .setInputFiles([await picture('ön.jpg'), await picture('arka.jpg')]);
    const pictures = staff.getByRole('region', { name: 'Görseller' });
    await expect(pictures.getByRole('img', { name: /^Görsel \d$/ })).toHaveCount(2);
    await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(notice(staff, 'İşlem Başarılı!')).toBeVisible();
    await expect(notice(staff, 'İşlem Başarılı!')).toContainText(product);
  });

  await test.step('the draft stays open, and visitors see it once it is published', async () => {
    await expect(heading(staff, product)).toBeVisible();
    await expect(staff.getByRole('main').getByText('Yayında değil')).toBeVisible();
    await expect(staff.getByRole('region', { name: 'Teknik çizimler' })).toBeVisible();
    await expect(staff.getByRole('link', { name: 'Sitede Gör' })).toBeHidden();
    await staff.getByRole('switch', { name: 'Yayında' }).click();
    await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await staff.getByRole('button', { name: 'Yine de Yayınla' }).click();
    await expect(staff.getByRole('link', { name: 'Sitede Gör' })).toBeVisible();
  });

  await test.step('a visitor sees both at once', async () => {
    await visitor.goto('/');
    const tile = visitor.getByRole('region', { name: 'Koleksiyon' }).getByRole('link', { name: category });
    await tile.click();
    await visitor.getByRole('region', { name: 'Ürünler' }).getByRole('link', { name: product }).click();
    await expect(heading(visitor, product)).toBeVisible();
    await expect(visitor.getByText('Paslanmaz gövde.')).toBeVisible();
    const pictures = visitor.getByRole('list', { name: 'Ürün görselleri' }).getByRole('img');
    await expect(pictures).toHaveCount(2);
    await expect
      .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('an edit', async () => {
    await field(staff, 'Ad').fill(`${product} Yeni`);
    await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(notice(staff, 'Güncellendi!').filter({ hasText: `${product} Yeni` })).toBeVisible();
    await visitor.reload();
    await expect(heading(visitor, `${product} Yeni`)).toBeVisible();
  });

  await test.step('a deletion asks first, and cancelling keeps the product', () =>
    deleteAfterCancel(staff, code));
  await expect(staff.getByRole('link', { name: product })).toBeHidden();
  await visitor.reload();
  await expect(visitor).toHaveURL(/\/404$/);

  await visitor.context().close();
});
