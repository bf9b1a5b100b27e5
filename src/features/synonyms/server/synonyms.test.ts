import { describe, expect, it } from 'vitest';
import type { FoundProduct, SearchSuggestion } from '#features/product-search/search.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct, buildVariants } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import type { FailedWords, Synonym } from '../synonym.ts';

await recordContract(await openTestApp(), {
  url: 'synonyms',
  mainText: 'name',
  isPlain: true,
  fields: () => ({ words: 'toka, kanca', lang: 'tr' }),
});

const app = await openTestApp({ environment: { LIMITS: 'search=100000/60' } });
const { ctx } = app;
const editor = await app.signIn('editor');
type Written = { data: Synonym } & Pick<Failure, 'errors'>;
const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.call<Written>(method, `/api/admin/synonyms${path}`, body, editor);
const add = (name: string, words: string, lang = 'tr') => call('POST', '', { name, words, lang });

const read = async <Body>(path: string, search: string, more = '') =>
  (await app.call<Body>('GET', `/api/pages/${path}?lang=tr&search=${encodeURIComponent(search)}${more}`))
    .body;
const find = async (search: string, more = '') =>
  (await read<FoundProduct[]>('search-products', search, more)).map(({ code }) => code);
const meant = async (search: string, more = '') =>
  (await read<SearchSuggestion>('search-suggestion', search, more)).suggestion;

const category = await buildCategory(ctx, { name: 'Parçalar' });
const product = (code: string, name: string, more: object = {}) =>
  buildProduct(ctx, { category_id: category.id, code, name, ...more });
await product('BK-1', 'Kemer tokası');
await product('BK-2', 'Toka, sürgülü');
await product('RN-1', 'Kuşgözü');
await product('RN-2', 'Kuşgözü pulu');
await product('RN-3', 'Kuşgözü, pirinç');

describe('a synonym', () => {
  it('finds at once, in both directions, what the other word finds, and no longer after it is deleted', async () => {
    expect(await find('kopça')).toEqual([]);
    const { body } = await add('Kopça', 'toka, agraf çengeli');
    expect(await find('kopca')).toEqual(['BK-2', 'BK-1']);
    expect(await find('KOPÇ')).toEqual(['BK-2', 'BK-1']);
    expect(await find('agraf çengeli kemer')).toEqual(['BK-1']);
    expect(await find('kopça', '&search_type=code')).toEqual([]);
    await call('PUT', `/${body.data.id}`, { words: 'kuşgözü' });
    expect(await find('kopça')).toEqual(['RN-3', 'RN-2', 'RN-1']);
    await call('DELETE', `/${body.data.id}`);
    expect(await find('kopça')).toEqual([]);
  });

  it('counts on the pages of its language only', async () => {
    await add('Fibula', 'toka', 'en');
    expect(await find('fibula')).toEqual([]);
    expect(await find('fibula', '&lang=en')).toEqual([]);
    const english = await app.call<FoundProduct[]>('GET', '/api/pages/search-products?lang=en&search=fibula');
    expect(english.body.map(({ code }) => code)).toEqual(['BK-2', 'BK-1']);
  });

  it('adds its products after those of the typed word', async () => {
    await add('Pul', 'toka');
    expect(await find('pul')).toEqual(['RN-2', 'BK-2', 'BK-1']);
  });

  it('finds no hidden product', async () => {
    await product('GZ-1', 'Gizli mandal', { is_active: false });
    await add('Zımbırtı', 'mandal');
    expect(await find('zımbırtı')).toEqual([]);
  });

  it.each([
    [{ name: 'pul', words: 'halka', lang: 'tr' }, 'name'],
    [{ name: 'Yeni', words: ' , ', lang: 'tr' }, 'words'],
    [{ name: 'Yeni', words: Array.from({ length: 13 }, (_, at) => `s${at}`).join(','), lang: 'tr' }, 'words'],
    [{ name: 'Yeni', words: 'halka', lang: 'xx' }, 'lang'],
  ])('%j is refused beside %s', async (body, field) => {
    const answer = await call('POST', '', body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('is offered for searches without result that no synonym contains', async () => {
    await inOperationalTransaction(ctx, ({ db }) =>
      db
        .insertInto('failed_searches')
        .values([
          { day: '2026-11-01', search: 'percin', count: 2 },
          { day: '2026-11-02', search: 'percin', count: 3 },
          { day: '2026-11-02', search: 'pul', count: 9 },
        ])
        .execute(),
    );
    const failed = async () =>
      (await app.call<FailedWords>('GET', '/api/admin/synonyms/failed-searches', undefined, editor)).body;
    expect(await failed()).toEqual([{ search: 'percin', count: 5 }]);
    await add('Perçin', 'kuşgözü');
    expect(await failed()).toEqual([]);
  });
});

describe('“did you mean”', () => {
  it.each([
    ['kusgoszu', 'kuşgözü'],
    ['KUŞGOZÜÜ', 'kuşgözü'],
    ['kemer tokqsı', 'kemer tokası'],
    ['persin', 'perçin'],
  ])('suggests for “%s” the word as the site writes it: “%s”', async (typed, written) => {
    expect(await meant(typed)).toBe(written);
  });

  it.each(['kuşgözü', 'qqqqqq', '', 'toka'])('suggests nothing for “%s”', async (typed) => {
    expect(await meant(typed)).toBeNull();
  });

  it('suggests the word of many products for one that a single product has misspelt', async () => {
    await product('RN-9', 'Kuşgözu, çinko');
    await product('YL-1', 'Yaylı karabina');
    await product('YL-2', 'Döner karabina');
    await product('YL-3', 'Düz karabina');
    await product('YL-4', 'Kilitli karabna');
    expect(await find('karabna')).toEqual(['YL-4']);
    expect(await meant('karabna')).toBe('karabina');
  });

  it('never names words of drafts, hidden products and hidden codes, and looks past them', async () => {
    await product('SR-1', 'Gizemli kancam', { is_active: false });
    await product('SR-2', 'Kancaz', { published_at: '2999-01-01T00:00:00.000Z' });
    expect(await meant('kancax')).toBeNull();
    const hook = await product('SR-3', 'Kanca');
    await buildVariants(ctx, hook, [{ code: 'SR-3-KANCAY', is_active: false }]);
    expect(await meant('kancay')).toBeNull();
    expect(await meant('kancax')).toBe('kanca');
  });

  it('names neither a hidden code of a visible product, nor a hidden word that begins a visible one', async () => {
    const lock = await product('KL-1', 'Kilit');
    await buildVariants(ctx, lock, [{ code: 'KL-1-ZEBERCET', is_active: false }]);
    expect(await meant('zebercett')).toBeNull();
    await product('PR-1', 'Perdah', { is_active: false });
    await product('PR-2', 'Perdahlık');
    expect(await meant('perdaah')).toBeNull();
  });

  it('does not correct codes', async () => {
    expect(await meant('kusgoszu', '&search_type=code')).toBeNull();
  });
});
