import { expect, it } from 'vitest';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { loadProductRows } from '../products.read.ts';
import type { ProductPlan } from './product-plan.ts';
import { writeProducts } from './write-products.ts';

const { ctx } = await openTestApp();
const { id: category_id } = await buildCategory(ctx);

const write = (plans: readonly ProductPlan[]) =>
  inContentTransaction(ctx, null, (tx) => writeProducts(tx, plans, { history: 'columns' }));
const creation = (code: string, tr: string): ProductPlan => ({
  change: 'create',
  fields: { code, category_id, texts: { name: { tr } } },
});
const stored = async (ids: readonly number[]) => [...(await loadProductRows(ctx.db, ids)).values()];

it('products that are created together have their own addresses, and the first one is on top', async () => {
  const rows = (
    await write([creation('B-1', 'Mandal'), creation('B-2', 'Mandal'), creation('B-3', '!')])
  ).map(({ row }) => row);
  const [first, second, third] = rows;
  expect(rows.map((row) => row.seo_name)).toEqual(['mandal', 'mandal-2', `urun-${third?.id}`]);
  const places = rows.map((row) => [row.queue, row.featured_queue]);
  expect(places).toEqual(places.toSorted(([a = 0], [b = 0]) => b - a));
  expect(first?.queue).toBe((second?.queue ?? 0) + 1);
});

it('each of several products that change together gets its own values, whatever its texts contain', async () => {
  const one = await buildProduct(ctx);
  const other = await buildProduct(ctx);
  const before = await stored([one.id, other.id]);
  const names = ['Tırnak " \\ \'', 'Yarım \ud800 harf'];
  await write(
    before.map((row, index) => ({
      change: 'update',
      before: row,
      fields: { texts: { name: { tr: names[index] ?? '' } }, transporter_types: index ? ['kayis'] : [] },
    })),
  );
  const after = await stored([one.id, other.id]);
  expect(after.map(({ name }) => readTexts(name))).toEqual([{ tr: names[0] }, { tr: names[1] }]);
  expect(after.map(({ version, transporter_type_ids: types }) => [version, types !== ''])).toEqual([
    [2, false],
    [2, true],
  ]);
});

it('one refused product stops all of them', async () => {
  const taken = await buildProduct(ctx);
  const [before] = await stored([taken.id]);
  if (!before) throw new Error('missing');
  const rename: ProductPlan = { change: 'update', before, fields: { texts: { name: { tr: 'Yeni' } } } };
  await expect(write([rename, creation(taken.code, 'Fazla')])).rejects.toThrow('Lütfen işaretli alanları');
  expect(await stored([taken.id])).toEqual([before]);
});
