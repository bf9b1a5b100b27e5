import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The share of the window's height that fixed and sticky parts cover after the page is scrolled. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 600);
    const middle = document.documentElement.clientWidth / 2;
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
    const rows = Array.from({ length: window.innerHeight }, (_, y) => document.elementFromPoint(middle, y));
    return rows.filter(isFixed).length / rows.length;
  });

/** Scrolls to the last control of a dialog and expects that nothing covers it. */
async function expectReachable(control: Locator): Promise<void> {
  // A control that has the focus since the last size would not be scrolled to.
  await control.blur();
  await control.focus();
  await expect(control).toBeInViewport({ ratio: 1 });
  const isOnTop = () =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
}

// 320 × 256 is what a window of 1280 × 1024 has left at four times the size (WCAG 2.2, 1.4.10).
const sizes = [
  { width: 1280, height: 400 },
  { width: 320, height: 256 },
];

test('at 1280 × 400 and 320 × 256 bars leave most of the screen to the content, and dialogs scroll', async ({
  staff,
}) => {
  const atEachSize = async (check: () => Promise<void>) => {
    for (const size of sizes)
      await test.step(`${size.width} × ${size.height}`, async () => {
        await staff.setViewportSize(size);
        await check();
      });
  };
  await staff.goto('/admin/pages/products/insert');
  await expect(staff.getByRole('textbox', { name: 'Ürün kodu' })).toBeVisible();
  await atEachSize(async () => {
    expect(await coveredShare(staff)).toBeLessThan(0.34);
    await expectReachable(staff.getByRole('button', { name: 'Kaydet', exact: true }));
  });

  await staff.goto('/admin/pages/products');
  await atEachSize(async () => {
    await staff
      .getByRole('button', { name: /: işlemler$/ })
      .first()
      .click();
    await staff.getByRole('menuitem', { name: 'Sil' }).click();
    await expectReachable(staff.getByRole('button', { name: 'Evet, Sil!' }));
    await staff.getByRole('button', { name: 'Cancel' }).click();
  });

  await staff.goto('/admin/pages/products-categories');
  await atEachSize(async () => {
    await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
    const drawer = staff.getByRole('dialog', { name: 'Yeni Kategori' });
    await expectReachable(drawer.getByRole('textbox', { name: 'Açıklama' }));
    await expectReachable(drawer.getByRole('button', { name: 'Kaydet' }));
    await staff.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});
