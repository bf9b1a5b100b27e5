import { axe, expect, openSite, test } from '../fixtures.ts';

const contract = '/sozlesme/kvkk-aydinlatma-metni';

test('a contract has a date, contents that lead to its sections, and one address in each language @desk', async ({
  page,
  isMobile,
}) => {
  await openSite(page, contract);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('KVKK Aydınlatma Metni');
  await expect(page).toHaveTitle('KVKK Aydınlatma Metni');
  await expect(page.getByText(/^Son güncelleme: \d+ \p{L}+ \d{4}$/u)).toBeVisible();
  await axe(page);

  const contents = page.getByRole('navigation', { name: 'İçindekiler' });
  if (isMobile) {
    await expect(contents).toBeHidden();
    await page.getByText('İçindekiler').filter({ visible: true }).click();
  }
  const link = contents.getByRole('link').last();
  const section = page.getByRole('heading', { level: 2, name: await link.innerText() });
  await link.click();
  await expect(section).toBeInViewport();
  await expect(page).toHaveURL(/#s-[a-z0-9-]+$/);

  const wrong = await page.request.get(`/en${contract}`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(301);
  await page.goto(`/en${contract}`);
  await expect(page).toHaveURL(/\/en\/sozlesme\/(?!kvkk)[a-z0-9-]+$/);
  const english = page.url();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await axe(page);
  await page.goto(english.replace('/en/', '/'));
  await expect(page).toHaveURL(new RegExp(`${contract}$`));
});

test('a printed contract consists only of its text @desk', async ({ page }) => {
  await page.goto(contract);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sayfa yolu' })).toBeHidden();
  await expect(page.getByText('İçindekiler').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true }).first()).toBeVisible();
});

test('an unknown contract leads to the page for unknown addresses @desk', async ({ page }) => {
  await page.goto('/sozlesme/boyle-bir-metin-yok');
  await expect(page).toHaveURL(/\/404$/);
});
