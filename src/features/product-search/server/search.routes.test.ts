import { describe, expect, it, onTestFinished } from 'vitest';
import type { ProductRows } from '#features/products/product.ts';
import type { FoundProduct } from '../search.ts';
import { categories } from '#features/categories/server/categories.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { activateProducts, deleteProducts, moveProducts } from '#features/products/server/bulk.service.ts';
import { deleteProduct, restoreProduct } from '#features/products/server/deletion.service.ts';
import { duplicateProduct } from '#features/products/server/duplication.service.ts';
import { updateProduct } from '#features/products/server/products.service.ts';

const { ctx, call, clock, signIn } = await openTestApp({ environment: { LIMITS: 'search=100000/60' } });
const staff = await signIn('viewer');
const noTexts = { name: {}, summary: {}, description: {}, seo_title: {}, seo_description: {} };

const rings = await buildCategory(ctx, { name: { tr: 'Halkalar', en: 'Hoops' } });
const open = await buildCategory(ctx, { name: 'Açık ağızlı', sub_category: rings.id });
const hidden = await buildCategory(ctx, { name: 'Gizli', is_active: false });
const other = await buildCategory(ctx, { name: 'Çeşitli' });
const product = (code: string, input: Parameters<typeof buildProduct>[1]) =>
  buildProduct(ctx, { category_id: other.id, code, ...input });

await product('HL-35', { name: { tr: 'D-Halka 35 mm', en: 'D-ring 35 mm' }, category_id: open.id });
await product('SN 150', {
  name: { tr: 'Çıtçıt', en: 'Snap fastener' },
  summary: 'Yağmurluk için',
  transporter_types: ['kordon', 'aski'],
});
await product('KG.8', {
  name: 'Işıklı KUŞGÖZÜ',
  description: { tr: '<p>Şeffaf <strong>İğne</strong>&nbsp;ile</p>' },
  transporter_types: ['zincir'],
});
await product('TK-1', {
  name: 'Toka',
  attributes: [{ label: { tr: 'Kaplama', en: 'Finish' }, value: { tr: 'Gümüş', en: 'Silver' } }],
});

