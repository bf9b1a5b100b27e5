import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/rules/durations.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { openTestApp } from '#test/app.ts';
import {
  buildCategory,
  buildFinish,
  buildMedium,
  buildProduct,
  buildSize,
  buildVariants,
} from '#test/factories.ts';
import type { DataFeedCreated } from '../../data-feed.ts';
import { FeedAnswer } from '../../feed-article.ts';

const publicUrl = 'https://www.firma.test';

async function open(environment: NodeJS.ProcessEnv = { PUBLIC_URL: publicUrl }) {
  const test = await openTestApp({ environment });
  const admin = await test.signIn();
  const make = async (fields: object = {}) => {
    const body = { name: 'Bayiler', lang: 'tr', format: 'json', ...fields };
    const answer = await test.call<{ data: DataFeedCreated }>('POST', '/api/admin/data-feeds', body, admin);
    expect(answer.status).toBe(201);
    return new URL(answer.body.data.address, publicUrl).pathname;
  };
  const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'GET', url, headers });
  const articles = async (url: string) => {
    const { payload } = await fetchFeed(url);
    // The schema is strict, so that an article has nothing that it does not name.
    return FeedAnswer.parse(JSON.parse(payload)).articles;
  };
  return { ...test, admin, make, fetchFeed, articles };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** A product with two variants, and one without. */
async function fill({ ctx, call, admin }: Opened) {
  const main = await buildCategory(ctx, { name: { tr: 'Metal', en: 'Metal parts' } });
  const category = await buildCategory(ctx, { name: 'Toka', sub_category: main.id });
  const size = await buildSize(ctx, { name: '25 mm' });
  const finish = await buildFinish(ctx, { name: { tr: 'Nikel', en: 'Nickel' } });
  const picture = await buildMedium(ctx);
  const model = await buildProduct(ctx, {
    code: 'TK',
    name: { tr: 'Toka', en: 'Buckle' },
    summary: { tr: 'Kısa' },
    seo_name: 'toka',
    description: { tr: '<p>İlk &amp; son</p><ul><li>bir</li><li>iki</li></ul>' },
    attributes: [{ label: { tr: 'Malzeme', en: 'Material' }, value: { tr: 'Zamak', en: 'Zamak' } }],
    category_id: category.id,
  });
  await call('POST', `/api/admin/products/${model.id}/files`, { media_id: picture.id }, admin);
  await buildVariants(ctx, model, [
    { code: 'TK-1', size_id: size.id, finish_id: finish.id, weight: 12.5, pack_quantity: 100 },
    { code: 'TK-2', is_active: false },
  ]);
  const claim = (kind: string, valid_until: string | null) => ({ kind, value: 'Sınıf II', valid_until });
  await call('PUT', `/api/admin/products/${model.id}/claims`, { claims: [claim('rohs', null)] }, admin);
  await call('PUT', `/api/admin/finishes/${finish.id}/claims`, { claims: [claim('oeko_tex', null)] }, admin);
  const plain = await buildProduct(ctx, { code: 'HL', name: '=Halka', category_id: main.id });
  return { main, category, model, plain, finish };
}

