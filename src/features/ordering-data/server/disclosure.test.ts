import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductPage } from '#features/products/product-page.ts';
import { emptyPages, openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildProduct, buildVariants } from '#test/factories.ts';
import { readPdfText } from '#test/files/pdf-text.ts';
import { noOrderingData } from '../ordering-data.ts';
import { disclosedFields, type DisclosedField } from '../ordering-fields.rules.ts';

/** Values that occur nowhere else, and what visitors read of them. */
const markers: Readonly<Record<DisclosedField, string>> = {
  status: '"status":"running_out"',
  minimum_order: '7654301',
  pack_quantity: '7654302',
  carton_quantity: '7654303',
  dimensions: '76543.4',
  weight: '76543.5',
  gross_weight: '76543.6',
  lead_time: 'isaretli-sure',
  origin: 'Moğolistan',
  hs_code: '7654.32.19.80.76',
  gtin: '76543210000093',
};
/** The same in a CSV feed, where it differs. */
const csvMarkers: Partial<Record<DisclosedField, string>> = {
  status: ';running_out;',
  origin: ';MN;',
  dimensions: '76543,4',
  weight: '76543,5',
  gross_weight: '76543,6',
};
/** The same on paper. */
const sheetMarkers: Partial<Record<DisclosedField, string>> = {
  status: 'Tükeniyor',
  minimum_order: '7.654.301',
  pack_quantity: '7.654.302',
  carton_quantity: '7.654.303',
  dimensions: '76.543,4',
  weight: '76.543,5',
  gross_weight: '76.543,6',
};
const ordering = {
  status: 'running_out',
  successor: '',
  minimum_order: 7654301,
  carton_quantity: 7654303,
  length: 76543.4,
  width: null,
  height: null,
  gross_weight: 76543.6,
  lead_time: { tr: markers.lead_time },
  origin: 'MN',
  hs_code: '765432198076',
} as const;
const own = { ...ordering, gtin: '', weight: 76543.5, pack_quantity: 7654302 };

let app: TestApp;
let admin: Readonly<Record<string, string>>;
const seo: Record<'model' | 'plain', string> = { model: '', plain: '' };
const feeds: string[] = [];

beforeAll(async () => {
  app = await openTestApp({
    frontend: emptyPages,
    environment: { LIMITS: 'feeds=1000/600,documents=1000/600' },
  });
  admin = await app.signIn('admin');
  const category = await buildCategory(app.ctx, { name: 'Tokalar', seo_name: 'tokalar' });
  const model = await buildProduct(app.ctx, { name: 'Toka', category_id: category.id, is_featured: true });
  await buildVariants(app.ctx, model, [
    {
      code: 'M-1',
      weight: 76543.5,
      pack_quantity: 7654302,
      ordering: { ...noOrderingData, ...ordering, gtin: markers.gtin },
    },
  ]);
  const plain = await buildProduct(app.ctx, { name: 'Halka', category_id: category.id });
  await app.call('PUT', `/api/admin/products/${plain.id}/variants`, { variants: [], own }, admin);
  seo.model = model.seo_name;
  seo.plain = plain.seo_name;
  for (const format of ['json', 'csv']) {
    const feed = { name: 'Bayi', lang: 'tr', format };
    const made = await app.call<{ data: { address: string } }>('POST', '/api/admin/data-feeds', feed, admin);
    feeds.push(made.body.data.address);
  }
});

const disclose = (publicOrderingFields: readonly string[]) =>
  app.call('PUT', '/api/admin/configuration', { publicOrderingFields }, admin);
const page = async (name: keyof typeof seo) =>
  (await app.call<ProductPage>('GET', `/api/pages/product/${seo[name]}`)).body;

/** The addresses of all public calls, with the names of what exists. */
function publicAddresses(): string[] {
  const known: Readonly<Record<string, readonly string[]>> = {
    '/api/pages/product/:seo_name': Object.values(seo).map((name) => `/api/pages/product/${name}`),
    '/api/feeds/:file': feeds,
    '/api/pages/products/:seo_name': ['/api/pages/products/tokalar', '/api/pages/products/tokalar?page=2'],
    '/api/pages/search-products': ['toka', ...Object.values(markers)].map(
      (text) => `/api/pages/search-products?search=${encodeURIComponent(text)}`,
    ),
    '/api/pages/product-cards': ['/api/pages/product-cards?ids=1,2'],
    '/api/pages/search-facets': ['/api/pages/search-facets?search=toka'],
  };
  return app.routes.flatMap(({ method, url, config }) => {
    if (config?.access !== 'public' || ![method].flat().includes('GET')) return [];
    return known[url] ?? [url.replaceAll(/:\w+/g, '1').replaceAll('*', '')];
  });
}

