import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { expect, openSite, test } from '../fixtures.ts';

/** Markup that would run, or break the page, wherever it is not escaped. */
const markup =
  '</script><script>document.documentElement.dataset.hacked = 1</script>"><img src=x onerror="document.documentElement.dataset.hacked = 2"><!--';

test('markup in plain texts of the database is shown as text @desk', async ({ page, server }) => {
  const database = new SQLite(join(server.dataDir, 'vitrin.db'));
  const text = (name: string) => JSON.stringify({ tr: `${name} ${markup}` });
  const stored = database
    .prepare(
      `select products.id, products.seo_name, products.name, summary, attributes,
              (select name from attribute_labels order by id limit 1) as label_name,
              (select id from attribute_labels order by id limit 1) as label_id,
              categories.id as category_id, categories.seo_name as category_seo_name,
              categories.name as category_name, categories.description as category_description
       from products join categories on categories.id = products.category_id
       where products.deleted_at is null limit 1`,
    )
    .get() as Stored;
  const write = database.transaction((product: Stored) => {
    database
      .prepare(
        'update products set name = :name, summary = :summary, attributes = :attributes where id = :id',
      )
      .run(product);
    database
      .prepare(
        'update categories set name = :category_name, description = :category_description where id = :category_id',
      )
      .run(product);
    database.prepare('update attribute_labels set name = :label_name where id = :label_id').run(product);
    database.prepare('update content_revision set rev = rev + 1').run();
  });
  write({
    ...stored,
    name: text('Ad'),
    summary: text('Özet'),
    attributes: JSON.stringify([
      { label_id: stored.label_id, value: { tr: `Değer ${markup}` } },
      { label_id: stored.label_id, value: { tr: `40 mm ${markup}` } },
    ]),
    label_name: text('Etiket'),
    category_name: text('Kategori'),
    category_description: text('Açıklama'),
  });
  try {
    await openSite(page, `/urunler/${stored.category_seo_name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kategori ${markup}`);
    await expect(page.locator('main')).toContainText(`Açıklama ${markup}`);
    // In the first visit the browser renders the page, in the second the server does.
    await page
      .locator('main article')
      .filter({ hasText: `Ad ${markup}` })
      .getByRole('link', { name: `Ad ${markup}`, exact: true })
      .click();
    for (const visit of ['followed', 'loaded']) {
      await expect(page.getByRole('heading', { level: 1 }), visit).toHaveText(`Ad ${markup}`);
      await expect(page.locator('main'), visit).toContainText(`Özet ${markup}`);
      for (const cell of [`Etiket ${markup}`, `Değer ${markup}`, `40 mm ${markup}`])
        await expect(page.getByRole('table').filter({ hasText: cell }), visit).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const names = data.map((json) => (JSON.parse(json) as { name?: string }).name);
      // Structured data are only in HTML from the server, because search engines read that.
      if (visit === 'loaded') expect(names).toContain(`Ad ${markup}`);
      await expect(page.locator('html'), visit).not.toHaveAttribute('data-hacked');
      await page.goto(`/urun/${stored.seo_name}`);
    }
  } finally {
    write(stored);
    database.close();
  }
});

type Stored = Record<
  | 'seo_name'
  | 'name'
  | 'summary'
  | 'attributes'
  | 'label_name'
  | 'category_seo_name'
  | 'category_name'
  | 'category_description',
  string
> & { id: number; category_id: number; label_id: number };