describe('a feed', () => {
  it('has an object for each variant and for a product without variants, in its language', async () => {
    const test = await open();
    await fill(test);
    const [variant, plain, ...others] = await test.articles(await test.make());
    expect(others).toEqual([]);
    expect(variant).toMatchObject({
      code: 'TK-1',
      model_code: 'TK',
      name: 'Toka',
      summary: 'Kısa',
      description: 'İlk & son\nbir\niki',
      category_path: ['Metal', 'Toka'],
      url: `${publicUrl}/urun/toka?v=TK-1`,
      attributes: [{ label: 'Malzeme', value: 'Zamak' }],
      size: '25 mm',
      finish: 'Nikel',
      ordering: { weight: 12.5, pack_quantity: 100 },
      claims: [
        { kind: 'rohs', value: 'Sınıf II', finish: null },
        { kind: 'oeko_tex', value: 'Sınıf II', finish: 'Nikel' },
      ],
    });
    expect(variant?.pictures).toMatchObject([
      expect.stringMatching(/^https:\/\/www\.firma\.test\/media\/.+jpg$/),
    ]);
    expect(plain).toMatchObject({ code: 'HL', model_code: 'HL', category_path: ['Metal'], size: null });
    const [english] = await test.articles(await test.make({ lang: 'en' }));
    expect(english).toMatchObject({
      name: 'Buckle',
      summary: 'Kısa',
      fallbacks: { summary: 'tr', description: 'tr' },
      finish: 'Nickel',
      category_path: ['Metal parts', 'Toka'],
      attributes: [{ label: 'Material', value: 'Zamak' }],
      url: `${publicUrl}/en/urun/toka?v=TK-1`,
    });
  });

  it('in CSV opens in a Turkish Excel and runs no formula', async () => {
    const test = await open();
    await fill(test);
    const { headers, payload } = await test.fetchFeed(await test.make({ format: 'csv', name: 'Büyük Bayi' }));
    expect(headers['content-disposition']).toBe('attachment; filename=buyuk-bayi-tr.csv');
    expect(payload.startsWith('\uFEFFcode;model_code;name;')).toBe(true);
    const [titles = '', ...rest] = payload.split('\r\n');
    expect(titles.endsWith(';attribute: Malzeme')).toBe(true);
    expect(rest.join('\n')).toContain('TK-1;TK;Toka;Kısa;"İlk & son\nbir\niki";;Metal > Toka;');
    expect(rest.join('\n')).toContain(';25 mm;Nikel;;;;100;;;;;12,5;');
    expect(payload).toContain("HL;HL;'=Halka;");
  });

  it('of a category has its products and those of its descendants', async () => {
    const test = await open();
    const { main, category } = await fill(test);
    await buildProduct(test.ctx);
    const codes = async (category_id: number) =>
      (await test.articles(await test.make({ category_id }))).map(({ code }) => code);
    expect(await codes(category.id)).toEqual(['TK-1']);
    expect(await codes(main.id)).toEqual(['TK-1', 'HL']);
  });

  it('has nothing that visitors do not see', async () => {
    const test = await open();
    const { ctx, call, clock } = test;
    const { category, model, finish } = await fill(test);
    const later = new Date(clock.now().getTime() + hourMs).toISOString();
    const hidden = await buildCategory(ctx, { is_active: false });
    await buildProduct(ctx, { name: 'isaretli', is_active: false, category_id: category.id });
    await buildProduct(ctx, { name: 'isaretli', published_at: later, category_id: category.id });
    await buildProduct(ctx, { name: 'isaretli', category_id: hidden.id });
    const gone = await buildProduct(ctx, { name: 'isaretli', category_id: category.id });
    await deleteProduct(ctx, null, gone.id);
    const json = await test.make();
    const csv = await test.make({ format: 'csv' });
    const both = async () => (await test.fetchFeed(json)).payload + (await test.fetchFeed(csv)).payload;
    expect(await both()).not.toContain('isaretli');
    expect(await both()).not.toContain('TK-2');
    clock.advance(2 * hourMs);
    expect(await both()).toContain('isaretli');
    // A claim is in the feed until its last day.
    const yesterday = new Date(clock.now().getTime() - dayMs).toISOString().slice(0, 10);
    const claims = [{ kind: 'oeko_tex', value: 'Biten', valid_until: yesterday }];
    const admin = await test.signIn();
    const at = [`/api/admin/products/${model.id}/claims`, `/api/admin/finishes/${finish.id}/claims`];
    for (const url of at) expect((await call('PUT', url, { claims }, admin)).status).toBe(200);
    expect(await both()).not.toContain('Biten');
  });

  it('has exactly the articles of the pages, whatever is hidden', async () => {
    const test = await open();
    const { ctx, call } = test;
    const url = await test.make();
    const flags = fc.record({
      category: fc.boolean(),
      product: fc.boolean(),
      variants: fc.array(fc.boolean(), { maxLength: 3 }),
    });
    const sizes = [await buildSize(ctx), await buildSize(ctx), await buildSize(ctx)];
    await fc.assert(
      fc.asyncProperty(fc.array(flags, { maxLength: 4 }), async (products) => {
        for (const shown of products) {
          const { id: category_id } = await buildCategory(ctx, { is_active: shown.category });
          const product = await buildProduct(ctx, { category_id, is_active: shown.product });
          await buildVariants(
            ctx,
            product,
            shown.variants.map((is_active, index) => ({ is_active, size_id: sizes[index]?.id ?? null })),
          );
        }
        const expected: string[] = [];
        for (const { seo_name } of await ctx.db
          .selectFrom('products')
          .select('seo_name')
          .orderBy('id')
          .execute()) {
          const page = await call<ProductPage>('GET', `/api/pages/product/${seo_name}`);
          if (page.status !== 200) continue;
          const { code, variants } = page.body;
          expected.push(...(variants.length > 0 ? variants.map((variant) => variant.code) : [code]));
        }
        expect((await test.articles(url)).map(({ code }) => code)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  it('is not read again while nothing changed', async () => {
    const test = await open();
    const { ctx, clock } = test;
    const { main } = await fill(test);
    const soon = new Date(clock.now().getTime() + hourMs).toISOString();
    await buildProduct(ctx, { category_id: main.id, published_at: soon });
    const url = await test.make();
    const ask = async (tag?: string) => test.fetchFeed(url, tag ? { 'if-none-match': tag } : {});
    const first = await ask();
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    const same = await ask(first.headers.etag);
    expect([same.statusCode, same.payload]).toEqual([304, '']);
    clock.advance(2 * hourMs);
    const published = await ask(first.headers.etag);
    expect(published.statusCode).toBe(200);
    await buildProduct(ctx, { category_id: main.id });
    const written = await ask(published.headers.etag);
    expect(written.statusCode).toBe(200);
    clock.advance(dayMs);
    expect((await ask(written.headers.etag)).statusCode).toBe(200);
  });

  it('comes compressed, and batch by batch', async () => {
    const test = await open();
    const { id: category_id } = await buildCategory(test.ctx);
    const products = Array.from({ length: 205 }, (_, number) => ({
      code: `P-${number}`,
      name_tr: `Ürün ${number}`,
      is_active: 1,
      category_id,
    }));
    const written = await test.call('POST', '/api/v1/products/batch', { products }, test.admin);
    expect(written.body).toMatchObject({ counts: { created: 205 } });
    const url = await test.make();
    expect(await test.articles(url)).toHaveLength(205);
    const { headers } = await test.fetchFeed(url, { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  });
});

describe('the address of a feed', () => {
  it('answers 404 for another secret or format, and when its language is not shown', async () => {
    const test = await open();
    const url = await test.make({ lang: 'en' });
    const status = async (address: string) => (await test.fetchFeed(address)).statusCode;
    expect(await status(url)).toBe(200);
    expect(await status(url.replace('.json', '.csv'))).toBe(404);
    expect(await status(url.replace(/.\.json/, '-.json'))).toBe(404);
    expect(await status('/api/feeds/1')).toBe(404);
    await test.ctx.connections.writer
      .updateTable('languages')
      .set({ is_active: 0 })
      .where('abbr', '=', 'en')
      .execute();
    expect(await status(url)).toBe(404);
  });

  it('is in no line of the log', async () => {
    const { make, fetchFeed, logs } = await open();
    const url = await make();
    await fetchFeed(url);
    const secret = url.slice('/api/feeds/'.length, -'.json'.length);
    expect(logs.join('')).toContain('/api/feeds/:file');
    expect(logs.join('')).not.toContain(secret);
  });

  it('is fetched 60 times in ten minutes at most', async () => {
    const { make, fetchFeed } = await open({ LIMITS: 'feeds=2/600' });
    const url = await make();
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await fetchFeed(url)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('without a public address names the host that was asked', async () => {
    const test = await open({});
    await buildProduct(test.ctx, { seo_name: 'toka' });
    const { payload } = await test.fetchFeed(await test.make(), { host: 'vitrin.local' });
    expect(payload).toContain('"url":"http://vitrin.local/urun/toka"');
  });
});
