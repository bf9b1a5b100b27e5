import { expect, it } from 'vitest';
import { maxSavedLists, type SavedList, type SavedListCompleteness } from '../../saved-list.ts';
import type { ProductRows } from '../../product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const url = '/api/admin/saved-lists';
const app = await openTestApp();
const editor = await app.signIn('editor');
type Written = { data: SavedList; errors?: Record<string, string[]>; message?: string };
const keep = (name: string, filter: object | string, who = editor) =>
  app.call<Written>('POST', url, { name, filter }, who);
const lists = async (who = editor) => (await app.call<SavedList[]>('GET', url, undefined, who)).body;

it('a person’s list has the score of the products of its filter, and its numbers are those of the list they lead to', async () => {
  const category = await buildCategory(app.ctx, { name: 'Tokalar' });
  const long = 'Deri kemerler için paslanmaz çelikten, eğimli ve sağlam bir toka.';
  const both = (text: string) => ({ tr: text, en: text });
  const whole = { name: both('Toka'), summary: both(long), description: both('<p>Metin</p>') };
  const complete = await buildProduct(app.ctx, { ...whole, category_id: category.id, is_active: false });
  await app.ctx.connections.writer
    .updateTable('products')
    .set({ has_picture: 1 } as never)
    .execute();
  await buildProduct(app.ctx, { name: 'Boş toka', category_id: category.id, is_active: false });
  await buildProduct(app.ctx, { name: 'Yayındaki toka', category_id: category.id });
  await buildProduct(app.ctx, { name: 'Başka', is_active: false });

  const filter = { section: '', search: '', category_id: String(category.id), state: 'hidden', without: '' };
  const made = await keep('Bekleyen tokalar', JSON.stringify({ ...filter, transporter_types: '' }));
  expect([made.status, made.body.data.query]).toEqual([201, `category_id=${category.id}&state=hidden`]);
  await keep('Arama', { search: 'boş toka' });

  const { body } = await app.call<SavedListCompleteness[]>('GET', `${url}/completeness`, undefined, editor);
  expect(body.map(({ name, products, complete: full }) => [name, products, full])).toEqual([
    ['Arama', 1, 0],
    ['Bekleyen tokalar', 2, 1],
  ]);
  for (const { query, gaps, products, complete: full } of body) {
    const listed = async (without: string) =>
      (
        await app.call<ProductRows>(
          'GET',
          `/api/admin/products?${query}&without=${without}`,
          undefined,
          editor,
        )
      ).body;
    const lacking = await listed('any');
    expect([lacking.total, lacking.data.length]).toEqual([products - full, products - full]);
    expect(lacking.data.map(({ id }) => id)).not.toContain(complete.id);
    for (const { key, count } of gaps) expect([key, (await listed(key)).total]).toEqual([key, count]);
  }
});

it('lists are their owner’s alone, have different names and a filter, and are limited', async () => {
  const other = await app.signIn('editor');
  const { id } = (await keep('Görselsizler', { without: 'picture' }, other)).body.data;
  expect((await lists()).map(({ name }) => name)).not.toContain('Görselsizler');
  expect((await app.call('DELETE', `${url}/${id}`, undefined, editor)).status).toBe(404);
  expect(await lists(other)).toEqual([{ id, name: 'Görselsizler', query: 'without=picture' }]);

  const same = await keep('GÖRSELSİZLER', { without: 'en' }, other);
  expect([same.status, Object.keys(same.body.errors ?? {})]).toEqual([422, ['name']]);
  for (const filter of [{}, { section: 'catalogue' }, { category_id: 'x' }, { without: 'kapak' }, 'yok'])
    expect((await keep('Yeni', filter, other)).status).toBe(422);
  expect((await keep('  ', { without: 'en' }, other)).status).toBe(422);
  expect((await keep('İzleyici', { without: 'en' }, await app.signIn('viewer'))).status).toBe(403);

  for (let count = 1; count < maxSavedLists; count += 1)
    expect((await keep(`Liste ${count}`, { without: 'en' }, other)).status).toBe(201);
  expect((await keep('Bir fazla', { without: 'en' }, other)).body.message).toContain('En çok 20 liste');
  expect((await app.call('DELETE', `${url}/${id}`, undefined, other)).status).toBe(200);
  expect(await lists(other)).toHaveLength(maxSavedLists - 1);
});
