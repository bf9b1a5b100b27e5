import { expect, it } from 'vitest';
import { attributeJobs } from '#features/products/server/reread-attributes.job.ts';
import type { AttributeLabel, AttributeValues } from '#features/attribute-labels/attribute-label.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import type { SearchFacets } from '#features/product-search/facets.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { maxTextProducts } from './filter-index.read.ts';

const app = await openTestApp();
const { ctx } = app;
const editor = await app.signIn('editor');
const category = await buildCategory(ctx, {});
const attribute = (label: string, value: string) => ({ label: { tr: label }, value: { tr: value } });

/** Products as a supplier lists them: lengths in two units, two that nobody can read, materials in two spellings. */
const lengths = [
  '8 mm',
  '1,2 cm',
  '15',
  '22 mm',
  '25 mm',
  '31 mm',
  '38 mm',
  '40 mm',
  '44 mm',
  '1.250',
  'uzun',
];
const materials = ['Pirinç', 'pirinç', 'MS 58', 'Zamak', 'Zamak; Pirinç'];
for (const [at, length] of lengths.entries())
  await buildProduct(ctx, {
    category_id: category.id,
    code: `TY-${at}`,
    attributes: [
      attribute('Boy', length),
      attribute('Malzeme', materials[at % materials.length] ?? ''),
      attribute('Yıkanabilir', at % 2 ? 'Evet' : 'Hayır'),
    ],
  });

type Written = { data: AttributeLabel; message?: string; errors?: Record<string, string[]> };
const labels = (await app.call<AttributeLabel[]>('GET', '/api/admin/attribute-labels', undefined, editor))
  .body;
const idOf = (name: string) => labels.find(({ name_tr }) => name_tr === name)?.id ?? 0;
const define = (name: string, fields: object) =>
  app.call<Written>('PUT', `/api/admin/attribute-labels/${idOf(name)}`, fields, editor);
const reread = () => runDueJobs(ctx, attributeJobs(ctx));
const read = async (query = '', lang = 'tr') =>
  (await app.call<CategoryPage>('GET', `/api/pages/products/${category.seo_name}?lang=${lang}&${query}`))
    .body;
const offered = (page: CategoryPage, label: string) =>
  (page.offered_attributes.find((one) => one.label === label)?.choices ?? []).map(
    ({ name, count }) => `${name.replaceAll('\u00a0', ' ')}: ${count}`,
  );
const shown = ({ products }: CategoryPage) => products.data.map(({ code }) => code).sort();

it('lists what products have written before a kind is chosen', async () => {
  const url = `/api/admin/attribute-labels/${idOf('Malzeme')}/values`;
  const { body } = await app.call<AttributeValues>('GET', url, undefined, editor);
  expect(body).toMatchObject({ has_more: false });
  expect(body.values).toContainEqual({ text: 'MS 58', product_count: 2, codes: ['TY-2', 'TY-7'] });
  expect(body.values).toHaveLength(5);
  const missing = await app.call('GET', '/api/admin/attribute-labels/9999/values', undefined, editor);
  expect(missing.status).toBe(404);
});

it('refuses a definition that contradicts itself, and changes nothing', async () => {
  const units = await define('Boy', { kind: 'number', unit: 'mm', second_unit: 'kg' });
  expect([units.status, units.body.errors]).toEqual([
    422,
    { second_unit: ['Birinci birimle aynı büyüklüğün başka bir birimi olmalı.'] },
  ]);
  const twice = [{ name: { tr: 'Pirinç' } }, { name: { tr: 'Bakır' }, also: ['PİRİNÇ'] }];
  const shared = await define('Malzeme', { kind: 'choices', choices: twice });
  expect([shared.status, shared.body.errors]).toEqual([
    422,
    { choices: ['“PİRİNÇ” iki seçenekte birden var.'] },
  ]);
  expect((await define('Boy', { kind: 'fathom' })).status).toBe(422);
  expect((await read()).offered_attributes.length).toBeGreaterThan(0);
});

it('numbers are filtered in round ranges, choices by their names in each language', async () => {
  await define('Boy', { kind: 'number', unit: 'mm' });
  const choices = [{ name: { tr: 'Pirinç', en: 'Brass' }, also: ['MS 58'] }, { name: { tr: 'Zamak' } }];
  const { body } = await define('Malzeme', { kind: 'choices', choices });
  expect(body.data.choices.map(({ key }) => key)).toEqual(['pirinc', 'zamak']);
  await define('Yıkanabilir', { kind: 'yes-no' });
  await reread();
  const page = await read();
  expect(offered(page, 'Boy')).toEqual([
    '0–10 mm: 1',
    '10–20 mm: 2',
    '20–30 mm: 2',
    '30–40 mm: 2',
    '40–50 mm: 2',
  ]);
  expect(offered(page, 'Malzeme')).toEqual(['Pirinç: 9', 'Zamak: 4']);
  expect(offered(await read('', 'en'), 'Malzeme')).toEqual(['Brass: 9', 'Zamak: 4']);
  expect(offered(page, 'Yıkanabilir')).toEqual(['Evet: 5', 'Hayır: 6']);
  const boy = idOf('Boy');
  expect(shown(await read(`attribute=${boy}-10-20`))).toEqual(['TY-1', 'TY-2']);
  // The key of another range of the same address is its own filter, whatever the page offers now.
  expect(shown(await read(`attribute=${boy}-12-12`))).toEqual(['TY-1']);
  expect(shown(await read(`attribute=${boy}-10-20,${idOf('Malzeme')}-zamak`))).toEqual([]);
});

