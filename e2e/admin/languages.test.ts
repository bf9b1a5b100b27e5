import { demoTemplate } from '../demo-template.ts';
import type { Page } from '@playwright/test';
import type { Product } from '#features/products/product.ts';
import { startBuiltServer, type BuiltServer } from '#test/servers/built-server.ts';
import { axe, axeInBothModes, test as base, expect } from '../fixtures.ts';
import { staffRecords } from './staff-records.ts';

/**
 * With a public address, pages link to their translations. It uses HTTP, because the journey signs in over
 * HTTP.
 */
const environment = { PUBLIC_URL: 'http://www.vitrin.test' };

/**
 * A separate server, because a language cannot be removed and would appear in every form of other journeys.
 */
const test = base.extend<object, { server: BuiltServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands a pattern
    async ({}, use) => {
      const server = await startBuiltServer({ template: demoTemplate(), environment });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click();

async function addLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Yeni Dil' }).click();
  const drawer = page.getByRole('dialog', { name: 'Yeni Dil' });
  await drawer.getByRole('combobox', { name: 'Dil' }).fill(name);
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Dil Oluştur' }).click();
  const question = page.getByRole('dialog', { name: 'Emin Misin?!' });
  await expect(question.getByText('Sistemde Dil Oluşturulacak!')).toBeVisible();
  await question.getByRole('button', { name: 'Evet, Oluştur!' }).click();
}

test('a third language is added, translated and used on the site', async ({ staff, server }) => {
  test.setTimeout(240_000);
  const records = await staffRecords(server);
  const code = `DIL-${Date.now()}`;
  const id = await records.addProduct(code);
  const product = async (): Promise<Product> => records.product(id);
  await records.changeProduct(id, { name_tr: 'Deneme Tokası' });

  await test.step('a language that the site cannot show is refused with a text', async () => {
    await staff.goto('/admin/languages');
    await addLanguage(staff, 'Arapça');
    const failure = staff.getByRole('dialog', { name: 'Oluşturulamadı!' });
    await expect(failure.getByText('Sağdan sola yazılan diller desteklenmiyor.')).toBeVisible();
    await failure.getByRole('button', { name: 'Tamam' }).click();
    await staff.keyboard.press('Escape');
  });

  await test.step('German is created and stays hidden', async () => {
    await addLanguage(staff, 'Almanca');
    await expect(notice(staff, 'İşlem Başarılı!')).toBeVisible();
    await expect(staff.getByRole('row').filter({ hasText: 'Deutsch' })).toBeVisible();
    await expect(staff.getByRole('switch', { name: 'Deutsch: yayında' })).not.toBeChecked();
    await axeInBothModes(staff);
    expect((await staff.request.get('/de')).status()).toBe(404);
  });

  await test.step('interface texts are found, protected from loss and saved', async () => {
    await staff.getByRole('button', { name: 'Deutsch: işlemler' }).click();
    await staff.getByRole('menuitem', { name: 'Arayüz Metinleri' }).click();
    await expect(staff).toHaveURL(/tab=texts&lang=de/);
    const search = staff.getByRole('searchbox', { name: 'Metin ara' });
    const translate = async (turkish: string, german: string) => {
      await search.fill(turkish);
      await staff.getByRole('textbox', { name: turkish, exact: true }).first().fill(german);
    };
    await translate('{count} ürün', 'Artikel');
    await save(staff);
    await expect(staff.getByText('Metinde geçmesi gerekir: {count}')).toBeVisible();
    await axe(staff);
    await staff.getByRole('textbox', { name: '{count} ürün', exact: true }).first().fill('{count} Artikel');
    await translate('Koleksiyon', 'Kollektion');
    await translate('Bu alan zorunlu.', 'Dieses Feld ist erforderlich.');
    await staff.getByRole('tab', { name: 'Diller' }).click();
    await staff.getByRole('button', { name: 'Sayfada Kal' }).click();
    await staff.keyboard.press('Control+s');
    await expect(notice(staff, 'Güncellendi!')).toBeVisible();
    await search.fill('');
    await staff.getByRole('combobox', { name: 'Gösterilen metinler' }).click();
    await staff.getByRole('option', { name: /^Değiştirilmiş olanlar \(3\)/ }).click();
    await expect(staff.getByRole('textbox', { name: 'Koleksiyon', exact: true })).toHaveValue('Kollektion');
  });

  await test.step('a missing translation leads to the form of its record in that language', async () => {
    await staff.getByRole('tab', { name: 'Eksikler' }).click();
    await staff.goto('/admin/languages?tab=gaps&lang=de');
    await staff.getByRole('button', { name: /^Ürünler: \d+ eksik$/ }).click();
    const drawer = staff.getByRole('dialog', { name: 'Ürünler, Deutsch: eksik metinler' });
    await expect(drawer.getByRole('link').first()).toBeVisible();
    await axe(staff);
    await staff.goto(`/admin/record?resource=products&id=${id}&lang=de`);
    await expect(staff).toHaveURL(/\/products\/update\?lang=de$/);
    await expect(staff.getByRole('tab', { name: /^Deutsch/ }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await staff.getByRole('textbox', { name: 'Ad', exact: true }).fill('Probeschnalle');
    await save(staff);
    await expect(notice(staff, 'Güncellendi!')).toBeVisible();
    const category = (await product()).category_id;
    await staff.goto(`/admin/record?resource=categories&id=${category}&lang=de`);
    const form = staff.getByRole('dialog', { name: 'Kategoriyi Düzenle' });
    await form.getByRole('textbox', { name: 'Ad', exact: true }).fill('Musterschnallen');
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(staff).toHaveURL(/\/products-categories$/);
  });

  await test.step('a translation whose main text changes is marked until somebody says that it is right', async () => {
    await records.changeProduct(id, { name_tr: 'Yeni Tokası' });
    await staff.goto(`/admin/record?resource=products&id=${id}&lang=de`);
    await expect(staff.getByRole('tab', { name: /1 çeviri eski: Ad/ }).first()).toBeVisible();
    await expect(staff.getByRole('textbox', { name: 'Ad', exact: true })).toHaveAccessibleDescription(
      /Türkçe metin sonradan değişti/,
    );
    await axe(staff);
    await staff.getByRole('button', { name: 'Çeviri doğru' }).first().click();
    await expect(notice(staff, 'Çeviri onaylandı!')).toBeVisible();
    await expect(staff.getByRole('tab', { name: /çeviri eski/ })).toHaveCount(0);
    expect((await product()).outdated ?? {}).toEqual({});
  });

  await test.step('once it is switched on, visitors can use the site in it', async () => {
    await staff.goto('/admin/languages');
    await staff.getByRole('switch', { name: 'Deutsch: yayında' }).click();
    await expect(notice(staff, 'Güncellendi!')).toBeVisible();
    await walkInGerman(staff, await product());
  });

  await test.step('once it is switched off, its addresses are gone', async () => {
    await staff.goto('/admin/languages');
    await staff.getByRole('switch', { name: 'Deutsch: yayında' }).click();
    await expect(notice(staff, 'Güncellendi!')).toBeVisible();
    expect((await staff.request.get('/de')).status()).toBe(404);
  });
});

async function walkInGerman(page: Page, { seo_name: slug }: Product): Promise<void> {
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // Most texts of the new language fall back to Turkish, so search engines are not told about its pages.
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveCount(0);
  await expect(page.getByText('Kollektion').first()).toBeAttached();
  await page.goto(`/de/urun/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Probeschnalle' })).toBeVisible();
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', /\/de\/urun\//);
  await axe(page);
  await page.getByRole('link', { name: 'Musterschnallen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Musterschnallen' })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/urunler\//);
  await page.goto('/de/urun-ara?search_type=all&search=probeschnalle');
  await expect(page.getByRole('link', { name: /Probeschnalle/ }).first()).toBeVisible();
  await page.goto('/de/iletisim');
  const form = page.locator('main form').first();
  await form.getByRole('textbox').first().focus();
  await form.locator('button[type="submit"]').click();
  await expect(page.getByText('Dieses Feld ist erforderlich.').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'TR', exact: true }).click();
  await expect(page).toHaveURL(/\/iletisim$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
}

test('a failed switch and a failed save keep what is on the screen @desk', async ({ staff, pageErrors }) => {
  await staff.goto('/admin/languages');
  await staff.route('**/api/admin/languages/active', (route) => route.fulfill({ status: 500, body: '{}' }));
  await staff.getByRole('switch', { name: 'English: yayında' }).click();
  const failure = staff.getByRole('dialog', { name: 'Sistem hatası oluştu! Tekrar Deneyiniz!' });
  await expect(failure).toBeVisible();
  await axe(staff);
  await failure.getByRole('button', { name: 'Tamam' }).click();
  await expect(staff.getByRole('switch', { name: 'English: yayında' })).toBeChecked();

  await staff.goto('/admin/languages?tab=texts&lang=en');
  const text = staff.getByRole('textbox', { name: 'Menüyü aç', exact: true });
  await text.fill('Open it');
  await staff.route('**/api/admin/languages/page-lang', (route) => route.abort());
  await save(staff);
  await staff.getByRole('dialog', { name: 'Hata!' }).getByRole('button', { name: 'Tamam' }).click();
  await expect(text).toHaveValue('Open it');
  await staff.getByRole('button', { name: 'Özgün metne dön' }).click();
  await expect(text).toHaveValue('Open menu');
  // The browser logs each failed call; it must not have logged anything else.
  expect(pageErrors.filter((logged) => !logged.startsWith('Failed to load resource'))).toEqual([]);
  pageErrors.length = 0;
});
