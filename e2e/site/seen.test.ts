import { axe, expect, openSite, test } from '../fixtures.ts';

test('a product shows those that this browser showed before, and nothing on the first one @desk', async ({
  page,
}) => {
  await openSite(page, '/urun/klasik-dilli-toka');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_seen'))).toMatch(/^\[\d+\]$/);
  const seen = page.getByRole('region', { name: 'Son baktıklarınız' });
  await expect(seen).toHaveCount(0);
  await page
    .getByRole('navigation', { name: /kategori/i })
    .getByRole('link')
    .last()
    .click();
  await expect(page).not.toHaveURL(/klasik-dilli-toka/);
  await expect(seen.getByRole('article')).toHaveCount(1);
  await expect(seen).toContainText('Klasik Dilli Toka');
  await axe(page);
});
