import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteMs } from '#shared/rules/durations.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { updateProduct } from '#features/products/server/products.service.ts';
import { buildCategory, buildFinish, buildProduct, buildSize, buildVariants } from '#test/factories.ts';
import type { ProductFeed } from '../product-record.ts';
import { openErp } from './product-api.fixture.ts';

const codesOf = ({ data }: ProductFeed) => data.map(({ code }) => code);

/** The fields of an update without texts. */
const noTexts = { name: {}, summary: {}, description: {}, seo_title: {}, seo_description: {} };

describe('GET /api/v1/products', () => {
  it('shows texts by language, attributes as label and value, and sizes and finishes with their codes', async () => {
    const { ctx, ask, category } = await openErp();
    const size = await buildSize(ctx, { name: '25 mm' });
    const finish = await buildFinish(ctx, { name: 'Nikel' });
    const attributes = [{ label: { tr: 'Malzeme' }, value: { tr: 'Zamak', en: 'Zamak' } }];
    const name = { tr: 'Toka', en: 'Buckle' };
    const product = await buildProduct(ctx, { code: 'TK', category_id: category.id, name, attributes });
    await buildVariants(ctx, product, [{ code: 'TK-25', size_id: size.id, finish_id: finish.id }]);
    const { status, body } = await ask<ProductFeed>('GET', '/products');
    expect(status).toBe(200);
    expect(body).toMatchObject({ deleted: [], has_more: false });
    expect(body.data).toMatchObject([
      {
        code: 'TK',
        name_tr: 'Toka',
        name_en: 'Buckle',
        attributes,
        category: { id: category.id, name_tr: 'Tokalar' },
        variants: [
          {
            code: 'TK-25',
            size: { key: size.key, name_tr: '25 mm' },
            finish: { key: finish.key, name_tr: 'Nikel' },
          },
        ],
      },
    ]);
  });

  it('goes on with its cursor: only what changed, once deleted with its code and time', async () => {
    const { ctx, clock, readAll, category } = await openErp();
    const products = [];
    for (const code of ['A', 'B', 'C', 'D'])
      products.push(await buildProduct(ctx, { code, category_id: category.id }));
    const first = await readAll('');
    expect(codesOf(first)).toEqual(['A', 'B', 'C', 'D']);
    expect((await readAll(`cursor=${first.next_cursor}`)).data).toEqual([]);
    await updateProduct(ctx, null, products[1]?.id ?? 0, { ...noTexts, is_active: false });
    await deleteProduct(ctx, null, products[2]?.id ?? 0);
    const second = await readAll(`cursor=${first.next_cursor}`);
    expect(second.data).toMatchObject([{ code: 'B', is_active: false }]);
    const deleted_at = clock.now().toISOString();
    expect(second.deleted).toEqual([{ id: products[2]?.id, code: 'C', deleted_at }]);
    expect((await readAll(`cursor=${second.next_cursor}`)).data).toEqual([]);
  });

  it('begins with updated_since, a little earlier', async () => {
    const { ctx, clock, readAll, category } = await openErp();
    await buildProduct(ctx, { code: 'ESKI', category_id: category.id });
    clock.advance(11 * minuteMs);
    const since = clock.now().toISOString();
    expect(codesOf(await readAll(`updated_since=${since}`))).toEqual([]);
    await buildProduct(ctx, { code: 'YENI', category_id: category.id });
    expect(codesOf(await readAll(`updated_since=${since}`))).toEqual(['YENI']);
  });

  it('a change of a variant or a picture is a change of its product', async () => {
    const { ctx, readAll, category } = await openErp();
    const product = await buildProduct(ctx, { code: 'TK', category_id: category.id });
    const { next_cursor } = await readAll('');
    await buildVariants(ctx, product, [{ code: 'TK-1' }]);
    const { data } = await readAll(`cursor=${next_cursor}`);
    expect(data).toMatchObject([{ code: 'TK', variants: [{ code: 'TK-1' }] }]);
  });

  it('a renamed size, finish, category or label changes the products that show it, page by page', async () => {
    const { ctx, call, signIn, readAll, category } = await openErp();
    const size = await buildSize(ctx, { name: '25 mm' });
    const finish = await buildFinish(ctx, { name: 'Nikel' });
    const other = await buildCategory(ctx, { name: 'Halkalar' });
    const codes = ['A', 'B', 'C', 'D', 'E'];
    for (const code of codes) {
      const product = await buildProduct(ctx, {
        code,
        category_id: code === 'E' ? other.id : category.id,
        attributes: code < 'D' ? [{ label: { tr: 'Malzeme' }, value: { tr: 'Zamak' } }] : [],
      });
      const variant = { code: `${code}-25`, size_id: size.id, finish_id: finish.id, is_active: false };
      if (code !== 'D') await buildVariants(ctx, product, [variant]);
    }
    let { next_cursor: cursor } = await readAll('');
    const editor = await signIn('editor');
    const change = async (path: string, fields: object) => {
      expect((await call('PUT', `/api/admin/${path}`, fields, editor)).status).toBe(200);
      const read = await readAll(`cursor=${cursor}`, 2);
      cursor = read.next_cursor;
      return read.data;
    };
    const sizes = await change(`sizes/${size.id}`, { name_tr: '26 mm' });
    expect(sizes.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'E']);
    expect(sizes[3]?.variants).toMatchObject([{ size: { name_tr: '26 mm' } }]);
    const finishes = await change(`finishes/${finish.id}`, { name_en: 'Nickel' });
    expect(finishes.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'E']);
    const renamed = await change(`categories/${category.id}`, { name_tr: 'Kemer tokaları' });
    expect(renamed.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D']);
    expect(await change(`categories/${category.id}`, { description_tr: 'Metin' })).toEqual([]);
    expect(await change(`categories/${other.id}`, { name_tr: 'Halka' })).toMatchObject([{ code: 'E' }]);
    const [label] = await ctx.db.selectFrom('attribute_labels').select('id').execute();
    const labels = await change(`attribute-labels/${label?.id}`, { name_tr: 'Gereç' });
    expect(labels.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
    expect(labels[0]?.attributes).toMatchObject([{ label: { tr: 'Gereç' } }]);
    expect(await change(`attribute-labels/${label?.id}`, { kind: 'number' })).toEqual([]);
  });

  it.each(['cursor=x', 'limit=501', 'updated_since=dün'])('refuses ?%s', async (query) => {
    const { ask } = await openErp();
    expect((await ask('GET', `/products?${query}`)).status).toBe(422);
  });

  it('whatever is written between its pages, a reader knows the catalogue in the end', async () => {
    const step = fc.constantFrom('create', 'update', 'delete', 'read', 'read');
    const steps = fc.array(step, { minLength: 8, maxLength: 25 });
    const { ctx, ask, category } = await openErp();
    let number = 0;
    const run = async (all: readonly string[], pick: number) => {
      const known = new Map<number, number>();
      let cursor = '';
      const read = async () => {
        const from = cursor === '' ? '' : `&cursor=${cursor}`;
        const { body } = await ask<ProductFeed>('GET', `/products?limit=2${from}`);
        for (const { id, version } of body.data) known.set(id, version);
        for (const { id } of body.deleted) known.delete(id);
        cursor = body.next_cursor;
        return body.has_more;
      };
      for (const one of all) {
        const live = await ctx.db
          .selectFrom('products')
          .select('id')
          .where('deleted_at', 'is', null)
          .execute();
        const id = live[(pick + number) % Math.max(1, live.length)]?.id;
        number += 1;
        if (one === 'read') await read();
        else if (one === 'create' || id === undefined)
          await buildProduct(ctx, { code: `N-${number}`, category_id: category.id });
        else if (one === 'delete') await deleteProduct(ctx, null, id);
        else await updateProduct(ctx, null, id, { ...noTexts, name: { tr: `Ad ${number}` } });
      }
      while (await read());
      const rows = await ctx.db
        .selectFrom('products')
        .select(['id', 'version'])
        .where('deleted_at', 'is', null)
        .execute();
      expect([...known].sort(([one], [other]) => one - other)).toEqual(
        rows.map(({ id, version }) => [id, version]).sort(([one = 0], [other = 0]) => one - other),
      );
    };
    await fc.assert(fc.asyncProperty(steps, fc.nat(1_000), run), { numRuns: 12, endOnFailure: true });
  });
});
