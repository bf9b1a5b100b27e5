import { describe, expect, it } from 'vitest';
import type { ShortLinkAnswer } from '../short-link.ts';
import type { ShortLinkKind } from '../short-code.rules.ts';
import type { Variants } from '#features/variants/variant.ts';
import { isReserved } from '#features/redirects/server/redirect-addresses.ts';
import { dayMs } from '#shared/rules/durations.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { scanCounterOf } from './scan-counter.ts';
import { scanRetentionKind, shortLinkJobs } from './short-links.jobs.ts';

const app = await openTestApp({ environment: { PUBLIC_URL: 'https://www.ornek.test' } });
let editor = await app.signIn('editor');
const admin = await app.signIn('admin');

const ask = async (kind: ShortLinkKind, { id }: { id: number }, body: object = {}) =>
  app.call<ShortLinkAnswer>('POST', '/api/admin/short-links', { kind, id, ...body }, editor);
const shortOf = async (kind: ShortLinkKind, record: { id: number }) =>
  (await ask(kind, record)).body.data.short;

const follow = async (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) => {
  const answer = await app.app.inject({ method: method as 'GET', url: path, headers });
  return [answer.statusCode, answer.headers.location];
};
const led = async (short: string) => (await follow(`/k/${short}`))[1];

type Id = { id: number };
const grid = async ({ id }: Id, variants: readonly object[], own?: object) =>
  (
    await app.call<{ data: Variants }>(
      'PUT',
      `/api/admin/products/${id}/variants`,
      { variants, ...(own && { own }) },
      editor,
    )
  ).body.data.variants;
const change = (path: string, body: object) => app.call('PUT', `/api/admin${path}`, body, editor);
const hide = ({ id, version }: Id & { version: number }) =>
  change(`/products/${id}`, { is_active: false, version });
const remove = ({ id }: Id) => app.call('DELETE', `/api/admin/products/${id}`, undefined, editor);