async function find(search: string, more = ''): Promise<FoundProduct[]> {
  const { status, body } = await call<FoundProduct[]>(
    'GET',
    `/api/pages/search-products?search_type=all&lang=tr&search=${encodeURIComponent(search)}${more}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const codes = (products: readonly { code: string }[]) => products.map(({ code }) => code);

describe('every spelling finds', () => {
  it.each([
    ...['çıtçıt', 'citcit', 'CITCIT', 'ÇITÇIT', 'Çıtçıt', 'c\u0327ıtc\u0327ıt', 'ÇİTÇİT', 'cıt'].map(
      (text) => [text, 'SN 150'] as const,
    ),
    ...['HL 35', 'HL-35', 'hl35', 'HL.35', 'hl', 'HL3'].map((text) => [text, 'HL-35'] as const),
    ...['d-halka', 'dhalka', 'D HALKA', 'halka d', '35mm halka', 'halka 35', 'dring', 'mm d-ri'].map(
      (text) => [text, 'HL-35'] as const,
    ),
    ...['SN150', 'sn-150', 'snap', 'SNAP FASTENER', 'fastener snap', 'yagmur', 'YAĞMURLUK'].map(
      (text) => [text, 'SN 150'] as const,
    ),
    ...['kg8', 'KG 8', 'ışıklı', 'ISIKLI', 'IŞIKLI', 'İSİKLİ', 'kusgozu', 'kuşgözü'].map(
      (text) => [text, 'KG.8'] as const,
    ),
    ...['İĞNE', 'igne', 'iğne şeffaf', "kuşgözü'nün", 'seffaf kus'].map((text) => [text, 'KG.8'] as const),
    ...['gümüş toka', 'SILVER', 'silv', 'gumus toka'].map((text) => [text, 'TK-1'] as const),
    ...['halkalar', 'HOOPS', 'açık', 'acik agizli halka'].map((text) => [text, 'HL-35'] as const),
  ])('%j', async (text, code) => {
    const found = await find(text);
    expect(codes(found)).toEqual([code]);
    expect(found[0]).not.toHaveProperty('is_near');
    const { body } = await call<ProductRows>(
      'GET',
      `/api/admin/products?search=${encodeURIComponent(text)}`,
      undefined,
      staff,
    );
    expect(codes(body.data)).toEqual([code]);
  });

  it.each(['strong', 'nbsp', 'toka kuşgözü', '%', '_', '"', "'", '*', 'NEAR(', 'zzz'])(
    'but not %j',
    async (text) => {
      expect(await find(text)).toEqual([]);
    },
  );
});

describe('a misspelt search', () => {
  it.each([
    ['kusgzou', ['KG.8']],
    ['kuşgöz', ['KG.8']],
    ['citcitt', ['SN 150']],
    ['toca', ['TK-1']],
    ['gözü', ['KG.8']],
    ['ışıklo kuşgüzü', ['KG.8']],
    ['halka 36', ['HL-35']],
  ])('%j finds products with similar words', async (text, found) => {
    expect(codes(await find(text))).toEqual(found);
  });

  it('says that the words are only similar', async () => {
    expect((await find('toca')).map(({ is_near: isNear }) => isNear)).toEqual([true]);
  });
});

describe('results', async () => {
  const category = await buildCategory(ctx, { name: 'Sıra' });
  const build = (code: string, name: string, summary = '') =>
    buildProduct(ctx, { category_id: category.id, code, name, summary });
  await build('KC-1', 'Karabina');
  await build('Z-2', 'Uçlu mandal');
  await build('Z-3', 'Mandal');
  await build('MANDAL', 'Uç');
  await build('Z-4', 'Uç', 'Mandalsız');
  await build('Z-5', 'Küçük mandal');
  await build('MANDAL-2', 'Uç');

  it('are ordered by exact code, beginning of the name, name, code, other texts, then catalogue order', async () => {
    expect(codes(await find('mandal'))).toEqual(['MANDAL', 'Z-3', 'Z-5', 'Z-2', 'MANDAL-2', 'Z-4']);
  });

  it('with the whole word come before those that continue it, and then those of a category of that name', async () => {
    const hook = await buildCategory(ctx, { name: 'Ördek' });
    const built = [
      await build('W-1', 'Ördek'),
      await buildProduct(ctx, { category_id: hook.id, code: 'W-2', name: 'Gaga' }),
      await build('W-3', 'Küçük ördek 8 mm'),
      await build('W-4', 'Ördekli elcik'),
      await build('ORDEK-2', 'Uç'),
    ];
    onTestFinished(async () => {
      for (const { id } of built) await deleteProduct(ctx, null, id);
    });
    expect(codes(await find('ördek'))).toEqual(['W-1', 'W-3', 'W-2', 'W-4', 'ORDEK-2']);
    expect(codes(await find('ördekl'))).toEqual(['W-4']);
  });

  it('from other texts come first with more of the words in the name', async () => {
    const named = await build('Y-1', 'Zeytin ağacı', 'Kolaylıkla söner.');
    const newer = await build('Y-2', 'Boş', 'Söner, zeytin ağacı renginde.');
    onTestFinished(async () => {
      for (const { id } of [named, newer]) await deleteProduct(ctx, null, id);
    });
    expect(codes(await find('zeytin söner'))).toEqual(['Y-1', 'Y-2']);
    expect(codes(await find('zeytin ağacı söner'))).toEqual(['Y-1', 'Y-2']);
  });

  it('without a text are in the order of the catalogue', async () => {
    expect(codes(await find('')).slice(0, 3)).toEqual(['MANDAL-2', 'Z-5', 'Z-4']);
  });

  it.each([
    ['name', ['Z-3', 'Z-5', 'Z-2']],
    ['code', ['MANDAL', 'MANDAL-2']],
  ])('of a search by %s are ordered the same way', async (type, found) => {
    const { body } = await call<FoundProduct[]>(
      'GET',
      `/api/pages/search-products?search_type=${type}&search=mandal`,
    );
    expect(codes(body)).toEqual(found);
  });
});

describe('the parameters', () => {
  const answer = (query: string) => call<FoundProduct[]>('GET', `/api/pages/search-products${query}`);

  it.each(['', '?search_type=', '?search_type=all&search=&transporter_types=&limit='])(
    'may be left out or empty: %j',
    async (query) => {
      const { status, body } = await answer(query);
      expect([status, body.length]).toEqual([200, 11]);
    },
  );

  it.each(['?search_type=x', '?limit=0', '?limit=61', `?search=${'x'.repeat(201)}`, '?search=a&search=b'])(
    'are refused when they are invalid: %s',
    async (query) => {
      expect(await answer(query)).toMatchObject({ status: 422, body: { success: false } });
    },
  );

  it.each([
    ['kordon', ['SN 150']],
    ['kordon,zincir', ['KG.8', 'SN 150']],
    ['yok', []],
  ])('transporter_types=%s keeps products that have one of them', async (keys, found) => {
    expect(codes((await answer(`?transporter_types=${keys}`)).body)).toEqual(found);
    expect(codes(await find('k', `&transporter_types=${keys}`))).toEqual(
      found.filter((code) => code === 'KG.8'),
    );
  });

  it('limit shortens the list', async () => {
    expect(codes(await find('mandal', '&limit=2'))).toEqual(['MANDAL', 'Z-3']);
  });

  it('lang chooses the language of the answer', async () => {
    const { body } = await answer('?search=citcit&lang=en');
    expect(body).toMatchObject([{ name: 'Snap fastener' }]);
  });
});

describe('visitors', () => {
  it('do not find products that are inactive, scheduled or in a hidden category', async () => {
    const at = new Date(clock.now().getTime() + 1_000).toISOString();
    await product('G-1', { name: 'Görünmez', is_active: false });
    await product('G-2', { name: 'Görünmez', published_at: at });
    await product('G-3', { name: 'Görünmez', category_id: hidden.id });
    expect(await find('görünmez')).toEqual([]);
    clock.advance(1_000);
    expect(codes(await find('görünmez'))).toEqual(['G-2']);
  });

  it('do not find a deleted product until it is restored', async () => {
    const { id } = await product('S-1', { name: 'Silinecek' });
    await deleteProduct(ctx, null, id);
    expect(await find('silinecek')).toEqual([]);
    await restoreProduct(ctx, null, id);
    expect(codes(await find('silinecek'))).toEqual(['S-1']);
  });

  it('find changed products and categories at once', async () => {
    const category = await buildCategory(ctx, { name: 'Eskiler' });
    const { id } = await product('D-1', { name: 'Değişen', category_id: category.id });
    await updateProduct(ctx, null, id, { ...noTexts, name: { tr: 'Yepyeni' }, code: 'Y-1' });
    expect(await find('değişen')).toEqual([]);
    expect(codes(await find('eskiler'))).toEqual(['Y-1']);
    await categories.update(ctx, null, category.id, { ...noTexts, name: { tr: 'Yeniler' } });
    expect([await find('eskiler'), codes(await find('yeniler'))]).toEqual([[], ['Y-1']]);
    const parent = await buildCategory(ctx, { name: 'Üsttekiler' });
    await categories.update(ctx, null, category.id, { ...noTexts, sub_category: parent.id });
    expect(codes(await find('üsttekiler yeniler'))).toEqual(['Y-1']);
    await updateProduct(ctx, null, id, { ...noTexts, category_id: other.id });
    expect(await find('yeniler')).toEqual([]);
    await moveProducts(ctx, null, { id_list: [id], category_id: category.id });
    expect(codes(await find('yeniler'))).toEqual(['Y-1']);
    const { code, id: copyId } = await duplicateProduct(ctx, null, id, {});
    await activateProducts(ctx, null, { id_list: [copyId], is_active: true });
    expect(codes(await find('yepyeni'))).toEqual([code, 'Y-1']);
    await deleteProducts(ctx, null, { delete_list: [id] });
    expect(codes(await find('yepyeni'))).toEqual([code]);
  });
});

it('a client gets 120 searches a minute, then 429', async () => {
  const limited = await openTestApp();
  const statuses = new Set<number>();
  for (let time = 0; time < 120; time += 1)
    statuses.add((await limited.call('GET', `/api/pages/search-products?search=${time}`)).status);
  expect([...statuses]).toEqual([200]);
  const refused = await limited.call('GET', '/api/pages/search-products?search=x');
  expect(refused).toMatchObject({ status: 429, body: { success: false } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