it('a page shows values in its language and in the second unit, and unread ones as they are', async () => {
  await define('Boy', { second_unit: 'in' });
  const product = async (code: string, lang: string) => {
    const { data } = (await read()).products;
    const slug = data.find((one) => one.code === code)?.seo_name ?? '';
    const { body } = await app.call<ProductPage>('GET', `/api/pages/product/${slug}?lang=${lang}`);
    return body.attributes;
  };
  expect((await product('TY-1', 'en'))[0]).toMatchObject({
    value: '12\u00a0mm (0.472\u00a0in)',
    measure: { low: 12, high: 12, unit_code: 'MMT' },
  });
  expect((await product('TY-1', 'en'))[1]).toMatchObject({ value: 'Brass' });
  expect((await product('TY-9', 'tr'))[0]).toMatchObject({ value: '1.250' });
  expect((await product('TY-9', 'tr'))[0]).not.toHaveProperty('measure');
});

it('the search finds a choice in the other language', async () => {
  const url = '/api/pages/search-facets?search=brass&lang=en';
  const { body } = await app.call<SearchFacets>('GET', url);
  expect(JSON.stringify(body)).toContain('Brass');
});

it('a renamed choice keeps its products and its address', async () => {
  const before = (
    await app.call<AttributeLabel>('GET', `/api/admin/attribute-labels/${idOf('Malzeme')}`, undefined, editor)
  ).body;
  const long = 'uzun adlı pirinç '.repeat(5).trim();
  const withName = (choices: AttributeLabel['choices'], tr: string, en: string) =>
    choices.map((choice) => (choice.key === 'pirinc' ? { ...choice, name: { tr, en } } : choice));
  const first = await define('Malzeme', { choices: withName(before.choices, long, 'Brass') });
  const renamed = withName(first.body.data.choices, 'Sarı pirinç', 'Yellow brass');
  const { body } = await define('Malzeme', { choices: renamed });
  const [choice] = body.data.choices;
  expect(choice).toMatchObject({
    key: 'pirinc',
    also: expect.arrayContaining(['MS 58', long, 'Brass']) as string[],
  });
  // A former name may be as long as any name, so what was answered can be sent again.
  expect((await define('Malzeme', { choices: body.data.choices })).status).toBe(200);
  await reread();
  expect(offered(await read(), 'Malzeme')).toContain('Sarı pirinç: 9');
  expect(shown(await read(`attribute=${idOf('Malzeme')}-pirinc`))).toHaveLength(9);
});

it('a new value must be readable; one that was stored before stays', async () => {
  const { body: list } = await app.call<{ data: { id: number; code: string }[] }>(
    'GET',
    '/api/admin/products?per_page=100',
    undefined,
    editor,
  );
  const save = (code: string, value: string) =>
    app.call<Written>(
      'PUT',
      `/api/admin/products/${list.data.find((one) => one.code === code)?.id}`,
      { attributes: [{ label_id: idOf('Boy'), value: { tr: value } }] },
      editor,
    );
  const refused = await save('TY-0', 'kısa');
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'attributes.0.value_tr': ['Sayı olarak okunamadı. Örnek: 12,5\u00a0mm'] },
  ]);
  expect((await save('TY-10', 'uzun')).status).toBe(200);
  expect((await save('TY-0', '9,5 mm')).status).toBe(200);
  expect(shown(await read(`attribute=${idOf('Boy')}-9d5-9d5`))).toEqual(['TY-0']);
});

it('staff choose by which attributes a category is filtered, in which order', async () => {
  const choose = (fields: object) =>
    app.call<Written>('PUT', `/api/admin/categories/${category.id}`, fields, editor);
  await choose({ attribute_labels: [idOf('Yıkanabilir'), idOf('Boy')], filter_attributes: [idOf('Boy')] });
  expect((await read()).offered_attributes.map(({ label }) => label)).toEqual(['Boy']);
  // A label outside the template filters nothing.
  await choose({ filter_attributes: [idOf('Malzeme')] });
  expect((await read()).offered_attributes).toHaveLength(3);
  const nine = await choose({ filter_attributes: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  expect(nine.body.errors).toEqual({ filter_attributes: ['En çok 8 özellik süzebilir'] });
});

it('a category with many products is filtered by readable attributes alone, with the same counts', async () => {
  await define('Yıkanabilir', { kind: 'text' });
  await reread();
  const few = await read();
  expect(few.offered_attributes.map(({ label }) => label)).toContain('Yıkanabilir');
  for (let at = lengths.length; at <= maxTextProducts; at += 1)
    await buildProduct(ctx, { category_id: category.id, attributes: [] });
  const many = await read();
  expect(many.products.total).toBe(maxTextProducts + 1);
  expect(many.offered_attributes.map(({ label }) => label).sort()).toEqual(['Boy', 'Malzeme']);
  for (const label of ['Boy', 'Malzeme']) expect(offered(many, label)).toEqual(offered(few, label));
  const zamak = `attribute=${idOf('Malzeme')}-zamak`;
  expect(shown(await read(zamak))).toEqual(['TY-3', 'TY-4', 'TY-8', 'TY-9']);
  // Read values are kept between pages; a change counts at once.
  const added = await buildProduct(ctx, {
    category_id: category.id,
    attributes: [{ label_id: idOf('Malzeme'), label: {}, value: { tr: 'zamak' } }],
  });
  expect(shown(await read(zamak))).toEqual([added.code, 'TY-3', 'TY-4', 'TY-8', 'TY-9']);
  await app.call('PUT', `/api/admin/products/${added.id}`, { attributes: [] }, editor);
  expect(shown(await read(zamak))).toEqual(['TY-3', 'TY-4', 'TY-8', 'TY-9']);
});
