import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeKey, derivedWords, plainWords, queryWords } from './search-words.ts';
import type { LocalisedText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { nameStarts, productDocument } from './document.ts';
import { selectDocumentVariants } from './indexing.queries.ts';
import { countWords } from './indexing.service.ts';
import { finishes as finishCalls } from '#features/finishes/server/finishes.ts';
import { categories } from '#features/categories/server/categories.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildFinish, buildProduct, buildVariants } from '#test/factories.ts';
import { deleteProduct, restoreProduct } from '#features/products/server/deletion.service.ts';
import { searchProducts } from './search.ts';
import { updateProduct } from '#features/products/server/products.service.ts';
import type { ProductRow } from '#server/db/schema/product.ts';

const vocabulary = ['Toka', 'tokalı', 'D-Halka', 'ışık', 'Işıklı', '25 mm', '25mm', 'Çıtçıt', 'HL-35'];
const text = fc
  .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));
const change = fc.record({
  kind: fc.constantFrom(
    'create',
    'rename',
    'describe',
    'move',
    'delete',
    'restore',
    'category',
    'variants',
    'finish',
  ),
  product: fc.nat(7),
  place: fc.nat(2),
  tr: text,
  en: fc.option(text, { nil: undefined }),
});
const typed = fc.constantFrom(
  ...['toka', 'tok', 'TOKALI', 'dhalka', 'd halka', 'halka 25', '25', '25mm', 'mm', 'isik', 'IŞIKLI'],
  ...[
    'çıtçıt',
    'hl35',
    'hl 35',
    'h',
    'm-1',
    'toka ışık',
    'halka çıtçıt 25',
    'm-1-2',
    'm12k',
    '2 k',
    'toka m-2-1-k',
    'işık halka',
    'çıtçıt toka',
  ],
);
const noTexts = { name: {}, summary: {}, description: {}, seo_title: {}, seo_description: {} };
const localised = (tr: string, en: string | undefined): LocalisedText =>
  en === undefined ? { tr } : { tr, en };

/** Finds what the search must find by comparing every word of every row. */
async function findNaively({ db }: Context, search: string): Promise<number[]> {
  const categories = await db.selectFrom('categories').select(['id', 'name']).execute();
  const rows = await db.selectFrom('products').selectAll().where('deleted_at', 'is', null).execute();
  const variants = await selectDocumentVariants(
    db,
    rows.map(({ id }) => id),
  );
  const finishes = await db.selectFrom('finishes').select(['id', 'name']).execute();
  const variantsOf = (row: ProductRow) => variants.get(row.id) ?? [];
  const codesOf = (row: ProductRow) => [row.code, ...variantsOf(row).map(({ code }) => code)];
  const offeredBy = (row: ProductRow) =>
    finishes.filter(({ id }) =>
      variantsOf(row).some(({ finish_id: finish, is_active: isActive }) => finish === id && isActive === 1),
    );
  const wordsOf = (row: ProductRow) =>
    [
      ...codesOf(row),
      ...[row.name, row.summary].flatMap((column) => Object.values(readTexts(column))),
      ...fromJson<{ value: LocalisedText }[]>(row.attributes).flatMap(({ value }) => Object.values(value)),
    ]
      .flatMap((each) => [...plainWords(each), ...derivedWords(each)])
      .concat(codesOf(row).map(codeKey));
  const namesOf = (row: ProductRow) =>
    [...categories.filter(({ id }) => id === row.category_id), ...offeredBy(row)].flatMap(({ name }) =>
      Object.values(readTexts(name)),
    );
  const hasEvery = (row: ProductRow) => {
    const words = [...wordsOf(row), ...namesOf(row).flatMap(plainWords)];
    return queryWords(search).every((word) => words.some((other) => other.startsWith(word)));
  };
  return rows.filter(hasEvery).map(({ id }) => id);
}

