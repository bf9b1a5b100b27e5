import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const shownFrame = (page: Page) => page.locator('iframe:not([aria-hidden])');
const frame = (page: Page) => shownFrame(page).contentFrame();
/** Clicks the label, because the radio button is hidden behind it. */
const choose = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Önizleme' }).locator('label', { hasText: text }).click();
/** Closes the preview, which is beside the form in a wide window and in a dialog in a narrow one. */
const close = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Kapat' }).click();
  else await open(page);
  await expect(page.getByRole('region', { name: 'Önizleme' })).toBeHidden();
};
const open = (page: Page) => page.getByRole('button', { name: 'Önizle', exact: true }).click();

test('typed values are seen as a page whose links lead nowhere; visitors see none before the save', async ({
  staff,
  server,
  pageErrors,
}) => {
  const records = await staffRecords(server);
  const name = `Önizleme ${test.info().project.name} ${Date.now()}`;
  const id = await records.addProduct(name);
  await openProduct(staff, id);
  await staff.getByRole('textbox', { name: 'Ad', exact: true }).fill(`${name} yeni`);
  await open(staff);
  const heading = frame(staff).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${name} yeni`);
  await axe(staff);
  // axe logs an error for the frame, because no scripts run there.
  expect(pageErrors.splice(0).every((error) => error.includes('allow-scripts'))).toBe(true);

  await test.step('with the fonts and styles of the site, without its scripts', async () => {
    const facts = await heading.evaluate((title) => ({
      family: getComputedStyle(title).fontFamily,
      // A font that the policy or the sandbox refused has the status `error`.
      fonts: [...document.fonts].filter(({ status }) => status === 'error').length,
      loaded: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      scripts: document.scripts.length,
    }));
    expect(facts).toMatchObject({ fonts: 0, scripts: 0 });
    expect(facts.family).toContain('Bricolage');
    expect(facts.loaded).toBeGreaterThan(0);
  });

  await test.step('as wide as a desk or a phone', async () => {
    const width = () => heading.evaluate(() => window.innerWidth);
    await choose(staff, 'Telefon');
    await expect.poll(width).toBe(390);
    await choose(staff, 'Bilgisayar');
    await expect.poll(width).toBe(1280);
  });

  await test.step('in every language', async () => {
    await choose(staff, 'English');
    await expect(frame(staff).locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('its links lead nowhere', async () => {
    await choose(staff, 'Türkçe');
    await expect(frame(staff).locator('html')).toHaveAttribute('lang', 'tr');
    const before = staff.context().pages().length;
    await frame(staff).getByRole('link', { name: 'Anasayfa' }).click();
    await expect(heading).toBeVisible();
    expect(staff.context().pages()).toHaveLength(before);
    // Chromium logs that the frame may not open windows.
    expect(pageErrors.splice(0).every((error) => error.includes('allow-popups'))).toBe(true);
  });

  const { seo_name } = await records.product(id);
  expect(await (await staff.request.get(`/urun/${seo_name}`)).text()).not.toContain(`${name} yeni`);
  await close(staff);
  await expect(staff.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
});

test('the preview of a new product without a name shows a page and names what is missing', async ({
  staff,
}) => {
  await staff.goto('/admin/pages/products/insert');
  await staff.getByRole('textbox', { name: 'Ürün kodu' }).fill('ÖN-1');
  await open(staff);
  await expect(frame(staff).getByText('ÖN-1').first()).toBeVisible();
  await expect(staff.getByText(/^Eksik ya da geçersiz: .*Ad/)).toBeVisible();
});
