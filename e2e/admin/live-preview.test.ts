import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Önizleme' });
const shown = (page: Page) => page.locator('iframe:not([aria-hidden])').contentFrame();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const toggle = (page: Page) => page.getByRole('button', { name: 'Önizle', exact: true }).click();
const isDesk = () => test.info().project.name === 'desk';
const name = (word: string) => `${word} ${test.info().project.name} ${Date.now()}`;

/** Fills a field beside the open preview; on a phone the preview covers the form and is opened again. */
async function typeBesidePreview(page: Page, label: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Önizleme' });
  if (!isDesk() && (await dialog.isVisible())) await dialog.getByRole('button', { name: 'Kapat' }).click();
  await field(page, label).fill(text);
  if (!(await region(page).isVisible())) await toggle(page);
}

async function typeAndSee(page: Page, label: string, text: string): Promise<void> {
  await typeBesidePreview(page, label, text);
  await expect(shown(page).getByText(text).first()).toBeVisible();
}

/** Runs axe on the page around the preview. axe logs an error for the frame, because no scripts run there. */
async function axeAround(page: Page, pageErrors: string[]): Promise<void> {
  await axe(page);
  expect(pageErrors.splice(0).every((error) => error.includes('allow-scripts'))).toBe(true);
}

test('on a wide screen the preview stays beside the form, also at the next visit', async ({ staff }) => {
  await staff.goto('/admin/pages/vision-mission');
  await toggle(staff);
  await field(staff, 'Başlık').fill('Vizyonumuz, sınanıyor');
  await expect(shown(staff).getByText('Vizyonumuz, sınanıyor')).toBeVisible();

  await test.step('the preview keeps its scroll position', async () => {
    const scrolled = () =>
      shown(staff)
        .locator('html')
        .evaluate(() => window.scrollY);
    await shown(staff)
      .locator('html')
      .evaluate(() => window.scrollTo(0, 240));
    await field(staff, 'Başlık').fill('Vizyonumuz, yeniden');
    await expect(shown(staff).getByText('Vizyonumuz, yeniden')).toBeAttached();
    expect(await scrolled()).toBe(240);
  });

  await test.step('the language of the form is the language of the page', async () => {
    await staff.getByRole('tab', { name: /English/ }).click();
    await expect(shown(staff).locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('the preview is open at the next visit, until it is switched off', async () => {
    await staff.goto('/admin/pages/blog/insert');
    await expect(region(staff)).toBeVisible();
    await toggle(staff);
    await expect(region(staff)).toBeHidden();
  });
});

test('the preview of slides begins at the edited one, shows a new one, and names missing fields', async ({
  staff,
  pageErrors,
}) => {
  const slides = [
    'En küçük parça, ilk bakılan yerdir.',
    'Kalıptan kaplamaya tek çatı altında.',
    'Numunesi üç günde elinizde.',
  ];
  await staff.goto('/admin/pages/home?tab=slider');
  for (const [index, slide] of slides.entries()) {
    await staff.getByRole('button', { name: slide, exact: true }).click();
    // The panel remembers that the preview is open.
    if (index === 0) await toggle(staff);
    await expect(shown(staff).getByText(slide)).toBeInViewport();
    await staff.keyboard.press('Escape');
    await expect(region(staff)).toBeHidden();
  }

  await staff.getByRole('button', { name: 'Yeni Slayt' }).click();
  await expect(shown(staff).getByRole('main')).toBeVisible();
  await expect(region(staff).getByText(/^Eksik ya da geçersiz/)).toBeHidden();
  await typeAndSee(staff, 'Cümle', name('Slayt'));
  await axeAround(staff, pageErrors);
  await typeBesidePreview(staff, 'Cümle', '');
  await expect(region(staff).getByText(/^Eksik ya da geçersiz: .*Cümle/)).toBeVisible();
});

test('a failed preview can be rendered again; it shows a new post while it is written and stores nothing', async ({
  staff,
  pageErrors,
}) => {
  const title = name('Perçin seçimi');
  let fails = true;
  await staff.route('**/api/admin/preview', (route) => (fails ? route.abort() : route.continue()));
  await staff.goto('/admin/pages/blog/insert');
  await toggle(staff);
  await expect(region(staff).getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  fails = false;
  await region(staff).getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(shown(staff).locator('html')).toHaveAttribute('lang', 'tr');
  expect(pageErrors.splice(0).every((error) => error.includes('ERR_FAILED'))).toBe(true);

  await typeAndSee(staff, 'Başlık', title);
  await axeAround(staff, pageErrors);
  await typeAndSee(staff, 'Özet', 'Hangi kayışa hangi perçin?');
  await expect(shown(staff).getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await (await staff.request.get('/blog')).text()).not.toContain(title);
});
