import { beforeAll, expect, it } from 'vitest';
import type { AttributeLabel } from '#features/attribute-labels/attribute-label.ts';
import type { Product } from '#features/products/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { importCalls } from '#test/import-calls.ts';

const app = await openTestApp();
const calls = await importCalls(app);
const category = await buildCategory(app.ctx, { name: 'Tokalar' });
const attribute = (label: string, tr: string, en?: string) => ({
  label: { tr: label },
  value: { tr, ...(en && { en }) },
});
const product = await buildProduct(app.ctx, {
  code: 'AT-1',
  category_id: category.id,
  description: { tr: '<p>İlk <strong>metin</strong></p>' },
  attributes: [
    attribute('Boy', '12 mm'),
    attribute('Yay', 'Çelik', 'Steel'),
    attribute('Not', 'ilk'),
    attribute('Not', 'ikinci'),
  ],
});
const long = await buildProduct(app.ctx, {
  code: 'AT-2',
  category_id: category.id,
  description: { tr: `<p>${'uzun '.repeat(8_000)}</p>` },
});

const get = async (id: number) =>
  (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, calls.editor)).body;
const labelId = async (name: string) => {
  const { body } = await app.call<AttributeLabel[]>(
    'GET',
    '/api/admin/attribute-labels',
    undefined,
    calls.editor,
  );
  return body.find(({ name_tr }) => name_tr === name)?.id ?? 0;
};

beforeAll(async () => {
  const url = `/api/admin/attribute-labels/${await labelId('Boy')}`;
  await app.call('PUT', url, { kind: 'number', unit: 'mm' }, calls.editor);
});

it('has a column for each attribute, in other languages only for plain texts; unchanged it has no difference', async () => {
  const { bytes, rows } = await calls.download();
  const titles = rows[0] ?? [];
  expect(titles.filter((title) => String(title).startsWith('Özellik'))).toEqual(
    expect.arrayContaining(['Özellik: Boy', 'Özellik: Yay', 'Özellik: Yay (EN)', 'Özellik: Not']),
  );
  expect(titles).not.toContain('Özellik: Boy (EN)');
  const at = (title: string) => rows.find(([code]) => code === 'AT-1')?.[titles.indexOf(title)];
  expect(at('Özellik: Not')).toBe('ilk · ikinci');
  expect(at('Açıklama (TR)')).toBe('<p>İlk <strong>metin</strong></p>');
  expect(await calls.upload(bytes)).toMatchObject({ record: { counts: { same: 2, update: 0, problem: 0 } } });
});

it('changes, adds and removes attributes, cleans descriptions, and undo brings all back', async () => {
  const before = await get(product.id);
  const checked = await calls.check([
    ['Kod', 'Özellik: Boy', 'Özellik: Yay (EN)', 'Özellik: Not', 'Açıklama (TR)'],
    ['AT-1', 14.5, 'Spring steel', null, '<p onclick="x()">Yeni</p><script>x()</script>'],
    ['AT-2', '1,5 cm', null, null, '(Metin hücreye sığmıyor; panelde düzenleyin)'],
  ]);
  expect(checked.counts).toMatchObject({ update: 2, problem: 0 });
  await calls.put(checked.id, 'apply');
  const after = await get(product.id);
  expect(after.attributes.map(({ label, value }) => [label.tr, value])).toEqual([
    ['Boy', { tr: '14,5' }],
    ['Yay', { tr: 'Çelik', en: 'Spring steel' }],
  ]);
  expect(after.description_tr).toBe('<p>Yeni</p>');
  expect((await get(long.id)).attributes).toMatchObject([{ value: { tr: '1,5 cm' } }]);
  expect((await get(long.id)).description_tr).toBe(long.description_tr);
  await calls.put(checked.id, 'undo');
  const undone = await get(product.id);
  expect(undone.description_tr).toBe(before.description_tr);
  expect(undone.attributes.map(({ value }) => value)).toEqual([
    { tr: '12 mm' },
    { tr: 'Çelik', en: 'Steel' },
    { tr: 'ilk · ikinci' },
  ]);
});

it('a value that cannot be read is a problem of its cell, and nothing of its row is written', async () => {
  const checked = await calls.check([
    ['Kod', 'Özellik: Boy'],
    ['AT-1', 'uzunca'],
  ]);
  expect(checked.counts).toMatchObject({ update: 0, problem: 1 });
  expect((await calls.rows(checked.id))[0]?.problems).toEqual([
    { column: 'Özellik: Boy', cell: 'B2', message: 'Sayı olarak okunamadı. Örnek: 12,5\u00a0mm' },
  ]);
});

it('an export of a category has the attributes of its family', async () => {
  const labels = [await labelId('Yay')];
  await app.call('PUT', `/api/admin/categories/${category.id}`, { attribute_labels: labels }, calls.editor);
  const { rows } = await calls.download(`?category_id=${category.id}`);
  expect(rows[0]?.filter((title) => String(title).startsWith('Özellik'))).toEqual([
    'Özellik: Yay',
    'Özellik: Yay (EN)',
  ]);
});

it('a sheet that would be wider than can be imported leaves out empty columns, and never its versions', async () => {
  const many = Array.from({ length: 300 }, (_, n) => attribute(`Alan ${n}`, `Değer ${n}`));
  const { id: category_id } = await buildCategory(app.ctx, { name: 'Ailesiz' });
  const wide = await buildProduct(app.ctx, { code: 'AT-9', category_id, attributes: many });
  const { rows } = await calls.download(`?category_id=${category_id}`);
  expect(rows[0]).toHaveLength(500);
  expect(rows[0]?.at(-1)).toBe('Sürüm');
  const filled = rows[0]?.filter((title) => /^Özellik: Alan \d+$/.test(String(title)));
  expect(filled).toHaveLength(300);
  expect((await calls.check(rows)).counts).toMatchObject({ update: 0, problem: 0 });
  const change = { _method: 'PUT', summary_tr: 'Başkasının özeti' };
  await app.call('POST', `/api/admin/products/${wide.id}`, change, calls.editor);
  const title = rows[0]?.indexOf('Ad (TR)') ?? 0;
  const edited = rows.map((row) => (row[0] === 'AT-9' ? row.with(title, 'Yeni ad') : row));
  expect((await calls.check(edited)).counts).toMatchObject({ update: 0, problem: 1 });

  const both = many.map(({ label, value }) => ({ label, value: { ...value, en: 'Value' } }));
  await buildProduct(app.ctx, { code: 'AT-10', category_id, attributes: both });
  const url = `/api/admin/products/export?category_id=${category_id}`;
  const { status, body } = await app.call<{ message: string }>('GET', url, undefined, calls.editor);
  expect([status, body.message]).toEqual([422, expect.stringContaining('600 sütun tutuyor')]);
});

it('a file with more columns than are read is refused, as a workbook and as CSV', async () => {
  const cells = Array.from({ length: 501 }, (_, n) => (n === 0 ? 'Kod' : `Sütun ${n}`));
  expect(await calls.check([cells, ['AT-1']])).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('500 sütundan fazla') as string,
  });
  const csv = await calls.upload(Buffer.from(`${cells.join(';')}\r\nAT-1\r\n`), 'genis.csv');
  expect(csv).toMatchObject({ record: { state: 'failed' } });
});
