import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Dashboard } from '#shared/api/statistics/dashboard.ts';
import { storeLocalDocument } from '#server/features/media/documents.service.ts';
import { updateProduct } from '#server/features/products/products.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct, buildUser } from '#test/factories.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

const app = await openTestApp();
const viewer = await app.signIn('viewer');
/** A PDF outside the storage. */
async function writePdf(): Promise<{ path: string; name: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-pdf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'foy.pdf');
  await writeFile(path, validPdf());
  return { path, name: 'Föy.pdf' };
}
const read = async () => (await app.call<Dashboard>('GET', '/api/admin/dashboard', undefined, viewer)).body;

it('an empty catalogue has counts of zero', async () => {
  expect(await read()).toEqual({
    products: 0,
    visible_products: 0,
    inactive_products: 0,
    scheduled_products: 0,
    products_in_inactive_categories: 0,
    categories: 0,
    pictures: 0,
    documents: 0,
    videos: 0,
    media_bytes: 0,
    languages: 2,
    recent_products: [],
  });
});

it('counts each product once by why visitors do not see it, and names who changed each product last', async () => {
  const { ctx, clock } = app;
  const { id: category_id } = await buildCategory(ctx);
  const medium = await buildMedium(ctx);
  await storeLocalDocument(ctx, null, await writePdf());
  const first = await buildProduct(ctx, { category_id, name: 'Toka', images: [medium.id] });
  await buildProduct(ctx, { category_id, is_active: false });
  const soon = new Date(clock.now().getTime() + 60_000).toISOString();
  await buildProduct(ctx, { category_id, published_at: soon });
  const closed = await buildCategory(ctx, { is_active: false });
  await buildProduct(ctx, { category_id: closed.id, published_at: soon });
  await buildProduct(ctx, { category_id: closed.id });
  await buildProduct(ctx, { category_id: closed.id, is_active: false });
  const user = await buildUser(ctx, { name: 'Ayşe Yılmaz' });
  clock.advance(1_000);
  const noTexts = { name: {}, summary: {}, description: {}, seo_title: {}, seo_description: {} };
  await updateProduct(ctx, { id: user.id }, first.id, { ...noTexts, summary: { tr: 'Yeni' } });

  const shown = await read();
  expect(shown).toMatchObject({
    products: 6,
    visible_products: 1,
    inactive_products: 2,
    scheduled_products: 1,
    products_in_inactive_categories: 2,
    categories: 2,
    pictures: 1,
    documents: 1,
    videos: 0,
  });
  expect(shown.media_bytes).toBeGreaterThan(0);
  expect(shown.recent_products[0]).toMatchObject({ id: first.id, name: 'Toka', updated_by: 'Ayşe Yılmaz' });
  expect(shown.recent_products[1]?.updated_by).toBeNull();
});