describe.each(disclosedFields)('%s', (field) => {
  const others = disclosedFields.filter((one) => one !== field);

  it('for staff only is in no answer to visitors', async () => {
    await disclose(others);
    const addresses = publicAddresses();
    expect(addresses.length).toBeGreaterThan(25);
    for (const url of addresses) {
      const { payload } = await app.app.inject({ method: 'GET', url });
      // An answer may repeat what was searched for.
      const isFound = payload.replaceAll(url, '').includes(markers[field]);
      expect(isFound && !url.includes('?search='), url).toBe(false);
    }
    expect(JSON.stringify(await page('model'))).not.toContain(markers[field]);
  });

  it('made public is on the page of the product, and alone', async () => {
    await disclose([field]);
    const model = JSON.stringify(await page('model'));
    const plain = JSON.stringify(await page('plain'));
    expect(model).toContain(markers[field]);
    if (field !== 'gtin') expect(plain).toContain(markers[field]);
    for (const other of others) expect(model + plain, other).not.toContain(markers[other]);
  });

  it('made public is in the feeds, and alone', async () => {
    await disclose([field]);
    const answers = await Promise.all(feeds.map((url) => app.app.inject({ method: 'GET', url })));
    const [json = '', csv = ''] = answers.map(({ payload }) => payload);
    expect(json).toContain(markers[field]);
    expect(csv).toContain(csvMarkers[field] ?? markers[field]);
    for (const other of others)
      for (const marker of [markers[other], csvMarkers[other] ?? markers[other]])
        expect(json + csv, other).not.toContain(marker);
  });
});

it.each(disclosedFields)('%s made public is on the data sheet, and alone', async (field) => {
  await disclose([field]);
  const { rawPayload } = await app.app.inject({ url: `/dosya/foy/tr/${seo.model}.pdf?v=M-1` });
  const text = (await readPdfText(rawPayload)).join('\n');
  const shown = disclosedFields.filter((one) => text.includes(sheetMarkers[one] ?? markers[one]));
  expect(shown).toEqual([field]);
});

it('at first visitors see status, minimum order and what they saw before: pack quantity and net weight', async () => {
  const fresh = await openTestApp();
  const headers = await fresh.signIn('viewer');
  const { body } = await fresh.call<{ publicOrderingFields: string[] }>(
    'GET',
    '/api/admin/configuration',
    undefined,
    headers,
  );
  expect(body.publicOrderingFields).toEqual(['status', 'minimum_order', 'pack_quantity', 'weight']);
});

describe('the successor of a replaced article', () => {
  const successorOf = async (code: string) => {
    const { id } = await buildProduct(app.ctx, { name: `Eski ${code}` });
    await app.call(
      'PUT',
      `/api/admin/products/${id}/variants`,
      { variants: [], own: { status: 'replaced', successor: code } },
      admin,
    );
    const { body } = await app.call<{ seo_name: string }>(
      'GET',
      `/api/admin/products/${id}`,
      undefined,
      admin,
    );
    const shown = await app.call<ProductPage>('GET', `/api/pages/product/${body.seo_name}`);
    return shown.body.ordering;
  };

  it('is a product or a variant that visitors see, the next one alone of a chain', async () => {
    await disclose(['status']);
    const last = await buildProduct(app.ctx, { code: 'SON', name: 'Son' });
    const next = await buildProduct(app.ctx, { code: 'YENI', name: 'Yeni' });
    await buildVariants(app.ctx, next, [
      { code: 'YENI-1', ordering: { ...noOrderingData, status: 'replaced', successor: 'SON' } },
    ]);
    expect(await successorOf('SON')).toEqual({
      status: 'replaced',
      successor: { code: 'SON', name: 'Son', seo_name: last.seo_name, variant: null },
    });
    expect((await successorOf('YENI-1'))?.successor).toEqual({
      code: 'YENI-1',
      name: 'Yeni',
      seo_name: next.seo_name,
      variant: 'YENI-1',
    });
  });

  it('that visitors do not see is not named', async () => {
    await disclose(['status']);
    await buildProduct(app.ctx, { code: 'GIZLI', is_active: false });
    const deleted = await buildProduct(app.ctx, { code: 'SILINMIS' });
    const model = await buildProduct(app.ctx);
    await buildVariants(app.ctx, model, [{ code: 'KAPALI', is_active: false }]);
    expect(await successorOf('GIZLI')).toEqual({ status: 'replaced' });
    expect(await successorOf('KAPALI')).toEqual({ status: 'replaced' });
    const { id } = await buildProduct(app.ctx, { code: 'ESKI', name: 'Eski' });
    const body = { variants: [], own: { status: 'replaced', successor: 'SILINMIS' } };
    await app.call('PUT', `/api/admin/products/${id}/variants`, body, admin);
    await app.call('DELETE', `/api/admin/products/${deleted.id}`, {}, admin);
    const shown = await app.call<ProductPage>('GET', '/api/pages/product/eski');
    expect(shown.body.ordering).toEqual({ status: 'replaced' });
  });
});
