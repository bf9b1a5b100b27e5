import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';

test('a script in stored rich text does not run @desk', async ({ page, server, pageErrors }) => {
  // The script is written to the database directly, because the API would remove it.
  const database = new SQLite(join(server.dataDir, 'vitrin.db'));
  const script =
    '<script>document.documentElement.dataset.hacked = "yes"</script><img src="x" onerror="hack()">';
  const change = database.transaction((html: string) => {
    const product = database
      .prepare('select id, seo_name, description from products limit 1')
      .get() as Stored;
    const description = JSON.stringify({ tr: html });
    database.prepare('update products set description = ? where id = ?').run(description, product.id);
    database.prepare('update content_revision set rev = rev + 1').run();
    return product;
  });
  const product = change(`<p>Açıklama</p>${script}`);
  try {
    await page.goto(`/urun/${product.seo_name}`);
    await expect(page.getByText('Açıklama', { exact: true }).last()).toBeVisible();
    expect(await page.locator('main script').count()).toBeGreaterThan(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
    expect(pageErrors.filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThan(0);
    pageErrors.length = 0;
  } finally {
    database.prepare('update products set description = ? where id = ?').run(product.description, product.id);
    database.prepare('update content_revision set rev = rev + 1').run();
    database.close();
  }
});

type Stored = { id: number; seo_name: string; description: string };
