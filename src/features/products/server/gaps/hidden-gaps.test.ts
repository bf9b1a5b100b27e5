import { expect, it } from 'vitest';
import type { HiddenGaps } from '../../product-bulk.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const category = await buildCategory(app.ctx);
const build = (fields: object) =>
  buildProduct(app.ctx, { category_id: category.id, is_active: false, ...fields });
const long = 'Deri kemerler için paslanmaz çelikten, eğimli ve sağlam bir toka.';
const read = async (query: Record<string, string>) => {
  const url = `/api/admin/products/hidden-gaps?${new URLSearchParams(query).toString()}`;
  return (await app.call<HiddenGaps>('GET', url, undefined, editor)).body;
};
const named = ({ gaps }: HiddenGaps) =>
  Object.fromEntries(gaps.map(({ who, field, label, count }) => [`${who} ${field} ${label}`.trim(), count]));

it('hidden products are asked for what they lack, shown ones are not, the most frequent gap first', async () => {
  const bare = await build({ name: { tr: 'Boş' } });
  const summarised = await build({
    name: { tr: 'Özetli', en: 'Summarised' },
    summary: { tr: long, en: long },
  });
  const shown = await build({ is_active: true });
  const found = await read({ id_list: [shown, bare, summarised].map(({ id }) => id).join(',') });
  expect(found).toMatchObject({ hidden: 2, incomplete: 2, first: { id: bare.id, name: 'Boş' } });
  expect(named(found)).toEqual({
    'visitors description_tr': 2,
    'visitors images': 2,
    'visitors summary_tr': 1,
    'search seo_description_tr': 1,
    'language name_en': 1,
  });
  expect(found.gaps.map(({ count }) => count)).toEqual([2, 2, 1, 1, 1]);
  const filtered = await read({ filter: JSON.stringify({ category_id: category.id, state: 'hidden' }) });
  expect(filtered).toMatchObject({ hidden: 2, incomplete: 2 });
  expect(await read({ id_list: String(shown.id) })).toEqual({
    hidden: 0,
    incomplete: 0,
    gaps: [],
    first: null,
  });
});

it('an attribute that the family requires is named, also where a category above requires it', async () => {
  const labelled = await build({
    attributes: [{ label: { tr: 'Malzeme' }, value: { tr: 'Çelik', en: 'Steel' } }],
  });
  const [row] = await app.ctx.db.selectFrom('attribute_labels').select('id').execute();
  const required = [row?.id ?? 0];
  const url = `/api/admin/categories/${category.id}`;
  const { status } = await app.call(
    'PUT',
    url,
    { attribute_labels: required, required_attributes: required, version: 1 },
    editor,
  );
  expect(status).toBe(200);
  const child = await buildCategory(app.ctx, { sub_category: category.id });
  const lacking = await build({ category_id: child.id });
  const found = await read({ id_list: `${labelled.id},${lacking.id}` });
  expect(named(found)).toMatchObject({ 'visitors attributes Malzeme': 1 });
});
