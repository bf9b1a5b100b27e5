import type { Page } from '@playwright/test';
import type { Statistics } from '#features/dashboard/statistics.ts';
import { axe, axeInBothModes, expect, test } from '../fixtures.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the dashboard links to open tasks and shows each chart as a table too', async ({ ownStaff: staff }) => {
  const shifts = await watchShifts(staff);
  await staff.goto('/admin/dashboard');
  const visits = section(staff, 'Ziyaretler');
  const chart = visits.getByRole('img', {
    name: /^Son 30 günde [\d.]+ ziyaret\. önceki 30 güne göre/,
  });
  await expect(chart.locator('path').first()).toBeVisible();
  await expect(section(staff, 'WhatsApp ve telefon').locator('path').first()).toBeVisible();
  const warnings = section(staff, 'Sunucu uyarıları');
  await expect(warnings.getByRole('listitem').filter({ hasText: 'E-posta ayarlı değil' })).toContainText(
    'SMTP_URL',
  );
  expect(await shifts()).toBeLessThan(0.1);
  await axeInBothModes(staff);
  const overflow = await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const place = await visits.boundingBox();
  // The keyboard reaches the switch and then the table, which scrolls.
  await visits.getByRole('radio', { name: 'Grafik' }).focus();
  await staff.keyboard.press('ArrowRight');
  const rows = visits.getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
  await expect(visits.getByRole('columnheader')).toHaveText(['Gün', 'Ziyaret', 'Önceki 30 gün']);
  expect((await visits.boundingBox())?.height).toBe(place?.height);
  await staff.keyboard.press('Tab');
  await expect(visits.getByRole('region', { name: 'Ziyaretler: tablo' })).toBeFocused();
  await axe(staff);

  await expect(section(staff, 'Nereden geldiler').getByRole('row').nth(1)).toContainText('google.com');
  await expect(section(staff, 'Kampanyalar').getByRole('row').nth(1)).toContainText('bulten');
  await staff.getByRole('radiogroup', { name: 'Dönem' }).getByText('7 gün').click();
  await expect(rows).toHaveCount(8);
  await expect(staff).toHaveURL(/range=7/);
  await staff.reload();
  await expect(section(staff, 'Ziyaretler').getByRole('img', { name: /^Son 7 günde/ })).toBeVisible();
  await expect(section(staff, 'Sonuç bulunamayan aramalar').getByRole('row').nth(1)).toContainText(/\d/);
  const waiting = section(staff, 'Sizi bekleyenler');
  await waiting.getByRole('link', { name: /görselin alternatif metni eksik/ }).click();
  await expect(staff).toHaveURL(/media\?show=without-tr/);
  await staff.goBack();
  await section(staff, 'En çok bakılan ürünler').getByRole('link').first().click();
  await expect(staff).toHaveURL(/products\/update/);
});

test('on a new installation the dashboard says what it will show and where to begin', async ({ staff }) => {
  await staff.route('**/api/admin/dashboard', async (route) => {
    const shown = (await (await route.fetch()).json()) as Record<string, unknown>;
    const unread = Object.fromEntries(Object.keys(shown.unread as object).map((type) => [type, 0]));
    const empty = {
      products: 0,
      visible_products: 0,
      new_messages: [],
      new_subscribers: [],
      subscribers: 0,
      recent_products: [],
      unread,
      missing_alt: { lang: 'tr', count: 0 },
      ending_claims: [],
    };
    await route.fulfill({ json: { ...shown, ...empty } });
  });
  await staff.route('**/api/admin/dashboard/statistics?*', async (route) => {
    const shown = (await (await route.fetch()).json()) as Statistics;
    const days = shown.visits.days.map((day) => ({ ...day, count: 0, previous: 0 }));
    const leads = shown.leads.map((period) => ({ ...period, whatsapp: 0, phone: 0 }));
    const none = { hosts: [], campaigns: [], seen_products: [], failed_searches: [] };
    await route.fulfill({ json: { visits: { since: null, days }, leads, ...none } });
  });
  await staff.goto('/admin/dashboard');
  await expect(section(staff, 'Ziyaretler')).toContainText('Henüz ziyaret sayılmadı');
  await expect(staff.getByText('Grafik')).toHaveCount(0);
  await axe(staff);
  await section(staff, 'Sizi bekleyenler')
    .getByRole('link', { name: /İlk ürününüzü ekleyin/ })
    .click();
  await expect(staff).toHaveURL(/products\/insert/);
});

/** Sums up the layout shifts of the next page. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = { shift: 0 };
    Object.assign(window, { layoutState: state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        state.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { layoutState: { shift: number } }).layoutState.shift);
}
