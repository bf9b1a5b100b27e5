import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import { loadCategoryPage } from '#features/site-api/server/category-page.read.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildFinish, buildProduct, buildSize, buildVariants } from '#test/factories.ts';
import { dropOldest, loadFilterIndex, maxTextProducts } from './filter-index.read.ts';

const { ctx, clock } = await openTestApp();
const { writer } = ctx.connections;
const top = await buildCategory(ctx);
const child = await buildCategory(ctx, { sub_category: top.id });
const elsewhere = await buildCategory(ctx);
const sizes = [await buildSize(ctx, { key: 'bir' }), await buildSize(ctx, { key: 'iki' })] as const;
const finish = await buildFinish(ctx, { key: 'nikel' });
const materials = ['Zamak', 'Pirinç', 'Çelik'];
const types = ['kordon', 'zincir'];
const ids: number[] = [];
for (let at = 0; at < 6; at += 1) {
  const { id } = await buildProduct(ctx, {
    category_id: [top, child, elsewhere][at % 3]?.id ?? 0,
    transporter_types: types.slice(at % 2),
    attributes: [{ label: { tr: 'Malzeme' }, value: { tr: materials[at % 3] ?? '' } }],
  });
  const of = [sizes[at % 2], sizes[0]].map((size, at) => ({
    size_id: size?.id ?? null,
    finish_id: at ? finish.id : null,
  }));
  await buildVariants(ctx, { id }, at % 2 ? of : of.slice(1));
  ids.push(id);
}
const [{ id: label } = { id: 0 }] = await ctx.db.selectFrom('attribute_labels').select('id').execute();
await sql`update attribute_labels set kind = 'choice', choices = ${JSON.stringify(
  materials.map((tr, at) => ({ key: `c${at}`, name: { tr }, also: [], color: '' })),
)}`.execute(writer);
const filters = [
  {},
  { attribute: `${label}-c0` },
  { size: 'bir' },
  { size: 'iki', finish: 'nikel' },
  { transporter_types: 'zincir' },
];

/** The page as a process shows it that has kept the index (`kept`), and as one does that has just started. */
const read = async (filter: object, { kept = true, maxIndexed = 5_000 } = {}): Promise<CategoryPage> => {
  const db = kept ? ctx.db : ctx.connections.reader.withoutPlugins();
  const snapshot = createSnapshot({ ...ctx, db }, 'tr');
  const page = await loadCategoryPage(snapshot, { seoName: top.seo_name, page: 1, filter, maxIndexed });
  if (!page) throw new Error('There is no such category');
  return page;
};
const withoutAttributes = (page: CategoryPage) => ({ ...page, attributes: [], offered_attributes: [] });

it('values that a job reads again are counted at once, and a change that no filter shows keeps the index', async () => {
  const load = async () => {
    const snapshot = createSnapshot(ctx, 'tr');
    const view = await snapshot.view();
    const labels = await snapshot.attributeLabels();
    const changes = await snapshot.categoryChanges();
    const wanted = { labels, changes, inCategory: maxTextProducts + 1 };
    return loadFilterIndex(view, view.categories.subtree(top.id), wanted);
  };
  const offered = async () => (await load()).offered(label)?.label.choices.map(({ name }) => name);
  const product_id = ids[0] ?? 0;
  expect(await offered()).toBeUndefined();
  await writer
    .insertInto('product_attribute_values')
    .values({ product_id, packed: `${label}:=c0` })
    .execute();
  expect(await offered()).toEqual(['Zamak']);
  await writer
    .updateTable('product_attribute_values')
    .set({ packed: `${label}:=c1` })
    .execute();
  expect(await offered()).toEqual(['Pirinç']);
  const index = await load();
  await sql`update products set name = '{"tr":"Başka"}', updated_at = '2026-03-02'`.execute(writer);
  expect(await load()).toBe(index);
  await writer.deleteFrom('product_attribute_values').execute();
  expect(await offered()).toBeUndefined();
});

// Each change is one statement, as another process or an older release might write it.
const change = fc.record({
  id: fc.constantFrom(...ids),
  set: fc.constantFrom(
    ...[0, 1].map((value) => sql`is_active = ${value}`),
    ...[null, '2026-01-01T00:00:00.000Z'].map((at) => sql`deleted_at = ${at}`),
    ...[top, child, elsewhere].map((category) => sql`category_id = ${category.id}`),
    ...['2026-01-01T00:00:00.000Z', '2026-03-02T09:30:00.000Z', '2999-01-01T00:00:00.000Z'].map(
      (at) => sql`published_at = ${at}`,
    ),
    ...[1, 5, 9].map((queue) => sql`queue = ${queue}`),
    ...materials.map((tr) => sql`attributes = ${JSON.stringify([{ label_id: label, value: { tr } }])}`),
    ...['', ',1,', ',2,'].map((set) => sql`transporter_type_ids = ${set}`),
    sql`variant_set_id = 0`,
  ),
  minutes: fc.constantFrom(0, 0, 7),
});

it('kept indexes show what was written or published since, and what a list filtered by the database shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      for (const { id, set, minutes } of changes) {
        await sql`update products set ${set} where id = ${id}`.execute(writer);
        clock.advance(minutes * 60_000);
        for (const filter of filters) {
          const kept = await read(filter);
          expect(kept).toEqual(await read(filter, { kept: false }));
          if (!('attribute' in filter))
            expect(withoutAttributes(kept)).toEqual(withoutAttributes(await read(filter, { maxIndexed: 0 })));
        }
      }
    }),
    { numRuns: 12 },
  );
});

it('the least recently used indexes make room for others', () => {
  const all = new Map([5, 9, 4].map((bytes, at) => [String(at), { bytes }]));
  dropOldest(all, 13);
  expect([...all.keys()]).toEqual(['1', '2']);
  dropOldest(all, 3);
  expect(all.size).toBe(0);
});
