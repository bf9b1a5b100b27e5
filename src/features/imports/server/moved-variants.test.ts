import { expect, it } from 'vitest';
import { z } from 'zod';
import { productFilterShape } from '#features/product-lists/product-list.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct, buildSize, buildVariants } from '#test/factories.ts';
import { importCalls, pick, type SheetRows } from '#test/import-calls.ts';
import { refuseTooManyRows } from './export/product-export.read.ts';

const app = await openTestApp();
const calls = await importCalls(app);
const category = await buildCategory(app.ctx, { name: 'Tokalar' });
const build = (code: string) => buildProduct(app.ctx, { code, name: code, category_id: category.id });
const first = await build('TK-1');
const second = await build('TK-2');
const small = await buildSize(app.ctx, { name: '20 mm' });
const large = await buildSize(app.ctx, { name: '30 mm' });
const gtin = '4006381333931';
await buildVariants(app.ctx, first, [
  { code: 'A-20', size_id: small.id },
  { code: 'A-30', size_id: large.id },
]);
await buildVariants(app.ctx, second, [{ code: 'B-30', size_id: large.id }]);

const titles = ['Kod', 'Model kodu', 'Ölçü', 'GTIN', 'Ad (TR)', 'Kategori', 'Sürüm'];
const exported = async () => pick((await calls.download()).rows, titles);
const modelsNow = async () => {
  const rows = (await exported()).slice(1).map(([code, model]) => [String(code), model] as const);
  return Object.fromEntries(rows.filter(([, model]) => model));
};

/** The exported sheet with these cells, by code and title. */
async function edited(changes: Record<string, Record<string, string>>): Promise<SheetRows> {
  return (await exported()).map((row) =>
    row.map((cell, at) => changes[String(row[0])]?.[titles[at] ?? ''] ?? cell),
  );
}

it('a sheet moves variants to a stored and to a new model with all that belongs to them; undoing moves them back', async () => {
  const { id: gtinId } = await calls.check(await edited({ 'A-20': { GTIN: gtin } }));
  await calls.put(gtinId, 'apply');
  const checked = await calls.check([
    ...(await edited({ 'A-20': { 'Model kodu': 'TK-2' }, 'B-30': { 'Model kodu': 'TK-3', Ölçü: '20 mm' } })),
    ['TK-3', null, null, null, 'Yeni model', 'Tokalar', null],
  ]);
  expect(checked.counts).toMatchObject({ create: 1, update: 2, problem: 0 });
  expect((await calls.rows(checked.id, '?result=update')).map(({ changes }) => changes)).toEqual([
    [
      { column: 'Model kodu', before: 'TK-2', after: 'TK-3' },
      { column: 'Ölçü', before: '30 mm', after: '20 mm' },
    ],
    [{ column: 'Model kodu', before: 'TK-1', after: 'TK-2' }],
  ]);
  expect((await calls.put(checked.id, 'apply')).record).toMatchObject({ state: 'applied', message: '' });
  expect(await modelsNow()).toEqual({ 'A-20': 'TK-2', 'A-30': 'TK-1', 'B-30': 'TK-3' });
  const sheet = await exported();
  expect(sheet.find(([code]) => code === 'A-20')).toContain(gtin);
  expect((await calls.check(sheet)).counts).toMatchObject({ update: 0, problem: 0 });
  const page = await app.call<ProductPage>('GET', `/api/pages/product/${second.seo_name}`);
  expect(page.body.variants).toMatchObject([{ code: 'A-20' }]);
  const search = await app.call<{ seo_name: string }[]>(
    'GET',
    '/api/pages/search-products?lang=tr&limit=20&search=A-20',
  );
  expect(search.body).toMatchObject([{ seo_name: second.seo_name }]);

  expect((await calls.put(checked.id, 'undo')).record).toMatchObject({
    state: 'undone',
    counts: { kept: 0 },
  });
  expect(await modelsNow()).toEqual({ 'A-20': 'TK-1', 'A-30': 'TK-1', 'B-30': 'TK-2' });
  expect((await exported()).map(([code, , , value]) => [code, value])).toEqual(
    expect.arrayContaining([
      ['A-20', gtin],
      ['B-30', null],
    ]),
  );
  expect((await exported()).some(([code]) => code === 'TK-3')).toBe(false);
});

it('an export that could not be imported again is refused', async () => {
  const query = z.object(productFilterShape).parse({});
  const told = 'Bir dosyada en çok 4 satır olabilir; bu listede en az 5 var.';
  await expect(refuseTooManyRows(app.ctx, query, 4)).rejects.toThrow(told);
  await expect(refuseTooManyRows(app.ctx, query, 5)).resolves.toBeUndefined();
});

it.each([
  [
    'the size and finish of another variant',
    { 'A-30': { 'Model kodu': 'TK-2' } },
    'başka bir varyant var: B-30',
  ],
  ['the code of a variant as its model', { 'A-20': { 'Model kodu': 'B-30' } }, 'Bu kod bir varyant'],
  ['an unknown model', { 'A-20': { 'Model kodu': 'YOK' } }, '“YOK” kodlu bir model yok'],
  ['a model as a variant', { 'TK-1': { 'Model kodu': 'TK-2' } }, 'başka bir modelin varyantı olamaz'],
])('refuses %s', async (_, changes, message) => {
  const checked = await calls.check(await edited(changes));
  expect(checked.counts).toMatchObject({ problem: 1, update: 0 });
  const [{ problems } = { problems: [] }] = await calls.rows(checked.id);
  expect(problems.map((problem) => problem.message).join(' ')).toContain(message);
});

it('exchanges two variants of the same size in one sheet, and keeps on undoing what moved on since', async () => {
  const checked = await calls.check(
    await edited({ 'A-30': { 'Model kodu': 'TK-2' }, 'B-30': { 'Model kodu': 'TK-1' } }),
  );
  expect(checked.counts).toMatchObject({ update: 2, problem: 0 });
  await calls.put(checked.id, 'apply');
  expect(await modelsNow()).toMatchObject({ 'A-30': 'TK-2', 'B-30': 'TK-1' });
  const again = await calls.check(
    await edited({ 'A-20': { 'Model kodu': 'TK-2' }, 'B-30': { Ölçü: '20 mm' } }),
  );
  await calls.put(again.id, 'apply');
  expect((await calls.put(checked.id, 'undo')).record).toMatchObject({
    state: 'undone',
    counts: { kept: 1 },
  });
});
