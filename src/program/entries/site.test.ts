import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import type { Frontend } from './frontend.ts';

/** Pages that the cache does not store, such as the search page. */
const frontend: Frontend = {
  renderSite: async (path) => ({
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: path,
    isStored: false,
  }),
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
};

it('a search page counts as a search, other pages do not', async () => {
  const { app } = await openTestApp({ frontend });
  const statuses = new Set<number>();
  for (let n = 0; n < 120; n += 1) {
    statuses.add((await app.inject(`/urun-ara?search_type=all&search=${n}`)).statusCode);
    statuses.add((await app.inject(`/urunler/toka?page=${n + 2}`)).statusCode);
  }
  expect([...statuses]).toEqual([200]);
  const refused = await app.inject('/urun-ara?search_type=all&search=x');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toContain('text/html');
  expect((await app.inject('/urunler/toka')).statusCode).toBe(200);
});

it('a search page is rendered from its canonical address', async () => {
  const { app } = await openTestApp({ frontend });
  const read = async (query: string) => (await app.inject(`/urun-ara?${query}`)).body;
  expect(await read('transporter_types=zincir&search=%20metal++toka%20&search_type=name&utm=1')).toBe(
    '/urun-ara?search_type=name&search=metal+toka&transporter_types=zincir',
  );
  expect(await read('search_type=x&search=&transporter_types=')).toBe('/urun-ara');
  expect(await read(`search=${'a'.repeat(300)}`)).toBe(`/urun-ara?search=${'a'.repeat(200)}`);
  expect(await read('search=%00%E0%A4%A')).toMatch(/^\/urun-ara/);
});

it('browsers may keep a redirect to the canonical form of an address for ten minutes', async () => {
  const { app } = await openTestApp({ frontend });
  const kept = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.location, headers['cache-control']];
  };
  expect(await kept('/Urunler/TOKA/')).toEqual([301, '/urunler/toka', 'public, max-age=600']);
  expect(await kept('/EN/urunler/toka')).toEqual([301, '/en/urunler/toka', 'public, max-age=600']);
  expect(await kept('/Giris-Yap')).toEqual([301, '/giris-yap', 'public, max-age=600']);
  // The redirect is not cached, because the main language, which has no prefix, can change.
  expect(await kept('/tr/urunler/toka')).toEqual([301, '/urunler/toka', 'no-cache']);
});

it('the message about the search limit is in the language of the address', async () => {
  const { app, call, signIn } = await openTestApp({ frontend, environment: { LIMITS: 'search=1/60' } });
  await app.inject('/urun-ara?search=a');
  const english = await app.inject('/en/urun-ara?search=b');
  expect([english.statusCode, english.body]).toEqual([429, expect.stringContaining('<html lang="en">')]);
  expect(english.body).toContain('too many searches');
  expect((await app.inject('/urun-ara?search=c')).body).toContain('çok fazla arama');
  await call('PUT', '/api/admin/languages/main', { abbr: 'en' }, await signIn());
  expect((await app.inject('/urun-ara?search=d')).body).toContain('too many searches');
});
