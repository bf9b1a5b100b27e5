import { expect, it } from 'vitest';
import { insertRows } from '#demo/generate/insert-rows.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium, buildProduct } from '#test/factories.ts';
import { isShownMedium } from './shown-media.read.ts';

it('a file that tens of thousands of records use is open to visitors as soon as they see one of these records', async () => {
  const { ctx } = await openTestApp();
  const { id } = await buildMedium(ctx);
  const hidden = await buildProduct(ctx, { is_active: false });
  const use = (entity_id: number) => ({
    media_id: id,
    entity: 'product',
    field: 'documents',
    deleted_at: null,
    entity_id,
  });
  // More than either database accepts as parameters of one statement; most of these records are gone.
  const uses = Array.from({ length: 33_000 }, (_, index) => use(hidden.id + 1_000 + index));
  await ctx.connections.writer
    .transaction()
    .execute((tx) => insertRows(tx, 'media_uses', [use(hidden.id), ...uses]));
  expect(await isShownMedium(ctx, id)).toBe(false);
  const shown = await buildProduct(ctx);
  await ctx.connections.writer
    .insertInto('media_uses')
    .values({ ...use(shown.id), entity: 'product', field: 'images' })
    .execute();
  expect(await isShownMedium(ctx, id)).toBe(true);
});