it('the search finds the same as a scan of all rows, after any changes', async () => {
  const { ctx } = await openTestApp();
  const places: number[] = [];
  for (const name of ['Toka', 'Halka', 'Diğer']) places.push((await buildCategory(ctx, { name })).id);
  const finishes = [await buildFinish(ctx, { name: 'N' }), await buildFinish(ctx, { name: 'K' })];
  const finishIds = finishes.map(({ id }) => id);
  const products: number[] = [];
  const deleted = new Set<number>();

  async function apply({
    kind,
    product,
    place,
    tr,
    en,
  }: typeof change extends fc.Arbitrary<infer V> ? V : never) {
    const category = places[place] ?? 0;
    if (kind === 'category') {
      await categories.update(ctx, null, category, { ...noTexts, name: localised(tr, en) });
      return;
    }
    if (kind === 'finish') {
      await finishCalls.update(ctx, null, finishIds[product % finishIds.length] ?? 0, {
        name: localised(tr, en),
      });
      return;
    }
    const id = products[product % Math.max(products.length, 1)];
    if (kind === 'create' || id === undefined) {
      const code = `M-${products.length + 1}`;
      const built = { code, category_id: category, name: localised(tr, en) };
      products.push((await buildProduct(ctx, built)).id);
    } else if (kind === 'restore') {
      if (deleted.delete(id)) await restoreProduct(ctx, null, id);
    } else if (!deleted.has(id)) {
      if (kind === 'delete') {
        deleted.add(id);
        await deleteProduct(ctx, null, id);
      } else if (kind === 'variants') {
        const rows = finishes.map(({ id: finish_id, key }) => ({
          code: `M-${products.indexOf(id) + 1}-${place}-${key}`,
          finish_id,
          is_active: place < 2 || key === finishes[0]?.key,
        }));
        await buildVariants(ctx, { id }, en === undefined ? [] : rows);
      } else {
        await updateProduct(ctx, null, id, {
          ...noTexts,
          ...(kind === 'rename' && { name: localised(tr, en) }),
          ...(kind === 'move' && { category_id: category }),
          ...(kind === 'describe' && {
            summary: localised(tr, en),
            attributes: [{ label: { tr: 'Ölçü' }, value: localised(en ?? tr, tr) }],
          }),
        });
      }
    }
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.array(typed, { minLength: 4, maxLength: 4 }),
      async (changes, searches) => {
        for (const next of changes) await apply(next);
        for (const search of searches) {
          const all = ctx.db.selectFrom('products').where('deleted_at', 'is', null);
          const request = { search, where: 'all', products: all, ordered: all, limit: 1_000 } as const;
          const expected = (await findNaively(ctx, search)).sort();
          // The two limits make the search take the path for rare words and the path for common words.
          for (const maxRanked of [1_000, 1]) {
            const { ids, isNear } = await searchProducts(ctx.db, { ...request, maxRanked });
            expect({ search, maxRanked, ids: isNear ? [] : [...ids].sort() }).toEqual({
              search,
              maxRanked,
              ids: expected,
            });
          }
        }
      },
    ),
    { numRuns: 12 },
  );
  const { db } = ctx;
  const live = await db.selectFrom('products').selectAll().where('deleted_at', 'is', null).execute();
  const documents = await db.selectFrom('product_search').selectAll().execute();
  const byId = (rows: typeof documents) => rows.toSorted((a, b) => a.product_id - b.product_id);
  const variants = await selectDocumentVariants(
    db,
    live.map(({ id }) => id),
  );
  expect(byId(documents)).toEqual(
    byId(live.map((row) => productDocument(row, { labels: new Map(), main: 'tr' }, variants.get(row.id)))),
  );
  const starts = await db.selectFrom('product_name_starts').selectAll().execute();
  const inText = (rows: typeof starts) => rows.map((row) => `${row.product_id} ${row.start}`).sort();
  expect(inText(starts)).toEqual(
    inText(documents.flatMap((each) => nameStarts(each).map((start) => ({ ...each, start })))),
  );
  const counts: Awaited<ReturnType<typeof storedWords>> = new Map();
  countWords(counts, documents, 1);
  expect(await storedWords(ctx)).toEqual(counts);
});

async function storedWords({ db }: Context) {
  const rows = await db.selectFrom('search_words').selectAll().execute();
  return new Map(rows.map(({ word, ...count }): [string, typeof count] => [word, count]));
}
