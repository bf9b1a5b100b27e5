import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductCompleteness } from '../../product-families.ts';
import type { ProductRows } from '../../product.ts';
import { findProductGaps } from '../../product-gaps.rules.ts';
import { deleteProduct, restoreProduct } from '../deletion.service.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { measureJobs, measureProducts } from './measure.job.ts';

let app: TestApp;
let editor: Awaited<ReturnType<TestApp['signIn']>>;
const long = 'Deri kemerler için paslanmaz çelikten, eğimli ve sağlam bir toka.';
const both = (text: string) => ({ tr: text, en: text });

beforeEach(async () => {
  app = await openTestApp();
  editor = await app.signIn('editor');
});

const read = async () =>
  (await app.call<ProductCompleteness>('GET', '/api/admin/products/completeness', undefined, editor)).body;
const list = async (query: string) =>
  (await app.call<ProductRows>('GET', `/api/admin/products?${query}`, undefined, editor)).body;
const counts = ({ gaps }: Pick<ProductCompleteness, 'gaps'>) =>
  Object.fromEntries(gaps.map(({ key, count }) => [key, count]));

describe('the completeness of categories', () => {
  it('counts a category with those below it, and each number is that of the list which it leads to', async () => {
    const buckles = await buildCategory(app.ctx, { name: 'Tokalar' });
    const belts = await buildCategory(app.ctx, { name: 'Kemer tokaları', sub_category: buckles.id });
    await buildProduct(app.ctx, { category_id: buckles.id, name: 'Boş' });
    await buildProduct(app.ctx, { category_id: belts.id, name: both('Tam'), summary: both(long) });
    await buildProduct(app.ctx, {
      category_id: belts.id,
      name: both('Tam'),
      summary: both(long),
      description: both('<p>M</p>'),
    });
    const found = await read();
    expect(found).toMatchObject({ products: 3, complete: 0, unmeasured: 0 });
    expect(found.families.map(({ path, products }) => [path.join(' > '), products])).toEqual([
      ['Tokalar', 3],
      ['Tokalar > Kemer tokaları', 2],
    ]);
    const [all, below] = found.families;
    expect(all && counts(all)).toEqual({ picture: 3, description: 2, summary: 1, seo: 1, en: 1 });
    expect(below && counts(below)).toEqual({ picture: 2, description: 1 });
    for (const { category_id: id, gaps } of found.families)
      for (const { key, count } of gaps) {
        const { total, data } = await list(`category_id=${id}&without=${key}`);
        expect([key, total, data.length]).toEqual([key, count, count]);
      }
    expect((await list(`category_id=${buckles.id}&without=summary,picture`)).total).toBe(1);
    expect((await app.call('GET', '/api/admin/products?without=kapak', undefined, editor)).status).toBe(422);
  });

  it('has the score of the form, and follows pictures, changes, deletions and restores', async () => {
    const product = await buildProduct(app.ctx, { name: both('Toka'), summary: both(long) });
    const { score } = findProductGaps(
      {
        text: (field) => (field.startsWith('name') ? 'Toka' : field.startsWith('summary') ? long : ''),
        pictures: 0,
        attributes: [],
      },
      { required: [], definitionOf: () => undefined },
      ['tr', 'en'],
    );
    expect((await read()).score).toBe(Math.floor(score));
    await app.ctx.connections.writer
      .updateTable('products')
      .set({ has_picture: 1 } as never)
      .execute();
    await app.call(
      'PUT',
      `/api/admin/products/${product.id}`,
      { description_tr: '<p>Metin</p>', description_en: '<p>Text</p>', version: 1 },
      editor,
    );
    expect(await read()).toMatchObject({ products: 1, complete: 1, score: 100, gaps: [] });
    await deleteProduct(app.ctx, null, product.id);
    expect(await read()).toMatchObject({ products: 0, score: 100 });
    await restoreProduct(app.ctx, null, product.id);
    expect(await read()).toMatchObject({ products: 1, complete: 1 });
  });

  it('follows what a category requires, and measures what an older release wrote', async () => {
    const category = await buildCategory(app.ctx);
    await buildProduct(app.ctx, {
      category_id: category.id,
      attributes: [{ label: { tr: 'Malzeme' }, value: both('Çelik') }],
    });
    await buildProduct(app.ctx, { category_id: category.id });
    const [label] = await app.ctx.db.selectFrom('attribute_labels').select('id').execute();
    const ids = [label?.id ?? 0];
    await app.call(
      'PUT',
      `/api/admin/categories/${category.id}`,
      { attribute_labels: ids, required_attributes: ids, version: 1 },
      editor,
    );
    expect(counts(await read()).attributes).toBeUndefined();
    await runDueJobs(app.ctx, measureJobs(app.ctx));
    expect(await read()).toMatchObject({ families: [{ family: expect.any(String) as string }] });
    expect(counts(await read()).attributes).toBe(1);

    await app.ctx.connections.writer.deleteFrom('product_gaps').execute();
    await buildCategory(app.ctx);
    expect(await read()).toMatchObject({ products: 0, unmeasured: 2 });
    await measureProducts(app.ctx);
    expect(await read()).toMatchObject({ products: 2, unmeasured: 0 });
  });
});