describe('a short link', () => {
  it('is made once, has a QR code, and leads by 302, which nobody keeps, in the language of the visitor', async () => {
    const product = await buildProduct(app.ctx, { name: { tr: 'Toka', en: 'Buckle' } });
    const first = (await ask('product', product)).body.data;
    expect(first.address).toBe(`https://www.ornek.test/k/${first.short}`);
    expect(first.qr.size).toBe(66);
    expect((await ask('product', product, { lang: 'en' })).body.data).toMatchObject({
      short: first.short,
      address: `${first.address}?lang=en`,
    });
    const page = `/urun/${product.seo_name}`;
    const answer = await app.app.inject(`/k/${first.short}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, page]);
    expect([answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
      'no-store',
      'noindex',
    ]);
    expect(await follow(`/K/${first.short.toUpperCase()}/`)).toEqual([302, page]);
    expect(await follow(`/k/${first.short}?lang=en`)).toEqual([302, `/en${page}`]);
    expect(await follow(`/k/${first.short}`, { cookie: '_lang=en' })).toEqual([302, `/en${page}`]);
    expect(await follow(`/k/${first.short}?lang=tr`, { cookie: '_lang=en' })).toEqual([302, page]);
    expect(await follow(`/k/${first.short}?lang=xx`)).toEqual([302, page]);
  });

  it('that was never made leads to the not-found page, and staff cannot redirect its address', async () => {
    expect(await follow('/k/zzzzzzz')).toEqual([302, '/404']);
    expect(await follow('/k/zzzzzzz?lang=en')).toEqual([302, '/en/404']);
    expect(await follow('/k/javascript:alert')).toEqual([302, '/404']);
    expect(isReserved('/k/zzzzzzz') && isReserved('/01/4006381333931')).toBe(true);
  });

  it('of a record that does not exist is refused and stores nothing', async () => {
    for (const kind of ['product', 'variant', 'category', 'catalogue', 'fair'] as const)
      expect((await ask(kind, { id: 9_999_999 })).status, kind).toBe(404);
    const product = await buildProduct(app.ctx);
    await remove(product);
    expect((await ask('product', product)).status).toBe(404);
    const rows = app.ctx.db.selectFrom('short_links').where('record_id', 'in', [9_999_999, product.id]);
    expect(await rows.selectAll().execute()).toEqual([]);
    const bad = await app.call<Failure>('POST', '/api/admin/short-links', { kind: 'page', id: 1 }, editor);
    expect(bad.status).toBe(422);
  });

  it('is downloaded as SVG and PNG', async () => {
    const product = await buildProduct(app.ctx);
    const short = await shortOf('product', product);
    const path = `/api/admin/short-links/${short}`;
    const fetch = (url: string) => app.app.inject({ method: 'GET', url, headers: editor });
    const svg = await fetch(`${path}/qr.svg`);
    expect(svg.body).toContain('viewBox="0 0 66 66"');
    const png = await fetch(`${path}/qr.png`);
    expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(png.rawPayload.readUInt32BE(16)).toBeGreaterThanOrEqual(1_200);
    expect(png.headers['content-disposition']).toContain(`qr-${short}.png`);
    expect((await fetch(`${path}/qr.gif`)).statusCode).toBe(404);
    expect((await fetch('/api/admin/short-links/zzzzzzz/qr.svg')).statusCode).toBe(404);
  });
});

describe('a printed code lives longer than its record', () => {
  it('follows another slug, and of a hidden product leads to the nearest visible category', async () => {
    const main = await buildCategory(app.ctx);
    const inner = await buildCategory(app.ctx, { sub_category: main.id });
    const product = await buildProduct(app.ctx, { category_id: inner.id });
    const short = await shortOf('product', product);
    const innerShort = await shortOf('category', inner);
    await change(`/products/${product.id}`, { seo_name: `yeni-${product.id}`, version: 1 });
    expect(await led(short)).toBe(`/urun/yeni-${product.id}`);
    await hide({ id: product.id, version: 2 });
    expect(await led(short)).toBe(`/urunler/${inner.seo_name}`);
    await change(`/categories/${inner.id}`, { is_active: false, version: 1 });
    expect([await led(short), await led(innerShort)]).toEqual([
      `/urunler/${main.seo_name}`,
      `/urunler/${main.seo_name}`,
    ]);
    await remove(product);
    await app.call('DELETE', `/api/admin/categories/${inner.id}`, undefined, editor);
    expect(await led(innerShort)).toBe(`/urunler/${main.seo_name}`);
    await change(`/categories/${main.id}`, { is_active: false, version: 1 });
    expect([await led(short), await led(innerShort)]).toEqual(['/urun-ara', '/urun-ara']);
  });

  it('of a deleted product leads to its successor, through those that are gone too', async () => {
    const newest = await buildProduct(app.ctx, { code: 'EN-YENI' });
    const between = await buildProduct(app.ctx, { code: 'ARADA' });
    const old = await buildProduct(app.ctx, { code: 'ESKI' });
    await grid(between, [], { status: 'replaced', successor: 'EN-YENI' });
    await grid(old, [], { status: 'replaced', successor: 'ARADA' });
    const short = await shortOf('product', old);
    expect(await led(short)).toBe(`/urun/${old.seo_name}`);
    await remove(old);
    expect(await led(short)).toBe(`/urun/${between.seo_name}`);
    await hide({ ...between, version: 2 });
    expect(await led(short)).toBe(`/urun/${newest.seo_name}`);
    // The company may decide that visitors do not learn what replaces what.
    const settings = async (fields: string) =>
      app.call('PUT', '/api/admin/configuration', { publicOrderingFields: fields.split(',') }, admin);
    expect((await settings('weight')).status).toBe(200);
    const [category] = await app.ctx.db
      .selectFrom('categories')
      .select('seo_name')
      .where('id', '=', old.category_id)
      .execute();
    expect(await led(short)).toBe(`/urunler/${category?.seo_name}`);
    await settings('status,minimum_order,pack_quantity,weight');
  });

  it('of a deleted product leads to the product that “replaces” it', async () => {
    const old = await buildProduct(app.ctx);
    const next = await buildProduct(app.ctx);
    const short = await shortOf('product', old);
    await app.ctx.connections.writer
      .insertInto('product_associations')
      .values({ product_id: next.id, kind: 'replaces', other_id: old.id })
      .execute();
    await remove(old);
    expect(await led(short)).toBe(`/urun/${next.seo_name}`);
  });

  it('of a variant names its present code; without it leads to its product', async () => {
    const product = await buildProduct(app.ctx);
    const page = `/urun/${product.seo_name}`;
    const [one] = await grid(product, [{ code: 'KV-1' }]);
    if (!one) throw new Error('no variant');
    const short = await shortOf('variant', one);
    expect(await led(short)).toBe(`${page}?v=KV-1`);
    const [renamed] = await grid(product, [{ id: one.id, code: 'KV 2/ğ' }]);
    expect(await led(short)).toBe(`${page}?v=KV+2%2F%C4%9F`);
    await grid(product, [{ ...renamed, is_active: false }]);
    expect(await led(short)).toBe(page);
    await grid(product, []);
    expect(await led(short)).toBe(page);
    // As when staff take a deletion back: the same code, another row.
    const [again] = await grid(product, [{ code: 'KV-1' }]);
    expect([again?.id === one.id, await led(short)]).toEqual([false, `${page}?v=KV-1`]);
    await grid(product, [
      { ...again, is_active: false, ordering: { status: 'replaced', successor: 'EN-YENI' } },
    ]);
    expect(await led(short)).toContain('/urun/');
    expect(await led(short)).not.toBe(page);
  });

  it('of a catalogue or a fair leads to its place on the page', async () => {
    const catalogue = await app.call<{ data: Id }>(
      'POST',
      '/api/admin/catalogues',
      { name_tr: 'Katalog' },
      editor,
    );
    const { id } = catalogue.body.data;
    expect(await led(await shortOf('catalogue', { id }))).toBe(`/katalog#katalog-${id}`);
    const days = { starts_on: '2026-01-01', ends_on: '2026-01-02', is_active: true };
    const fairs: number[] = [];
    for (let index = 0; index < 13; index += 1) {
      const fair = { title_tr: `Fuar ${index}`, ...days, starts_on: `2025-12-${10 + index}` };
      const made = await app.call<{ data: Id }>('POST', '/api/admin/posts/fairs', fair, editor);
      fairs.push(made.body.data.id);
    }
    const [oldest = 0] = fairs;
    const newest = fairs.at(-1) ?? 0;
    const short = await shortOf('fair', { id: oldest });
    expect(await led(short)).toBe(`/fuarlar?page=2#fuar-${oldest}`);
    expect(await led(await shortOf('fair', { id: newest }))).toBe(`/fuarlar#fuar-${newest}`);
    await app.call('DELETE', `/api/admin/posts/fairs/${oldest}`, undefined, editor);
    expect(await led(short)).toBe('/fuarlar');
  });
});

describe('GS1 Digital Link', () => {
  it('leads to the article with the GTIN, in any length, and to its category after its deletion', async () => {
    const product = await buildProduct(app.ctx);
    const [one] = await grid(product, [{ code: 'GS-1', ordering: { gtin: '4006381333931' } }]);
    const page = `/urun/${product.seo_name}?v=GS-1`;
    for (const path of ['/01/4006381333931', '/01/04006381333931/21/7?17=271231&linkType=gs1:pip'])
      expect(await follow(path)).toEqual([302, page]);
    expect(await follow('/01/04006381333931?lang=en')).toEqual([302, `/en${page}`]);
    const link = (await ask('variant', one ?? { id: 0 }, { form: 'gs1' })).body.data;
    expect([link.gtin, link.address]).toEqual(['04006381333931', 'https://www.ornek.test/01/04006381333931']);
    await remove(product);
    expect((await follow('/01/4006381333931'))[1]).toMatch(/^\/urunler\//);
    const other = await buildProduct(app.ctx);
    await grid(other, [], { gtin: '04006381333931' });
    expect(await follow('/01/4006381333931')).toEqual([302, `/urun/${other.seo_name}`]);
    expect(await follow('/01/4006381333930')).toEqual([302, '/404']);
    expect(await follow('/01/40170725')).toEqual([302, '/404']);
  });
});

describe('scans', () => {
  it('are counted by day, without HEAD, programs and unknown codes, and shown for 30 days', async () => {
    const product = await buildProduct(app.ctx);
    const short = await shortOf('product', product);
    await follow(`/k/${short}`);
    await follow(`/k/${short}`, { 'user-agent': 'Mozilla/5.0 (iPhone)' });
    await follow(`/k/${short}`, { method: 'HEAD' });
    await follow(`/k/${short}`, { 'user-agent': 'Googlebot/2.1' });
    await follow('/k/zzzzzzz');
    const scans = (await ask('product', product)).body.data.scans;
    expect(scans.map(({ count }) => count)).toEqual([...Array<number>(29).fill(0), 2]);
    app.clock.advance(2 * dayMs);
    editor = await app.signIn('editor');
    await follow(`/k/${short}`);
    expect((await ask('product', product)).body.data.scans.slice(-3).map(({ count }) => count)).toEqual([
      2, 0, 1,
    ]);
    const stored = await app.ctx.db.selectFrom('short_link_scans').selectAll().execute();
    expect(stored.every(({ record_id: id }) => id > 0)).toBe(true);
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['count', 'day', 'kind', 'record_id']);
  });

  it('that cannot be stored delay nobody and are stored later', async () => {
    const product = await buildProduct(app.ctx);
    const short = await shortOf('product', product);
    const { writer } = app.ctx.connections;
    await follow(`/k/${short}`);
    await writer.schema.alterTable('short_link_scans').renameTo('away').execute();
    await scanCounterOf(app.ctx).flush();
    expect(await led(short)).toBe(`/urun/${product.seo_name}`);
    await writer.schema.alterTable('away').renameTo('short_link_scans').execute();
    expect((await ask('product', product)).body.data.scans.at(-1)?.count).toBe(2);
  });

  it('are kept for two years, the links for good', async () => {
    const links = await app.ctx.db.selectFrom('short_links').selectAll().execute();
    app.clock.advance(732 * dayMs);
    await shortLinkJobs(app.ctx).get(scanRetentionKind)?.({}, {} as never);
    expect(await app.ctx.db.selectFrom('short_link_scans').selectAll().execute()).toEqual([]);
    expect(await app.ctx.db.selectFrom('short_links').selectAll().execute()).toEqual(links);
  });
});
