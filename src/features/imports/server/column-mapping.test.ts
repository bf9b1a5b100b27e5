import { expect, it } from 'vitest';
import type { ImportColumns } from '../column-mapping.ts';
import type { Product } from '#features/products/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { importCalls, workbook } from '#test/import-calls.ts';

const app = await openTestApp();
const calls = await importCalls(app);
await buildCategory(app.ctx, { name: 'Tokalar' });
const other = await buildCategory(app.ctx, { name: 'Halkalar' });

const columnsOf = async (id: number) =>
  (await app.call<ImportColumns>('GET', `/api/admin/imports/${id}/columns`, undefined, calls.editor)).body;

const list = [
  ['Yıldız Metal Ltd. Şti. – fiyat listesi'],
  ['Stok Kodu', 'Ürün Adı', 'Fiyat', 'Barkod'],
  ['YM-1', 'Kanca', 12.5, '4006381333931'],
  ['YM-2', 'Klips', 8, null],
];
const mapping = {
  pairs: [
    { title: 'stok  kodu', column: 'Kod' },
    { title: 'Ürün Adı', column: 'Ad (TR)' },
    { title: 'Barkod', column: 'GTIN' },
    { title: 'Fiyat', column: '' },
  ],
  fixed: [{ column: 'Kategori', text: 'Tokalar' }],
};

it('a list with other titles is read by a mapping, which is kept for later lists of the supplier', async () => {
  const stored = await buildProduct(app.ctx, { code: 'YM-2', name: 'Eski', category_id: other.id });
  const failed = await calls.check(list);
  expect(failed).toMatchObject({ state: 'failed', can_map: true, mapping_name: '' });
  expect(failed.message).toContain('Sütunları Eşle');
  const columns = await columnsOf(failed.id);
  expect(columns.titles[0]).toEqual({ title: 'Stok Kodu', samples: ['YM-1', 'YM-2'] });
  expect(columns.mapping.pairs).toContainEqual({ title: 'Barkod', column: 'GTIN' });
  expect(columns.saved).toEqual([]);

  const { record } = await calls.put(failed.id, 'check', { mapping, save_as: 'Yıldız Metal' });
  expect(record).toMatchObject({
    state: 'checked',
    message: '',
    counts: { create: 1, update: 1, problem: 0 },
  });
  const rows = await calls.rows(record.id);
  // The category is for new products; it does not move one that exists.
  expect(rows.map(({ code, changes }) => [code, changes.map(({ column }) => column)])).toEqual([
    ['YM-1', expect.arrayContaining(['Ad (TR)', 'Kategori', 'GTIN'])],
    ['YM-2', ['Ad (TR)']],
  ]);
  const applied = await calls.put(record.id, 'apply');
  expect(applied.record.state).toBe('applied');
  const product = await app.call<Product>('GET', `/api/admin/products/${stored.id}`, undefined, calls.editor);
  expect(product.body).toMatchObject({ name_tr: 'Klips', category_id: other.id });

  const next = await calls.check([
    ['ürün adı', 'STOK KODU', 'Barkod', 'Stok'],
    ['Çengel', 'YM-3', null, 4],
  ]);
  expect(next).toMatchObject({ state: 'checked', mapping_name: 'Yıldız Metal', counts: { create: 1 } });
  expect(next.message).toContain('“Stok”');
  const [saved] = (await columnsOf(next.id)).saved;
  expect(saved).toMatchObject({ name: 'Yıldız Metal', ...mapping });

  const forgotten = await app.call(
    'DELETE',
    `/api/admin/import-mappings/${saved?.id}`,
    undefined,
    calls.editor,
  );
  expect(forgotten).toMatchObject({ status: 200, body: { data: [] } });
  const again = await app.call('DELETE', `/api/admin/import-mappings/${saved?.id}`, undefined, calls.editor);
  expect(again.status).toBe(404);
  expect((await calls.put(next.id, 'check')).record).toMatchObject({ state: 'failed', mapping_name: '' });
});

it('a sheet of our own is read by its titles, whatever mappings are kept', async () => {
  const failed = await calls.check(list);
  const pairs = [{ title: 'Ürün Adı', column: '' }];
  await calls.put(failed.id, 'check', { mapping: { pairs, fixed: [] }, save_as: 'Boş' });
  const { rows } = await calls.download();
  expect(await calls.check(rows)).toMatchObject({ mapping_name: '', counts: { update: 0, problem: 0 } });
});

it('a problem of a fixed value names the row, and two columns for one title are refused in words', async () => {
  const failed = await calls.check(list);
  const wrong = { ...mapping, fixed: [{ column: 'Kategori', text: 'Yok böyle' }] };
  const { record } = await calls.put(failed.id, 'check', { mapping: wrong });
  expect(record.counts).toMatchObject({ problem: 0 });
  const fresh = await calls.check([...list, ['YM-9', 'Yeni', 1, null]]);
  const checked = await calls.put(fresh.id, 'check', { mapping: wrong });
  expect((await calls.rows(checked.record.id, '?result=problem'))[0]?.problems).toEqual([
    { column: 'Kategori', cell: 'A5', message: expect.stringContaining('“Yok böyle” yok') as string },
  ]);
  const twice = { pairs: [...mapping.pairs, { title: 'Fiyat', column: 'Ad (TR)' }].slice(0, 3), fixed: [] };
  const same = [...twice.pairs, { title: 'Fiyat', column: 'Ad (TR)' }];
  const refused = await calls.put(fresh.id, 'check', { mapping: { pairs: same, fixed: [] } });
  expect(refused.record).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('iki kez var') as string,
  });
});

it('a CSV file with the titles of a supplier can be mapped; a text without columns is still refused', async () => {
  const csv = 'Stok Kodu;Ürün Adı\r\nYM-7;"Halka; küçük"\r\n';
  const answer = await calls.upload(Buffer.from(csv), 'liste.csv');
  expect('record' in answer && answer.record).toMatchObject({ state: 'failed', can_map: true });
  for (const text of ['yalnız bir cümle, sonra\r\nbir başka satır', '<p>;</p>\r\na;b\r\n'])
    expect((await calls.upload(Buffer.from(text), 'not.csv')).status).toBe(415);
  expect((await calls.upload(await workbook([['Tek sütun'], ['a']]))).status).toBe(201);
});
