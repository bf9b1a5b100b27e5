import { expect, it } from 'vitest';
import type { Category } from '#features/categories/category.ts';
import type { Product } from '#features/products/product.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { languageJobs } from '#features/main-language/server/main-language.job.ts';

it('a new main language sorts products by its names, and outdated translations stay outdated', async () => {
  const { ctx, call, signIn } = await openTestApp();
  const admin = await signIn();
  await call('POST', '/api/admin/languages', { abbr: 'de' }, admin);
  const category = await buildCategory(ctx, { name: { tr: 'Halka', en: 'Ring', de: 'Ring' } });
  const fitting = await buildProduct(ctx, {
    category_id: category.id,
    name: { tr: 'Aa', en: 'Zz', de: 'Zz' },
  });
  const turkish = await buildProduct(ctx, { category_id: category.id, name: { tr: 'Bb' } });
  const changed = await buildProduct(ctx, {
    category_id: category.id,
    name: { tr: 'Cc', en: 'Iron', de: 'Eisen' },
  });
  await call('PUT', `/api/admin/products/${changed.id}`, { name_tr: 'Çelik', name_de: 'Stahl' }, admin);
  const outdated = async (id: number) =>
    (await call<Product>('GET', `/api/admin/products/${id}`, undefined, admin)).body.outdated;
  expect(await outdated(changed.id)).toEqual({ name: ['en'] });

  expect((await call('PUT', '/api/admin/languages/main', { abbr: 'en' }, admin)).status).toBe(200);
  expect((await call('PUT', '/api/admin/languages/main', { abbr: 'tr' }, admin)).status).toBe(422);
  await runDueJobs(ctx, languageJobs(ctx));

  expect(await outdated(fitting.id)).toEqual({});
  // The English name was older than the Turkish one, so nobody knows whether the other names fit it.
  expect(await outdated(changed.id)).toEqual({ name: ['tr', 'de'] });
  const { body } = await call<Category>('GET', `/api/admin/categories/${category.id}`, undefined, admin);
  expect(body.outdated).toEqual({});
  const sorted = await call<{ data: { id: number }[] }>(
    'GET',
    '/api/admin/products?sort=name',
    undefined,
    admin,
  );
  expect(sorted.body.data.map(({ id }) => id)).toEqual([turkish.id, changed.id, fitting.id]);
  const lacking = await call<{ data: { id: number }[] }>(
    'GET',
    '/api/admin/products?without=tr',
    undefined,
    admin,
  );
  expect(lacking.body.data).toEqual([]);
  await call('PUT', `/api/admin/products/${fitting.id}`, { name_en: 'Aluminium' }, admin);
  expect(await outdated(fitting.id)).toEqual({ name: ['tr', 'de'] });
  expect((await call('PUT', '/api/admin/languages/main', { abbr: 'tr' }, admin)).status).toBe(200);
});
