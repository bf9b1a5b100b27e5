import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { chooseSlug } from './slugs.service.ts';

function createMeter(): { plugin: KyselyPlugin; queries: number; rows: number } {
  const meter = {
    queries: 0,
    rows: 0,
    plugin: {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        meter.queries += 1;
        meter.rows += result.rows.length;
        return result;
      },
    } satisfies KyselyPlugin,
  };
  return meter;
}

it('the slug of one more product among a thousand of the same name costs few queries', async () => {
  const { ctx } = await openTestApp();
  const { id, category_id } = await buildProduct(ctx, { name: 'Halka' });
  await inContentTransaction(ctx, null, async ({ db, record }) => {
    const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: own, ...fields } = row;
    for (let n = 2; n <= 1_000; n += 1) {
      await db
        .insertInto('products')
        .values({ ...fields, code: `${own}-${n}`, seo_name: `halka-${n}` })
        .execute();
    }
    await record({ entity: 'product', id, action: 'copy', before: null, after: null });
  });
  const meter = createMeter();
  const reader = ctx.connections.reader.withPlugin(meter.plugin);
  expect(await chooseSlug(reader, 'product', { id: 0, name: 'Halka' })).toBe('halka-1001');
  expect(meter.queries).toBeLessThanOrEqual(12);
  expect(meter.rows).toBeLessThanOrEqual(100);
  expect((await buildProduct(ctx, { name: 'Halka', category_id })).seo_name).toBe('halka-1001');
});

it('a slug is unique within its kind, and other kinds do not matter', async () => {
  const { ctx } = await openTestApp();
  const { id } = await buildCategory(ctx, { name: 'Zincir' });
  const made = [];
  for (let n = 0; n < 20; n += 1)
    made.push((await buildProduct(ctx, { name: 'Zincir', category_id: id })).seo_name);
  expect(made).toEqual(['zincir', ...Array.from({ length: 19 }, (_, index) => `zincir-${index + 2}`)]);
});

it('the slug of the longest name leaves room for a number', async () => {
  const { ctx } = await openTestApp();
  const name = 'a'.repeat(250);
  const first = await buildCategory(ctx, { name });
  const second = await buildCategory(ctx, { name });
  expect([first.seo_name, second.seo_name]).toEqual(['a'.repeat(200), `${'a'.repeat(198)}-2`]);
});
