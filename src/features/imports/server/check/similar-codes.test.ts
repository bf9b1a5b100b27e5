import { expect, it } from 'vitest';
import type { Variants } from '#features/variants/variant.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct, buildSize } from '#test/factories.ts';
import { importCalls } from '#test/import-calls.ts';

const app = await openTestApp();
const calls = await importCalls(app);
const { id: categoryId } = await buildCategory(app.ctx, { name: 'Tokalar' });
const size = await buildSize(app.ctx, { name: '25 mm', number: 25 });
const otherSize = await buildSize(app.ctx, { name: '30 mm', number: 30 });

const address = (id: number) => `/api/admin/products/${id}/variants`;
const getVariants = async (id: number) =>
  (await app.call<Variants>('GET', address(id), undefined, calls.editor)).body.variants;
const setVariants = (id: number, variants: object[]) =>
  app.call('PUT', address(id), { variants }, calls.editor);

it('a new code that differs from another only in letter case is refused, an existing pair is not', async () => {
  const { id } = await buildProduct(app.ctx, { code: 'TK-1140', name: 'Toka', category_id: categoryId });
  await setVariants(id, [
    { code: 'TK-1140-25-N', size_id: size.id },
    { code: 'TK-1140-30-N', size_id: otherSize.id },
  ]);
  const other = await buildProduct(app.ctx, { code: 'TK-90', category_id: categoryId });
  const titles = ['Kod', 'Model kodu', 'Ad (TR)', 'Kategori'];
  const record = await calls.check([
    titles,
    ['tk-1140', null, 'Ad', 'Tokalar'],
    ['Yeni-1', null, 'Ad', 'Tokalar'],
    ['YENI-1', null, 'Ad', 'Tokalar'],
    ['tk-1140-25-n', 'TK-1140', null, null],
  ]);
  expect(record.counts).toMatchObject({ create: 1, problem: 3 });
  const texts = (await calls.rows(record.id, '?result=problem')).flatMap((row) => row.problems);
  expect(texts.map(({ cell, message }) => `${cell} ${message.slice(0, 22)}`)).toEqual([
    'A2 “tk-1140” ile “TK-1140',
    'A4 3. satırdaki “Yeni-1” ',
    'A5 “tk-1140-25-n” ile “TK',
  ]);
  const rename = (code: string) =>
    app.call<{ errors: object }>('PUT', `/api/admin/products/${other.id}`, { code }, calls.editor);
  expect(await rename('Tk-1140')).toMatchObject({
    status: 422,
    body: { errors: { code: [expect.stringContaining('“TK-1140”') as string] } },
  });
  expect((await rename('tk-90')).status).toBe(200);
  const variants = await getVariants(id);
  const refused = await setVariants(id, [...variants, { code: 'tk-90', size_id: null }]);
  expect(refused.status).toBe(422);
  expect((await setVariants(id, [...variants, { code: 'TK-90' }])).status).toBe(422);

  // The API no longer accepts such a pair of codes, but older data may contain one.
  await app.ctx.connections.writer
    .updateTable('products')
    .set({ code: 'TK-1140-30-n' })
    .where('id', '=', other.id)
    .execute();
  const { bytes } = await calls.download();
  expect(await calls.upload(bytes)).toMatchObject({ record: { counts: { same: 4, problem: 0 } } });
  const texted = { name_tr: 'Başka' };
  expect((await app.call('PUT', `/api/admin/products/${other.id}`, texted, calls.editor)).status).toBe(200);
  expect((await setVariants(id, await getVariants(id))).status).toBe(200);
});
