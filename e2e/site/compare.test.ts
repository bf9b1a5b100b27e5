import type { Page } from '@playwright/test';
import { axe, expect, openSite, test, untilReady } from '../fixtures.ts';

const product = '/urun/yamuk-toka';
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Karşılaştırma|Comparison)$/ });
const tray = (page: Page) => page.getByRole('complementary', { name: /^(Karşılaştırma|Comparison)$/ });
const opener = (page: Page) => tray(page).getByRole('button', { name: /^(Karşılaştır|Compare): / });
const columns = (page: Page) => dialog(page).getByRole('columnheader');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('compare_list'));

/** Takes the chosen variant on the page of a product. */
async function takeVariant(page: Page, finish: string): Promise<void> {
  const option = page.getByRole('group', { name: 'Kaplama' }).getByRole('link', { name: finish });
  await option.press('Enter');
  await expect(option).toHaveAttribute('aria-current', 'true');
  const toggle = page.getByRole('button', { name: 'Karşılaştır', exact: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
}

test('a buyer compares variants and products, only by keyboard, prints them and asks for all @desk', async ({
  page,
}) => {
  await openSite(page, product);
  await expect(tray(page)).toHaveCount(0);
  await takeVariant(page, 'Nikel');
  await takeVariant(page, 'Açık altın');
  await expect(opener(page)).toHaveAccessibleName('Karşılaştır: 2 ürün');
  await opener(page).press('Enter');
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(page).first()).toContainText('Yamuk Toka');
  await axe(page);

  // Rows that differ say so in words, and those that are equal can be left out.
  const row = (name: string) => dialog(page).getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row(String.raw`Kaplama \(farklı\)`)).toContainText('Açık altın');
  await expect(row('Model kodu TK-13')).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: 'Yalnız farkları göster' }).press('Space');
  await expect(row('Model kodu')).toHaveCount(0);
  await expect(row('Kaplama')).toBeVisible();

  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
    );
    expect(isOutside, 'the focus stays in the comparison').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).not.toHaveURL(/#/);

  // The Back button closes it, and a reload keeps it open.
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${product}\\?v=`));
  await opener(page).press('Enter');
  await page.reload();
  await untilReady(page);
  await expect(columns(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // Closing goes back in the history, which would end a navigation that begins meanwhile.
  await expect(page).not.toHaveURL(/#/);

  // A fifth product is refused in words.
  await openSite(page, '/urunler/toka');
  const toggles = page.getByRole('article').getByRole('button', { name: /: karşılaştır$/ });
  for (const place of [0, 1, 2]) await toggles.nth(place).press('Enter');
  await expect(toggles.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggles.nth(2)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page)).toContainText('En çok 4 ürün karşılaştırılır. Yenisi için birini çıkarın.');
  await axe(page);

  await opener(page).press('Enter');
  await expect(columns(page)).toHaveCount(4);
  const paper = await page.pdf({ preferCSSPageSize: true });
  const pdf = paper.toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g), 'one sheet of paper').toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 841\.\d+ 594\.\d+\]/);

  await dialog(page)
    .getByRole('button', { name: /: karşılaştırmadan çıkar$/ })
    .last()
    .press('Enter');
  await expect(columns(page)).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Tümünü teklif listesine ekle' }).press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('Ürünlerin tümü teklif listenizde.');
  await axe(page);
  await columns(page).last().getByRole('link').press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Teklif Listesi/ }),
  ).toHaveAccessibleName('Teklif Listesi, 3 kalem');
});

test('what visitors no longer see leaves the comparison, and a failed call can be repeated @desk', async ({
  page,
}) => {
  await openSite(page, product);
  await takeVariant(page, 'Nikel');
  const kept = JSON.parse((await stored(page)) ?? '') as object[];
  const gone = [
    { product_id: 999_999, variant_id: null, seo_name: 'olmayan-toka' },
    // Another product has this address.
    { product_id: 999_998, variant_id: null, seo_name: 'klasik-dilli-toka' },
    { ...kept[0], variant_id: 999_997 },
  ];
  await page.evaluate(
    (text) => localStorage.setItem('compare_list', text),
    JSON.stringify([...gone, ...kept]),
  );
  await page.reload();
  await untilReady(page);
  await page.route('**/api/pages/product/**', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: '' } }),
  );
  await opener(page).click();
  const failed = dialog(page).getByRole('alert');
  await expect(failed).toContainText('Ürünler yüklenemedi.');
  await axe(page);
  await page.unroute('**/api/pages/product/**');
  await failed.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('Artık sunulmadığı için çıkarılan ürün: 3.');
  await expect(columns(page)).toHaveCount(1);
  await expect(dialog(page)).not.toContainText(/olmayan|Klasik/i);
  expect(JSON.parse((await stored(page)) ?? '')).toEqual(kept);

  await dialog(page)
    .getByRole('button', { name: /: karşılaştırmadan çıkar$/ })
    .click();
  await expect(dialog(page).getByRole('heading', { name: 'Karşılaştırılacak ürün yok.' })).toBeVisible();
  await axe(page);
  await dialog(page).getByRole('button', { name: 'Karşılaştırmayı kapat' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
});

test('on a phone the compared products scroll beside the fixed facts, in English @phone', async ({
  page,
}) => {
  await openSite(page, '/en/urunler/toka');
  const toggles = page.getByRole('article').getByRole('button', { name: /: compare$/ });
  for (const place of [0, 1, 2]) await toggles.nth(place).tap();
  const box = await toggles.first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await opener(page).tap();
  await expect(columns(page)).toHaveCount(3);
  const width = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width, 'only the table scrolls sideways').toBe(0);
  const fact = dialog(page).getByRole('rowheader').first();
  const before = await fact.boundingBox();
  await dialog(page)
    .getByRole('group', { name: 'Comparison' })
    .evaluate((frame) => frame.scrollTo({ left: 200, behavior: 'instant' }));
  await expect(columns(page).first()).not.toBeInViewport({ ratio: 0.9 });
  expect((await fact.boundingBox())?.x).toBe(before?.x);
  await axe(page);
  await dialog(page).getByRole('button', { name: 'Close the comparison' }).tap();
  await tray(page).getByRole('button', { name: 'Clear the comparison' }).tap();
  await expect(tray(page)).toHaveCount(0);
  await expect(toggles.first()).toHaveAttribute('aria-pressed', 'false');
});
