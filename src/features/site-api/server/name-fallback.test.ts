import { expect, it } from 'vitest';
import type { PublicCategory } from '#features/categories/category.ts';
import type { CategoryPage } from '../category-page.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

/** Makes English the only language. */
async function deleteTurkish({ ctx }: TestApp): Promise<void> {
  await inContentTransaction(ctx, null, async ({ db, record }) => {
    await db.deleteFrom('languages').where('abbr', '=', 'tr').execute();
    await db.updateTable('languages').set({ is_main: 1 }).where('abbr', '=', 'en').execute();
    await record({ entity: 'language', id: 'tr', action: 'delete', before: null, after: null });
  });
}

it('a name that is missing in the wanted and the main language is shown in another one, with a mark', async () => {
  const app = await openTestApp();
  const { id } = await buildCategory(app.ctx, { name: { tr: 'Tokalar' } });
  await buildProduct(app.ctx, { name: { tr: 'Kemer tokası' }, summary: { tr: 'Pirinç' }, category_id: id });
  await deleteTurkish(app);
  const read = async <Body>(url: string) => (await app.call<Body>('GET', `/api/pages/${url}?lang=en`)).body;
  const shown = { name: 'Tokalar', fallbacks: { name: 'tr' } };
  expect(await read<PublicCategory[]>('categories')).toMatchObject([shown]);
  const page = await read<CategoryPage>('products/tokalar');
  expect(page).toMatchObject({
    main_category: shown,
    path: [shown],
    products: { data: [{ name: 'Kemer tokası', fallbacks: { name: 'tr' } }] },
  });
  const product = await read<{ summary: string }>('product/kemer-tokasi');
  expect(product).toMatchObject({ name: 'Kemer tokası', fallbacks: { name: 'tr' }, langs: [] });
  // Only names fall back to any language; other texts stay empty.
  expect(product.summary).toBe('');
  const { body } = await app.call('GET', '/api/admin/dashboard', undefined, await app.signIn('editor'));
  expect(body).toMatchObject({ recent_products: [{ name: 'Kemer tokası' }] });
});
