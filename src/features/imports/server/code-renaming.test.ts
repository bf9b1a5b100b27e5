import { expect, it } from 'vitest';
import type { ProductPage } from '#features/products/product-page.ts';
import type { Product } from '#features/products/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct, buildSize, buildVariants } from '#test/factories.ts';
import { importCalls, pick, type SheetRows } from '#test/import-calls.ts';

const app = await openTestApp();
const calls = await importCalls(app);
const category = await buildCategory(app.ctx, { name: 'Tokalar' });
const product = await buildProduct(app.ctx, { code: 'TK-1', name: 'Toka', category_id: category.id });
const size = await buildSize(app.ctx);
await buildVariants(app.ctx, product, [{ code: 'TK-1-A', size_id: size.id }]);
await buildProduct(app.ctx, { code: 'TK-2', name: 'Kanca', category_id: category.id });

const codesNow = async () =>
  pick((await calls.download()).rows, ['Kod', 'Model kodu'])
    .slice(1)
    .map(([code, model]) => [code, model].filter(Boolean).join(' of '))
    .sort();

/** Checks the exported rows with these new codes by old code. */
async function rename(codes: Record<string, string>) {
  const rows = pick((await calls.download()).rows, ['Kod', 'Model kodu', 'Yeni kod', 'Sürüm']);
  return calls.check(rows.map((row) => row.map((cell, at) => (at === 2 && codes[String(row[0])]) || cell)));
}

const problemsOf = async (record: { id: number }) =>
  (await calls.rows(record.id, '?result=problem')).flatMap(({ code, problems }) =>
    problems.map(({ column, message }) => `${code} ${column}: ${message}`),
  );

it('a sheet renames a model and a variant together; undoing gives the codes back', async () => {
  const checked = await rename({ 'TK-1': 'HL-1', 'TK-1-A': 'HL-1-A' });
  expect(checked.counts).toMatchObject({ update: 2, problem: 0, same: 1 });
  expect((await calls.rows(checked.id)).map(({ changes }) => changes)).toEqual([
    [{ column: 'Yeni kod', before: 'TK-1', after: 'HL-1' }],
    [{ column: 'Yeni kod', before: 'TK-1-A', after: 'HL-1-A' }],
  ]);
  await calls.put(checked.id, 'apply');
  expect(await codesNow()).toEqual(['HL-1', 'HL-1-A of HL-1', 'TK-2']);
  const { body } = await app.call<Product>(
    'GET',
    `/api/admin/products/${product.id}`,
    undefined,
    calls.editor,
  );
  expect(body.code).toBe('HL-1');
  const page = await app.call<ProductPage>('GET', `/api/pages/product/${product.seo_name}`);
  expect(page.body.variants).toMatchObject([{ code: 'HL-1-A', former_codes: ['TK-1-A'] }]);
  const found = await app.call<object[]>('GET', '/api/pages/search-products?lang=tr&limit=20&search=TK-1-A');
  expect(found.body).toMatchObject([{ id: product.id, variant: 'HL-1-A' }]);
  expect((await calls.check((await calls.download()).rows)).counts).toMatchObject({ same: 3, update: 0 });
  expect((await calls.put(checked.id, 'undo')).record).toMatchObject({ state: 'undone' });
  expect(await codesNow()).toEqual(['TK-1', 'TK-1-A of TK-1', 'TK-2']);
  // The code that the variant has again is no former one.
  const after = await app.call<ProductPage>('GET', `/api/pages/product/${product.seo_name}`);
  expect(after.body.variants).toMatchObject([{ code: 'TK-1-A', former_codes: ['HL-1-A'] }]);
});

it('a new code that another article or row has is a problem of its cell', async () => {
  expect(await problemsOf(await rename({ 'TK-1': 'TK-2' }))).toEqual([
    expect.stringMatching(/^TK-1 Yeni kod: “TK-2” kodu 2\. satırda var/),
  ]);
  expect(await problemsOf(await rename({ 'TK-1': 'X-1', 'TK-2': 'X-1' }))).toHaveLength(1);
  const alone: SheetRows = [
    ['Kod', 'Yeni kod'],
    ['TK-1', 'TK-2'],
  ];
  expect(await problemsOf(await calls.check(alone))).toEqual([
    expect.stringMatching(/^TK-1 Yeni kod: “TK-2” kodunu “TK-2 Kanca” ürünü kullanıyor/),
  ]);
  const similar = await calls.check([
    ['Kod', 'Yeni kod'],
    ['TK-1', 'tk-2'],
  ]);
  expect((await problemsOf(similar))[0]).toContain('yalnız harf büyüklüğüyle');
});

it('letter case of an own code may change; a new article has no second code', async () => {
  const checked = await calls.check([
    ['Kod', 'Yeni kod'],
    ['TK-2', 'Tk-2'],
  ]);
  expect(checked.counts).toMatchObject({ update: 1 });
  const added = await calls.check([
    ['Kod', 'Ad (TR)', 'Kategori', 'Yeni kod'],
    ['N-1', 'Yeni', 'Tokalar', 'N-2'],
  ]);
  expect(await problemsOf(added)).toEqual([
    expect.stringContaining('N-1 Yeni kod: Yeni bir üründe boş bırakın'),
  ]);
});

it('undoing gives no code back that another article has meanwhile, in any letter case', async () => {
  const checked = await rename({ 'TK-2': 'KM-2' });
  await calls.put(checked.id, 'apply');
  await buildProduct(app.ctx, { code: 'tk-2', name: 'Halka', category_id: category.id });
  const undone = await calls.put(checked.id, 'undo');
  expect(undone.record).toMatchObject({ state: 'undone', counts: { kept: 1 } });
  expect(await codesNow()).toEqual(['KM-2', 'TK-1', 'TK-1-A of TK-1', 'tk-2']);
});
