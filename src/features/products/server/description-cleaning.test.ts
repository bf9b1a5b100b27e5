import { expect, it } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { createProduct, updateProduct } from './products.service.ts';

/** A context that notes when a transaction begins, and a description that notes when it is read. */
function watched(ctx: Context) {
  const seen = { isBegun: false, readWhileBegun: [] as boolean[] };
  const connections = {
    ...ctx.connections,
    get writer() {
      seen.isBegun = true;
      return ctx.connections.writer;
    },
  };
  const description = {
    get tr() {
      seen.readWhileBegun.push(seen.isBegun);
      return '<p onclick="x()">Pirinç</p>';
    },
  };
  return { seen, description, ctx: { ...ctx, connections } };
}

const texts = { name: { tr: 'Toka' }, summary: {}, seo_title: {}, seo_description: {} };

it('the description of a new product is cleaned before the transaction begins', async () => {
  const app = await openTestApp();
  const { id: category_id } = await buildCategory(app.ctx);
  const { ctx, seen, description } = watched(app.ctx);
  const product = await createProduct(ctx, null, { ...texts, code: 'T-1', category_id, description });
  expect(product).toMatchObject({ description_tr: '<p>Pirinç</p>' });
  expect(seen).toEqual({ isBegun: true, readWhileBegun: [false] });
});

it('the description of a changed product is cleaned before the transaction begins', async () => {
  const app = await openTestApp();
  const { id } = await buildProduct(app.ctx);
  const { ctx, seen, description } = watched(app.ctx);
  const product = await updateProduct(ctx, null, id, { ...texts, description });
  expect(product).toMatchObject({ description_tr: '<p>Pirinç</p>' });
  expect(seen).toEqual({ isBegun: true, readWhileBegun: [false] });
});
